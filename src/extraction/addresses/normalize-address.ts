/**
 * The key under which two written forms of an address meet: folded, with the usual abbreviations written one way.
 *
 * @param value an address on one line
 */
export function normalizeAddress(value: string): string {
  return fold(value)
    .split(' ')
    .map((word) => ABBREVIATIONS.get(word) ?? word.replace(/(?<=..)strasse$/, 'str'))
    .join(' ')
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Lower case without accents and punctuation, words parted by single spaces: `Königstraße 1-3` is `konigstrasse 1 3`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const plain = NON_ASCII.test(lower)
    ? lower
        .normalize('NFKD')
        .replace(MARKS, '')
        .replace(/[ßłøđðþæœı]/g, (letter) => LETTERS[letter]!)
        .normalize('NFC')
    : lower
  return plain.replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim()
}

const PLAIN = /^[a-z\d]+$/
const NON_ASCII = /[^\x00-\x7f]/
/** Latin, Greek and Cyrillic accents only: the marks of Indic, Thai and Arabic script are letters. */
const MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘`´]/g
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  [
    ['st', 'street saint ste sankt'],
    ['rd', 'road'],
    ['ave', 'avenue av avn avda avenida'],
    ['blvd', 'boulevard bd boul blv bulevard'],
    ['dr', 'drive'],
    ['ln', 'lane'],
    ['ct', 'court'],
    ['sq', 'square'],
    ['cres', 'crescent cresc'],
    ['ter', 'terrace tce terr'],
    ['hwy', 'highway'],
    ['pkwy', 'parkway'],
    ['expy', 'expressway expwy'],
    ['gdns', 'gardens'],
    ['pl', 'place platz plac plaza'],
    ['str', 'strasse strada'],
    ['ul', 'ulica ulice'],
    ['n', 'north no nr'],
    ['s', 'south'],
    ['e', 'east'],
    ['w', 'west'],
    ['bldg', 'building'],
    ['fl', 'floor flr'],
    ['rm', 'room'],
    ['uk', 'gb'],
  ].flatMap(([short, long]) => long!.split(' ').map((word) => [word, short!] as const)),
)
