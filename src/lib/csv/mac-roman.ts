const SAMPLE_LENGTH = 100_000
/** The letters beyond ASCII that Western European languages use. */
const COMMON = new Set('äöüßéèêëàâáíìîïóòôõúùûñçãåæøœ')
const BEYOND_ASCII = /[^\0-\x7f]/g
const LETTER = /\p{L}/u
const LATIN = /\p{sc=Latin}/u
/** Letters of other scripts, which stand beside their own. */
const FOREIGN = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Thai}]/u
const UPPER = /\p{Lu}/u

/**
 * Whether a file of one byte a character was written on a Mac of old and by Excel for Mac, which no byte tells: the
 * same bytes are `ö` in one encoding and `š` in the other.
 *
 * @param asMac the bytes read as MacRoman
 * @param asGuessed the same bytes in the encoding that was guessed
 */
export const isLikelierMacRoman = (asMac: string, asGuessed: string): boolean => {
  const score = westernScore(asMac)
  return score > 0 && score > westernScore(asGuessed)
}

/** Letters where words have them count for a reading; signs within words and capitals behind small letters against it. */
function westernScore(text: string): number {
  let score = 0
  for (const { 0: letter, index } of text.slice(0, SAMPLE_LENGTH).matchAll(BEYOND_ASCII)) {
    const before = text[index - 1] ?? ' '
    const after = text[index + 1] ?? ' '
    const isInWord = LETTER.test(before) || LETTER.test(after)
    if (FOREIGN.test(letter))
      score += LATIN.test(before) || LATIN.test(after) ? -2 : FOREIGN.test(before) || FOREIGN.test(after) ? 2 : 0
    else if (UPPER.test(letter)) score += /\p{Ll}/u.test(before) ? -2 : COMMON.has(letter.toLowerCase()) ? 1 : 0
    else if (COMMON.has(letter)) score += isInWord ? 2 : 0
    else if (LETTER.test(letter)) score += isInWord ? 1 : 0
    else if (LETTER.test(before) && LETTER.test(before) && LETTER.test(after)) score -= 2
  }
  return score
}
