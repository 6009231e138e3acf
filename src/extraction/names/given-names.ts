import { KO } from '../../facts/languages/ko.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { memoize } from '../memoize.ts'
import { isListed } from './lexicon.ts'
import { hasNounEnding } from './vocabulary.ts'

/** `ambiguous` names are also words, places or family names. */
export type GivenName = 'sure' | 'ambiguous' | 'unknown'

/** Given names of Korea, which are also written in two parts: Ji-hoon. */
const KOREAN = new RegExp(`^(?:${KO.personNames!.composed})$`)
/** Patterns for cultures that compose given names from parts and whose languages have no facts. */
const COMPOSED: readonly RegExp[] = [
  // Yoruba: prefixes such as Ade-, Olu-, Ayo- and Temi- with a verb phrase, in letters that Yoruba has.
  /^(?:ade|ayo|babat?|fola|folo|ibukun|ife|iyan|kofo|mobo|mojo|mosun|oye|ola|olu|oluwa|omo|ope|ore|oyin|simi|temi|titi|tolu|tomi|wura)(?:[bdfgjklmnprstwy]|sh|gb)[aeiou][abd-pr-uwy]{2,9}$/,
  // Igbo: Chi-, Chukwu-, Nwa-, Uche- with a description of God or the child.
  /^(?:chi|chukwu|ebube|ifea|ifu|ije|ike|kam|kene|nke|nne|nna|nwa|obi|oge|ogo|onyi?|soch|uche|ugo|ukam|uzo)(?:amaka|anyi|azor|biageli|bueze|buike|buzor?|chukwu|dera|diebere|dimma|dinma|dozie|dubem|ebuka|emeka|emerie|ezie|gozie|jioke|kachi|kamso|kezie|kwado|manda|mezie|naza|nedum?|nelo|nemerem|nenye|nonso|nwendu|nyelum?|nyere|nyinye|oma|som|wuma|zaram|zoba)$/,
]

let composed: readonly RegExp[] | null = null
const isComposed = (word: string): boolean => {
  composed ??= [
    ...COMPOSED,
    ...wordsOfLanguages(({ personNames }) => personNames?.composed).map((form) => new RegExp(`^(?:${form})$`)),
  ]
  return composed.some((pattern) => pattern.test(word))
}

/** Cache size. */
const WORDS_MAX = 10_000

/**
 * How certain it is that a word, folded, is a given name. Compounds such as Karl-Heinz are judged by their first part,
 * or by the second if the first is ambiguous.
 */
export const givenName = memoize(judgeGivenName, WORDS_MAX)

function judgeGivenName(word: string): GivenName {
  if (isListed(word, 'ambiguousGiven')) return 'ambiguous'
  if (isListed(word, 'given')) return 'sure'
  const hyphen = word.indexOf('-')
  if (hyphen > 1) {
    const parts = word.split('-')
    if (KOREAN.test(parts.join(''))) return 'sure'
    if (parts.some((part) => part.length < 2)) return 'unknown'
    const first = givenName(parts[0]!)
    // Lea-Sophie, Jan-Ole
    return first === 'ambiguous' && parts.length === 2 && givenName(parts[1]!) === 'sure' ? 'sure' : first
  }
  // Juergen for Jürgen, Soeren for Søren.
  const umlaut = word.replace(/([aou])e/g, '$1')
  if (umlaut !== word && isListed(umlaut, 'given')) return 'sure'
  // Spanish `operación` and English `operation` have the parts of a Yoruba name.
  return isComposed(word) && !hasNounEnding(word, true) ? 'sure' : 'unknown'
}
