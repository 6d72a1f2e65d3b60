#!/usr/bin/env python3
"""Writes a large vCard file, and beside it the names in it, to check a reader against.

    python3 -m pip install vobject faker
    python3 Tests/Contacts/generate.py /tmp/contacts.vcf [20000]

writes /tmp/contacts.vcf (about 40 MB) and /tmp/contacts.names.json, a list of the names in the
order of the cards. The same count gives the same files, as long as the two packages are of the
same versions.
"""

import json
import pathlib
import random
import sys

import faker
import vobject

SEED = 20_240_229
LOCALES = [
    "en_US", "de_DE", "fr_FR", "pl_PL", "cs_CZ", "el_GR", "uk_UA", "tr_TR",
    "ja_JP", "zh_CN", "ko_KR", "hi_IN", "ar_EG", "he_IL", "th_TH", "vi_VN",
]
PHOTO_BYTES = 20_000
CARDS_PER_PHOTO = 20


def main():
    path = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    chance = random.Random(SEED)
    fakes = [faker.Faker(locale) for locale in LOCALES]
    for fake in fakes:
        fake.seed_instance(SEED)

    names = []
    with path.open("wb") as file:
        for index in range(count):
            card = make_card(index, fakes[index % len(fakes)], chance)
            names.append(card.fn.value)
            file.write(fold(card.serialize(lineLength=1_000_000)))
    names_path = path.with_suffix(".names.json")
    names_path.write_text(json.dumps(names, ensure_ascii=False), encoding="utf-8")
    print(f"{path}: {count} cards, {path.stat().st_size / 1e6:.1f} MB, seed {SEED}")


def make_card(index, fake, chance):
    """A card such as address books write: long lines are folded, some have a photo."""
    given, family = fake.first_name(), fake.last_name()
    titles = f", {fake.job()}; {fake.company()}" if chance.random() < 0.3 else ""

    card = vobject.vCard()
    card.add("fn").value = f"{given} {family}{titles}"
    card.add("n").value = vobject.vcard.Name(family=family, given=given)
    card.add("uid").value = f"urn:uuid:{chance.getrandbits(128):032x}"
    card.add("org").value = [fake.company()]
    for kind in chance.sample(["home", "work", "other"], chance.randint(1, 3)):
        email = card.add("email")
        email.value = fake.ascii_email()
        email.type_param = kind
        phone = card.add("tel")
        phone.value = fake.phone_number()
        phone.type_param = [kind, "pref"] if chance.random() < 0.2 else kind
    address = card.add("adr")
    address.value = vobject.vcard.Address(
        street=fake.street_address(), city=fake.city(), code=fake.postcode(), country=fake.country())
    card.add("categories").value = ["Friends", "Chess"] if chance.random() < 0.1 else ["Chess"]
    card.add("note").value = fake.text(max_nb_chars=chance.randint(100, 220))
    if index % CARDS_PER_PHOTO == 0:
        photo = card.add("photo")
        photo.value = chance.randbytes(PHOTO_BYTES)
        photo.encoding_param = "b"
        photo.type_param = "JPEG"
    return card


def fold(text):
    """Folds lines after 75 bytes, which may be in the middle of a character."""
    folded = []
    for line in text.encode().split(b"\r\n"):
        pieces = [line[:75]] + [line[start : start + 74] for start in range(75, len(line), 74)]
        folded.append(b"\r\n ".join(pieces))
    return b"\r\n".join(folded)


if __name__ == "__main__":
    main()
