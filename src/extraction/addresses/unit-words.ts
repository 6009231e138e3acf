import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'

/**
 * Classifies a part below street level: a floor, a suite, a plot, a named building or estate.
 *
 * @returns `numbered` with a number or letter, `named` without, null for anything else
 */
export function unitKind(text: string): 'numbered' | 'named' | null {
  if (text.length > UNIT_LENGTH_MAX) return null
  const lower = text.toLowerCase()
  if (NUMBERED_THING.test(text)) return 'numbered'
  if (!UNIT.test(lower) && !FLOOR.test(lower) && !BUILDING.test(text)) return null
  return /\d|^\p{L}+ [A-Z]$/u.test(text) ? 'numbered' : 'named'
}

/** `kiosque n° 14`, `villa n° 12 bis`: whatever it is, it has a number. */
const NUMBERED_THING = /^\p{L}{4,14} n[°º] ?(?!(?:19|20)\d\d)\d{1,4}(?: bis| ter| ?[A-Z])?$/u
const UNIT_LENGTH_MAX = 70

/** In lower case, like `FLOOR`: case-insensitive patterns take three times as long to compile. */
const UNIT = compilePattern(`^["(]?(?:${anyOf(({ units }) => units?.words)})(?!\\p{L})[.:]?(?= |$|\\d|#|\\()`, 'u')

const FLOOR = compilePattern(
  `^(?:(?:${anyOf(({ units }) => units?.floorOrdinals)}|\\d{1,3} ?(?:st|nd|rd|th|[º°ª.]|e|er|ème|/f|\\ufffd)?) ?(?:${anyOf(({ units }) => units?.floors)})(?!\\p{L})` +
    `|\\d{1,3}(?:\\.\\d{1,2})?(?:st|nd|rd|th)?[ -]?k\\.?m\\.?$|\\d{1,3}/f|\\d{1,2}f(?!\\p{L})|#\\d{1,3}[-–]\\d{1,4}|\\d{1,2}[ºª°] ?[a-z]?$|[a-z]{2}-\\d{3,4}-\\d{4}$|${anyOf(({ units }) => units?.doors)})`,
  'u',
)

const BUILDING = compilePattern(
  `^the (?:old|former) \\p{L}{3,12}(?: \\p{L}{3,12})?$|^.[^!?]{2,50}[ -](?:${anyOf(({ units }) => units?.buildings)})(?: (?:\\d{1,4}[A-Z]?|[A-Z]{1,2}|[IVX]{1,4}|no\\.? ?\\d{1,3}|\\(.{1,20}\\)|building|block|phase|north|south|east|west))?\\.?$`,
  'iu',
)
