/** Latin letters and the letters of another script that look the same in either case, all in lower case. */
const GREEK = ['abehikmnoptuvxyz', 'αβεηικμνορτυνχυζ'] as const
const CYRILLIC = ['abcehkmoptxy', 'авсенкмортху'] as const
const GREEK_LETTER = /[\u0370-\u03ff]/
const MIXED = /[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/
const WORD = /[a-z\u0370-\u04ff]{2,40}/g

/**
 * Converts words that mix two scripts to one of them. Keyboards and copied text introduce look-alike letters, as in
 * `Tηλ` with a Latin T. Offsets are unchanged.
 *
 * @param lower in lower case
 */
export function inOneScript(lower: string): string {
  return MIXED.test(lower) ? lower.replace(WORD, (word) => (MIXED.test(word) ? spelledAlike(word) : word)) : lower
}

/**
 * Converts a word to the script of those letters that have no look-alike; a word with such letters of both scripts is
 * unchanged.
 */
function spelledAlike(word: string): string {
  const [latin, other] = GREEK_LETTER.test(word) ? GREEK : CYRILLIC
  const spelled = word.replace(/[a-z]/g, (letter) => other[latin.indexOf(letter)] ?? letter)
  if (!MIXED.test(spelled)) return spelled
  const inLatin = word.replace(/[^a-z]/g, (letter) => latin[other.indexOf(letter)] ?? letter)
  return MIXED.test(inLatin) ? word : inLatin
}
