import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import { isFamilyName, isPlainWord } from './vocabulary.ts'

const fullWords = ({ words }: NameRun) => words.filter((word) => !word.isInitial).length

const LEAD_MAX = 32
const TAIL_MAX = 24
/** The beginning of a line or an item, with the titles before a family name: "Prof. Dr. Roe, Jane". */
const LEAD =
  /(?:^|[;|•:\d]\s*|\t|\. )(?<titles>(?:(?:\p{Lu}[\p{L}-]{0,9}\.|Herrn?|Frau|Mrs?|Ms|Dr|Prof)[ -]?){0,4})(?<particle>(?:(?:van|von|vom|zu|de|del|della|di|da|dos|du|ter|ten|af|av|el|al|bin|ben) (?:(?:der|den|de|het|la|las|los|le|dem|und|zu) ){0,2}|d['’])?)$/u
const BETWEEN = /^, (?:(?:\p{Lu}[\p{L}-]{0,9}\.|Herrn?|Frau|Mrs?|Ms|Dr|Prof) ?){0,3}$/u
const TAIL = /^\s*(?:$|[;|(/\d–—-]|,? (?:[\p{L}]{1,4}\.|[\p{Lu}]{2,4})(?:$|[ ,]))/u

/** Family name particles placed last, as Dutch and German registers sort them: "Roe, Jan van der". */
const PARTICLE_BEHIND =
  /^ (?<particle>(?:van|von|vom|zu|zur|de|del|della|di|da|do|dos|du|ter|ten|te|af|av|el|al|in)(?: (?:der|den|de|het|la|las|los|le|dem|['’]t)){0,2}|['’]t|d['’])(?=\s*(?:$|[;|(/\d\t]|,|\s[–—-]))/u

/** Maximum words of an inverted name, and of one that fills an element and has no other than given names at its end. */
const WORDS_MAX = { inLine: 3, inElement: 5 } as const
const areGivenNames = ({ words }: NameRun) => words.every(({ folded, isInitial }) => isInitial || isGivenName(folded))
const isGivenName = (word: string) => givenName(word) !== 'unknown'

/**
 * Joins the two runs of an inverted name, "Roe, Jane", into one run "Jane Roe". Other runs stay unchanged.
 *
 * @param fillsElement whether an element of the page contains exactly the text between two positions
 */
export function invertedRuns(
  text: string,
  offset: number,
  runs: readonly NameRun[],
  fillsElement: (start: number, end: number) => boolean = () => false,
): NameRun[] {
  const joined: NameRun[] = []
  for (let at = 0; at < runs.length; at++) {
    const family = runs[at]!
    const given = runs[at + 1]
    const inverted = given && joinInverted(text, offset, family, given, fillsElement)
    joined.push(inverted ?? family)
    if (inverted) at++
  }
  return joined
}

function joinInverted(
  text: string,
  offset: number,
  family: NameRun,
  given: NameRun,
  fillsElement: (start: number, end: number) => boolean,
): NameRun | null {
  const between = text.slice(family.end - offset, given.start - offset)
  if (!between.startsWith(', ')) return null
  const isElement = fillsElement(family.start, given.end)
  // "Ann Roe, Jane Marlow" are two people.
  const most = isElement && areGivenNames(given) ? WORDS_MAX.inElement : WORDS_MAX.inLine
  if (family.words.length + fullWords(given) > most) return null
  const tail = text.slice(given.end - offset, given.end - offset + TAIL_MAX)
  const behind = PARTICLE_BEHIND.exec(tail)?.groups?.particle ?? ''
  if (!BETWEEN.test(between) || !(isElement || behind !== '' || TAIL.test(tail))) return null
  const [first] = family.words
  if (family.words.some((word) => word.isInitial)) return null
  if (family.words.length > 1 && givenName(first!.folded) === 'sure') return null
  const lead = LEAD.exec(text.slice(Math.max(0, family.start - offset - LEAD_MAX), family.start - offset))?.groups
  if (!lead && !isElement) return null
  const likely = givenName(given.words[0]!.folded)
  const isVouched = (lead && (lead.titles !== '' || lead.particle !== '')) || behind !== '' || between.length > 2
  const inSequence = isVouched || (isFamilyName(first!.folded) && !isPlainWord(first!.folded))
  if (likely !== 'sure' && !(likely === 'ambiguous' && inSequence)) return null
  const particle = lead?.particle ?? ''
  const joining = behind === '' ? particle : `${behind}${/['’]$/.test(behind) ? '' : ' '}`
  return {
    start: family.start - particle.length,
    end: given.end + (behind === '' ? 0 : behind.length + 1),
    words: [...given.words, ...family.words],
    value: `${given.value} ${joining}${family.value}`,
  }
}

const IN_CAPITALS = /^[\p{Lu}\p{M}'’.-]+$/u
/** Particles before a family name in capitals: "EL ROE Jane". */
const PARTICLES =
  /(?<![\p{L}\p{N}.'’-] ?)(?:(?:VAN|VON|DER|DEN|DE|DEL|DELLA|DI|DA|DOS|DAS|DU|DES|LA|LE|LOS|LAS|TER|TEN|ZU|EL|AL|BEN|BIN|ST|SAN) ){1,3}$/u
const PARTICLES_MAX = 16

/** Reorders "ROE Jane" to "Jane Roe": some lists mark the family name by capitals. Other runs stay unchanged. */
export function familyLast(text: string, offset: number, run: NameRun): NameRun {
  const from = run.start - offset
  if (run.words.length < 2 || !/^\p{Lu}{2}/u.test(text.slice(from, from + 2))) return run
  const shown = text.slice(from, run.end - offset).split(' ')
  const value = run.value.split(' ')
  const at = shown.findIndex((word) => !IN_CAPITALS.test(word))
  const isTold = at > 0 && shown.length === value.length && shown.slice(0, at).some((word) => word.length > 2)
  if (!isTold || shown.slice(at).some((word) => word.length > 2 && IN_CAPITALS.test(word))) return run
  const given = givenName(foldName(shown[at]!))
  // In "JANE Roe" capitals only mark the first word; in "THOMAS Jane" they mark a family name.
  if (given === 'unknown' || (given !== 'sure' && givenName(run.words[0]!.folded) === 'sure')) return run
  const family = run.words.findIndex((word) => word.text === shown[at])
  const particles = PARTICLES.exec(text.slice(Math.max(0, from - PARTICLES_MAX), from))?.[0] ?? ''
  const lowered = particles.replace(/(?<=\p{L})\p{L}/gu, (letter) => letter.toLowerCase())
  return {
    start: run.start - particles.length,
    end: run.end,
    words: [...run.words.slice(family), ...run.words.slice(0, family)],
    value: `${value.slice(at).join(' ')} ${lowered}${value.slice(0, at).join(' ')}`,
  }
}
