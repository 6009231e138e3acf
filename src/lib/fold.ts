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
  const kind = kindOf(lower)
  if (kind === 'word') return lower
  if (kind === 'words') return lower.replace(SPACES, ' ').trim()
  const plain =
    kind === 'other'
      ? lower
          .normalize('NFKD')
          .replace(MARKS, '')
          .replace(/[ßłøđðþæœı]/g, (letter) => LETTERS[letter]!)
          .normalize('NFC')
      : lower
  return plain.replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim()
}

/** One pass instead of a pattern for each question: most folded texts are one word of ASCII, or a few. */
function kindOf(lower: string): 'word' | 'words' | 'ascii' | 'other' {
  let kind: 'word' | 'words' | 'ascii' = lower === '' ? 'ascii' : 'word'
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at)
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) continue
    if (code >= 0x80) return 'other'
    if (code !== 0x20) kind = 'ascii'
    else if (kind === 'word') kind = 'words'
  }
  return kind
}

const SPACES = / {2,}/g
/** Only Latin, Greek and Cyrillic accents: in Indic, Thai and Arabic script, combining marks are letters. */
const MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘`´]/g
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu
