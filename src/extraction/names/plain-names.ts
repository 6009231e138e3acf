import { givenName } from './given-names.ts'
import { isListed } from './lexicon.ts'
import { isUnknown } from './likelihood.ts'
import type { NameWord } from './name-parts.ts'
import type { NameRun } from './name-runs.ts'
import { isPlaceName } from './place-names.ts'
import { isUsedAlone } from './reported-names.ts'
import type { Standing } from './standing.ts'
import { isEntityHead, isFamilyName, isWordFamilyName } from './vocabulary.ts'

/** Shorter given names are also abbreviations and words: "Reg", "Nir", "Bao". */
const GIVEN_LENGTH_MIN = 4

/**
 * Whether a run of words begins with a given name, and its last word may be a family name. Excludes "NIR Spectroscopy":
 * an abbreviation that equals a given name.
 */
export function beginsWithGivenName({ words }: NameRun): boolean {
  const [first] = words
  const last = words.at(-1)!
  if (first!.isInitial || givenName(first!.folded) !== 'sure') return false
  if (first!.text === first!.text.toUpperCase() && last.text !== last.text.toUpperCase()) return false
  return !isEntityHead(last.folded) && (!isWordFamilyName(last.folded) || isFamilyName(last.folded))
}

/**
 * Whether a name needs no evidence but its words: its first word is a given name and nothing else, as those of most
 * people, and unlike Bentley, Virginia and Jensen, which are also families, places and brands.
 */
export function isPlainName({ reading, candidate, likelihood, place, lead }: Standing): boolean {
  const { run } = candidate
  if (likelihood < 3 || place.isNavigation || !beginsWithGivenName(run)) return false
  const { folded } = run.words[0]!
  if (folded.length < GIVEN_LENGTH_MIN || !isListed(folded, 'given')) return false
  if (isListed(folded, 'family') || isWordFamilyName(folded) || isPlaceName(run.value)) return false
  const others = run.words.slice(1)
  const unknown = others.filter(({ folded, isInitial }) => !isInitial && isUnknown(folded))
  if (unknown.length > UNKNOWN_MAX || others.some(isAbbreviation)) return false
  return (
    !VIETNAMESE.test(run.value) &&
    !BEHIND_CAPITAL.test(lead.slice(-WORD_MAX)) &&
    isUsedAlone(reading, candidate, ALSO_BEFORE)
  )
}
/** More unknown words are a list, or the text around a name. */
const UNKNOWN_MAX = 2
/** "Marlow SS Roe", "Marlow St. Roe" */
const isAbbreviation = ({ text, isInitial }: NameWord) =>
  (!isInitial && text.endsWith('.')) || /^\p{Lu}{2,3}$/u.test(text)
/** Letters of Vietnamese only, which writes given names last, and towns with the same words. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
/** A capitalised word right before a name, which is then the rest of a longer one: "Klinik Marlow Roe". */
const BEHIND_CAPITAL = /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]* $/u
const WORD_MAX = 30
/** A year, a time of day or a slash before a name: "2003-04 Jane Roe", "10h30 Jane Roe", "Marlow Ltd / Jane Roe". */
const ALSO_BEFORE = /(?:\d|[\p{L})] \/) $/u
