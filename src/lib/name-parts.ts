/** A person's name in the two parts that address books use. One of them is empty if the name is a single word. */
export interface NameParts {
  readonly given: string
  readonly family: string
}

/** Han, kana and Hangul: the family name comes first, mostly without a separator. */
const EAST_ASIAN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{M}ー々〆\s]+$/u

/** Splits a name. The family name is the last word, with any lower-case particles before it: Ludwig | van Beethoven. */
export function nameParts(name: string): NameParts {
  const words = name.trim().split(/\s+/)
  if (words.length > 1 && EAST_ASIAN.test(name)) return { given: words.slice(1).join(' '), family: words[0]! }
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const at = particle < 0 ? words.length - 1 : particle
  return { given: words.slice(0, at).join(' '), family: words.slice(at).join(' ') }
}
