import { memoize } from '../memoize.ts'
import { foldName } from './fold-name.ts'
import { personWords } from './person-patterns.ts'

/**
 * What a column contains: a whole name or a family name (`Name` next to `Vorname`), a whole name, or one part of it.
 */
type NameHeading = 'name' | 'whole' | 'given' | 'given or whole' | 'family'

const GIVEN: ReadonlySet<string> = new Set(personWords('nameLabels', 'given'))
const FAMILY: ReadonlySet<string> = new Set(personWords('nameLabels', 'family'))
/** Headings of whole names if alone, and of given names next to a column of family names. */
const GIVEN_OR_WHOLE: ReadonlySet<string> = new Set(personWords('nameLabels', 'givenOrWhole'))
const NAME: ReadonlySet<string> = new Set(personWords('nameLabels', 'names'))
const JOINING = new Set(personWords('nameLabels', 'joining'))
/** Two-word headings and their one-word equivalent: "first name", "nom de famille". */
const QUALIFIED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:first|given|christian) ?names?\b/g, 'forename'],
  [/\b(?:last|family|sur) ?names?\b|\bnoms? de famille\b|\b(?:primer|segundo|1er|2do) apellido\b/g, 'surname'],
]
const PARTS = new Set([...GIVEN, ...FAMILY, ...GIVEN_OR_WHOLE, ...NAME, ...personWords('nameLabels', 'qualifiers')])
/** Whether a folded word may be part of such a heading: `Ad Soyad`, `First Name`. */
export const isOfHeading = (word: string): boolean => PARTS.has(word)

const HEADING_MAX = 40
const HEADINGS_MAX = 1_000

/** Classifies the heading of a name column; null if it is not one. */
export function headingOf(cell: string): NameHeading | null {
  return cell.length > HEADING_MAX || cell === '' ? null : (readHeading(cell)?.kind ?? null)
}

const readHeading = memoize((cell): { kind: NameHeading | null } => ({ kind: judgeHeading(cell) }), HEADINGS_MAX)

function judgeHeading(cell: string): NameHeading | null {
  let heading = foldName(cell.replace(/\((?:e?s|n)\)/g, ''))
  for (const [pair, word] of QUALIFIED) heading = heading.replace(pair, word)
  const named = heading.split(/[^\p{L}']+/u).filter((word) => word !== '' && !JOINING.has(word))
  const has = (list: ReadonlySet<string>) => named.some((word) => list.has(word))
  const lists = [GIVEN, FAMILY, GIVEN_OR_WHOLE, NAME]
  if (named.length === 0 || !named.every((word) => lists.some((list) => list.has(word)))) return null
  const kinds = lists.filter(has)
  if (kinds.length > 1) return kinds.length === 2 && !has(FAMILY) && !has(GIVEN) ? 'name' : 'whole'
  if (has(GIVEN)) return 'given'
  if (has(FAMILY)) return 'family'
  return has(NAME) ? 'name' : 'given or whole'
}

/** Finds the columns of given and family names in a row of headings; null if they are not separate. */
export function splitColumns(cells: readonly string[]): { readonly given: number; readonly family: number } | null {
  const shown = cells.map((cell) => foldName(cell.trim()))
  const pair = { given: shown.indexOf('first'), family: shown.indexOf('last') }
  // `First` alone also heads results.
  if (pair.given >= 0 && pair.family >= 0) return pair
  const headings = cells.map(headingOf)
  const given = headings.indexOf('given')
  const family = headings.indexOf('family')
  if (given >= 0) {
    const at = family >= 0 ? family : headings.indexOf('name')
    return at >= 0 ? { given, family: at } : null
  }
  if (family < 0) return null
  const at = headings.findIndex((heading) => heading === 'given or whole' || heading === 'name')
  return at >= 0 ? { given: at, family } : null
}
