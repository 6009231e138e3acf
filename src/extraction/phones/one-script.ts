/** Latin letters and those of another script that look the same, in lower or upper case, both given in lower case. */
const GREEK = ['abehikmnoptuvxyz', 'αβεηικμνορτυνχυζ'] as const
const CYRILLIC = ['abcehkmoptxy', 'авсенкмортху'] as const
const GREEK_LETTER = /[\u0370-\u03ff]/
const MIXED = /[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/
const WORD = /[a-z\u0370-\u04ff]{2,40}/g

/**
 * Text whose words of two scripts are of one: keyboards and copied text bring in letters that only look like the others, as
 * in `Tηλ` with a Latin T. Positions stay the same.
 *
 * @param lower in lower case
 */
export function inOneScript(lower: string): string {
  return MIXED.test(lower) ? lower.replace(WORD, (word) => (MIXED.test(word) ? spelledAlike(word) : word)) : lower
}

/** A word with all its letters in the script of which some have no counterpart in the other; as it stands where both have such. */
function spelledAlike(word: string): string {
  const [latin, other] = GREEK_LETTER.test(word) ? GREEK : CYRILLIC
  const spelled = word.replace(/[a-z]/g, (letter) => other[latin.indexOf(letter)] ?? letter)
  if (!MIXED.test(spelled)) return spelled
  const inLatin = word.replace(/[^a-z]/g, (letter) => latin[other.indexOf(letter)] ?? letter)
  return MIXED.test(inLatin) ? word : inLatin
}
