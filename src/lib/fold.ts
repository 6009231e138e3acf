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

/**
 * Returns text in lower case, without accents and punctuation, and with single spaces between words: `Königstraße 1-3`
 * becomes `konigstrasse 1 3`.
 */
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
/** Only Latin, Greek and Cyrillic accents: in Indic, Thai and Arabic script, combining marks are letters. */
const MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘`´]/g
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu
