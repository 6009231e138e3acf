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
