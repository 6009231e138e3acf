import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import { isFamilyName, isPlainWord } from './vocabulary.ts'

const fullWords = ({ words }: NameRun) => words.filter((word) => !word.isInitial).length

const LEAD_MAX = 32
const TAIL_MAX = 8
/** The beginning of a line or of an item, with the titles that stand before a family name: "Prof. Dr. Roe, Jane". */
const LEAD =
  /(?:^|[;|•:\d]\s*|\t|\. )(?<titles>(?:(?:\p{Lu}[\p{L}-]{0,9}\.|Herrn?|Frau|Mrs?|Ms|Dr|Prof)[ -]?){0,4})(?<particle>(?:(?:van|von|vom|zu|de|del|della|di|da|dos|du|ter|ten|af|av|el|al|bin|ben) (?:(?:der|den|de|het|la|las|los|le|dem|und|zu) ){0,2}|d['’])?)$/u
const BETWEEN = /^, (?:(?:\p{Lu}[\p{L}-]{0,9}\.|Herrn?|Frau|Mrs?|Ms|Dr|Prof) ?){0,3}$/u
const TAIL = /^\s*(?:$|[;|(/\d–—-]|,? (?:[\p{L}]{1,4}\.|[\p{Lu}]{2,4})(?:$|[ ,]))/u

/** Joins "Roe" and "Jane" where a line writes "Roe, Jane", into a run that reads "Jane Roe"; other runs stay. */
export function invertedRuns(text: string, offset: number, runs: readonly NameRun[]): NameRun[] {
  const joined: NameRun[] = []
  for (let at = 0; at < runs.length; at++) {
    const family = runs[at]!
    const given = runs[at + 1]
    const inverted = given && joinInverted(text, offset, family, given)
    joined.push(inverted ?? family)
    if (inverted) at++
  }
  return joined
}

function joinInverted(text: string, offset: number, family: NameRun, given: NameRun): NameRun | null {
  // "Ann Roe, Jane Marlow" are two persons.
  if (family.words.length + fullWords(given) > 3) return null
  const between = text.slice(family.end - offset, given.start - offset)
  if (!BETWEEN.test(between) || !TAIL.test(text.slice(given.end - offset, given.end - offset + TAIL_MAX))) return null
  const [first] = family.words
  if (family.words.some((word) => word.isInitial)) return null
  if (family.words.length > 1 && givenName(first!.folded) === 'sure') return null
  const lead = LEAD.exec(text.slice(Math.max(0, family.start - offset - LEAD_MAX), family.start - offset))?.groups
  if (!lead) return null
  const likely = givenName(given.words[0]!.folded)
  const isVouched = lead.titles !== '' || lead.particle !== '' || between.length > 2
  const isFamily = isVouched || (isFamilyName(first!.folded) && !isPlainWord(first!.folded))
  if (likely !== 'sure' && !(likely === 'ambiguous' && isFamily)) return null
  const particle = lead.particle ?? ''
  return {
    start: family.start - particle.length,
    end: given.end,
    words: [...given.words, ...family.words],
    value: `${given.value} ${particle}${family.value}`,
  }
}
