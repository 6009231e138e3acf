import { nameStart } from '../../companies/name-boundary.ts'
import { isCapitalised, lookOf } from '../../companies/name-looks.ts'
import type { Finding } from '../../finding.ts'
import { lineAt, type Page } from '../../page.ts'
import { type Place, PlaceIndex, placesOf } from '../../places.ts'
import { foundOrganisation, type OrganisationAtValues } from './found-organisation.ts'
import { isPartOfPhrase } from './part-of-phrase.ts'

/** Names on one page, and characters from a bracket to the contact data in it and of a name. */
const NAMES_MAX = 40
const INSIDE_MAX = 160
const NAME_LENGTH_MAX = 80
const CONFIDENCE = 0.65
const OPENING = /[(（](?=[^()（）\n]*$)/u
/** `the guest house « Elm Lodge » (…)` */
const QUOTED = /[«“„"‘「『]\s?(?<name>[^«»“”„"‘’「」『』\n]{2,60})\s?[»”“"’」』]$/u

interface Bracket {
  readonly start: number
  readonly end: number
  readonly values: Finding[]
}

/**
 * Finds organisations before a bracket with their contact data: `the repairs of Elm Electrics (Jane Roe, 01632 960123,
 * post@elm.example)`. A name that does not say what it is counts in quotation marks, behind a person who works there, or
 * if the bracket also holds an address, an email address or a person: a number alone may be a department's.
 *
 * @param values the addresses, numbers and email addresses of the page
 * @param people the places of the people of the page
 * @param known the organisations that the page's rules found
 */
export function findBracketedOrganisations(
  page: Page,
  values: readonly Finding[],
  people: PlaceIndex,
  known: readonly Finding[],
): OrganisationAtValues[] {
  const taken = new PlaceIndex(known.map((company) => placesOf(page, company)))
  const found: OrganisationAtValues[] = []
  for (const bracket of bracketsOf(page, values)) {
    if (found.length >= NAMES_MAX) break
    const name = nameBefore(page, bracket, people)
    if (!name) continue
    const own = taken.overlapping(name.start, name.end)
    found.push({
      organization: own ? known[own.owner]! : foundOrganisation(page, name, { confidence: CONFIDENCE, method: 'text' }),
      isNew: own === null,
      values: bracket.values.map(({ start }) => start!),
    })
  }
  return found
}

/** The brackets of a page that hold contact data, in order, with what they hold. */
function bracketsOf(page: Page, values: readonly Finding[]): Bracket[] {
  const brackets = new Map<number, Bracket>()
  for (const value of values) {
    if (value.start === null) continue
    const from = Math.max(lineAt(page, value.start).start, value.start - INSIDE_MAX)
    const index = page.text.slice(from, value.start).search(OPENING)
    if (index < 0) continue
    const start = from + index
    const bracket = brackets.get(start)
    if (bracket) bracket.values.push(value)
    else brackets.set(start, { start, end: closingOf(page, start), values: [value] })
  }
  return [...brackets.values()].sort((a, b) => a.start - b.start)
}

function closingOf({ text }: Page, start: number): number {
  const length = text.slice(start, start + INSIDE_MAX * 2).search(/[)）\n]/u)
  return length < 0 ? Math.min(text.length, start + INSIDE_MAX * 2) : start + length
}

function nameBefore(page: Page, { start, end, values }: Bracket, people: PlaceIndex): Place | null {
  const { text } = page
  const line = lineAt(page, start)
  const from = Math.max(line.start, start - NAME_LENGTH_MAX)
  const lead = text.slice(from, start).trimEnd()
  const hasPerson = people.isWithin(start, end)
  const isFull = hasPerson || values.some(({ type }) => type !== 'phones')
  const quoted = QUOTED.exec(lead)
  if (quoted) {
    const at = from + quoted.index + quoted[0].indexOf(quoted.groups!.name!)
    const name = quoted.groups!.name!.trim()
    return isFull && isCapitalised(name) ? { start: at, end: at + name.length } : null
  }
  const stop = from + lead.length
  const begin = nameStart(text, stop, page.language, true)
  if (begin === null || begin < from) return null
  const name = text.slice(begin, stop)
  const look = lookOf(name)
  // Nobody is followed by somebody else's contact data.
  if (people.overlapping(begin, stop) && !(hasPerson && name.split(' ').length > 2)) return null
  const isOwn = isFull || isOfPerson(text, people.before(begin), begin)
  if (look === 'organisation') return { start: begin, end: stop }
  if (!isOwn || !(look === 'name' || (look === 'person' && hasPerson))) return null
  return isPartOfPhrase(text.slice(from, begin), name) ? null : { start: begin, end: stop }
}

/** `Jane Roe, of Elm Electrics (…)` */
const isOfPerson = (text: string, person: Place | null, begin: number) =>
  person !== null && OF_PERSON.test(text.slice(person.end, begin))
const OF_PERSON = /^,? (?:\p{Ll}{1,5}[ ’'])?$/u
