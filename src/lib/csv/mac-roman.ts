const SAMPLE_LENGTH = 100_000
/** The non-ASCII letters of Western European languages. */
const COMMON = new Set('äöüßéèêëàâáíìîïóòôõúùûñçãåæøœ')
const BEYOND_ASCII = /[^\0-\x7f]/g
const LETTER = /\p{L}/u
const LATIN = /\p{sc=Latin}/u
/** Letters of other scripts, which usually occur next to letters of the same script. */
const FOREIGN = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Thai}]/u
const UPPER = /\p{Lu}/u

/**
 * Whether a file in a single-byte encoding is more likely MacRoman, as written by old Macs and Excel for Mac. No byte
 * proves it: the same byte is `ö` in one encoding and `š` in the other.
 *
 * @param asMac the bytes decoded as MacRoman
 * @param asGuessed the same bytes in the guessed encoding
 */
export const isLikelierMacRoman = (asMac: string, asGuessed: string): boolean => {
  const score = westernScore(asMac)
  return score > 0 && score > westernScore(asGuessed)
}

/**
 * Scores a reading: letters in plausible places count for it, symbols within words and capitals after small letters
 * against it.
 */
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
