import { isTownWithRegion } from './address-words.ts'
import { isInBracketOfPeople, isOfFirm } from './affiliation.ts'
import { isAmongFields, isInLabel } from './field-labels.ts'
import { foldName } from './fold-name.ts'
import { labelKind } from './label-lines.ts'
import { isPlaceName } from './place-names.ts'
import { isPlainName } from './plain-names.ts'
import type { Reason } from './reasons.ts'
import { isReported, isReportedAgain } from './reported-names.ts'
import { hasContactData } from './segments.ts'
import { isDescribedBelow, isNamedInSentence } from './sentence-names.ts'
import { isAmongOtherThings, isAmongPlaces } from './shape-census.ts'
import { isSignature } from './signature.ts'
import type { Standing } from './standing.ts'
import { CLOSING } from './words/phrases.ts'

const SHORT_LEAD_MAX = 30
const SHORT_TAIL_MAX = 70
const AROUND_MAX = 200

/** Text that contains only academic degrees: "I Made Roe, S.T., M.Sc.". */
const DEGREES_ONLY = /^[\s,]*(?:\p{Lu}[\p{L}.]{0,5}(?:[\s,]+|$))*$/u
const fillsCell = ({ isAlone, lead, tail }: Standing) => isAlone || (DEGREES_ONLY.test(lead) && DEGREES_ONLY.test(tail))
const isInColumn = (standing: Standing, needs: 1 | 2) =>
  standing.reading.columns.get(standing.candidate.segment) === needs && fillsCell(standing)

/** Evidence from table columns and byline markup, for any position on the line. */
export const MARKUP_REASONS: readonly Reason<Standing>[] = [
  {
    id: 'markup.person-column',
    rule: 'names.column',
    method: 'label',
    holds: (standing) => isInColumn(standing, 1),
  },
  { id: 'markup.name-column', rule: 'names.column', method: 'label', holds: (standing) => isInColumn(standing, 2) },
  {
    id: 'markup.byline',
    rule: 'names.byline',
    method: 'author',
    holds: ({ place, isFirst, candidate }) => place.isByline && (isFirst || candidate.mention.method === 'author'),
  },
  {
    id: 'markup.in-byline',
    rule: 'names.byline',
    method: 'author',
    holds: ({ place, isFirst, candidate }) => place.isByline && !isFirst && candidate.mention.method !== 'author',
  },
]

/** A price below a name, which is then a product. */
const PRICE =
  /^\s*(?:(?:from|ab|dès|desde|da|vanaf|od) )?(?:(?:[$£€¥₦₹₱₩]|R\$|US\$|A\$|C\$|Rs\.?|CHF|EUR|USD|GBP|kr\.?) ?\d|\d[\d.,\u00a0 ]*(?:[€£$₴₽]|kr\b|zł|Kč|Ft\b|lei\b|TL\b|EUR|CHF|USD))/iu

/**
 * Whether a name alone on its line cannot be a person: a column heading, even next to "Phone", something with a price,
 * or the label of a field.
 */
export const isNoPersonAlone = (standing: Standing): boolean =>
  standing.isInTableHead || PRICE.test(standing.lineAt(1)) || isLabelOfField(standing)

/** Whether an unknown name is the label of a field in a form or in a list of contact details. */
const isLabelOfField = (standing: Standing): boolean => {
  const { element, reading } = standing
  return standing.likelihood < 3 && (isInLabel(element) || isAmongFields(reading.census, element, standing.lineAt(1)))
}

/** Evidence for and against a name alone on its line or in its table cell: the adjacent lines and the markup. */
export const ALONE_REASONS: readonly Reason<Standing>[] = [
  { id: 'above.label', rule: 'names.label', method: 'label', holds: ({ labelAbove }) => labelAbove === 'person' },
  {
    id: 'beside.title',
    rule: 'names.title',
    method: 'card',
    holds: ({ title, place, likelihood }) => title !== null && !(place.isNavigation && likelihood < 3),
  },
  { id: 'above.closing', rule: 'names.prose', holds: (standing) => CLOSING.test(foldName(standing.lineAt(-1))) },
  {
    id: 'beside.described',
    rule: 'names.prose',
    holds: (standing) => isOutsideMenus(standing) && isDescribedBelow(standing.reading, standing.candidate),
  },
  {
    id: 'above.weak-label',
    rule: 'names.label',
    method: 'label',
    holds: ({ labelAbove, likelihood }) => labelAbove === 'weak' && likelihood > 1,
  },
  {
    id: 'beside.contact',
    rule: 'names.reachable',
    method: 'card',
    holds: (standing) => standing.likelihood > 1 && (hasContactData(standing.lineAt(1)) || standing.isContactRow),
  },
  { id: 'alone.bare', rule: 'names.bare', method: 'text', holds: () => true },
  { id: 'against.menu', holds: ({ place }) => place.isNavigation },
  { id: 'against.place', holds: ({ candidate }) => isPlaceName(candidate.run.value) },
  {
    id: 'alone.among-people',
    rule: 'names.card',
    method: 'card',
    holds: ({ place, reading }) => place.isAboutPeople || (place.isHeading && reading.isPeoplePage),
  },
  { id: 'against.other-things', holds: ({ reading, element }) => isAmongOtherThings(reading.census, element) },
  { id: 'against.places-around', holds: ({ reading, element }) => isAmongPlaces(reading.census, element) },
]

const REGION_ONLY = /^, \p{Lu}{2,3}\s*$/u
/** Whether a line is one of several with a town and its state: "Goleta, CA", "Mira Loma, CA". */
const isTown = (standing: Standing) =>
  standing.isFirst &&
  REGION_ONLY.test(standing.tail) &&
  [0, -1, 1].filter((places) => isTownWithRegion(standing.lineAt(places))).length > 1

/** A place or a number after an unknown name: "Petaling Jaya, Malaysia", "Menara Marlow, 12th Floor". */
const BEHIND_COMMA = /^, (?<part>\p{L}[^,;\t]{1,30}|\d)/u
function isWithPlace({ isFirst, likelihood, tail }: Standing): boolean {
  const part = isFirst && likelihood < 3 ? BEHIND_COMMA.exec(tail.slice(0, 40))?.groups?.part : undefined
  return part !== undefined && (/\d/.test(part[0]!) || isPlaceName(part.trim()))
}

/** Text that contains only an email address or a phone number, with or without its label. */
const CONTACT_DATA_ONLY =
  /^[\s,;|:()–—-]*(?:(?:e-?mail|mail|tel|telephone|telefon|phone|mobile?|mobil|ext|[temp])[.:]{0,2}\s*)?(?:[^\s@]{1,64}@[^\s@]{3,100}|\+?\(?\d[\d ()./-]{5,20}\d|(?:x|ext|durchwahl|dw|poste|int)[. :-]{0,2}\d{1,5})[\s,;|:()–—-]*$/iu
/** A number before a name in brackets or behind a dash: "06 20 555 1234 (Roe Jane, rooms)", "020 555 1235 – Jane Roe". */
const NUMBER_BEFORE = /\d[\d ()./-]{5,20}\d ?(?:\(|[–—-] )$/u
/** A line may be a page long, and each of its names asks. */
const NUMBER_LENGTH_MAX = 40
const ENDS_NUMBER = /^(?:\s*$|[),;]| \p{Ll})/u
function isBesideContact({ lead, tail, isFirst, isLast }: Standing): boolean {
  if (NUMBER_BEFORE.test(lead.slice(-NUMBER_LENGTH_MAX)) && ENDS_NUMBER.test(tail)) return true
  if (isFirst === isLast) return false
  const around = isFirst ? tail : lead
  return around.length < SHORT_TAIL_MAX && CONTACT_DATA_ONLY.test(around)
}

const isSigned = ({ lead, reading, candidate }: Standing) =>
  /(?:^|[“”"»])\s*[–—-]{1,2}\s*$/u.test(lead) ||
  isSignature(reading.page, reading.segments[candidate.segment]!, candidate.run)

const isBelowLabel = ({ isFirst, likelihood, tail, lineAbove }: Standing) =>
  isFirst &&
  likelihood > 1 &&
  tail.length < SHORT_TAIL_MAX &&
  // Bounded: the line before is false for a tail of more characters.
  !/\p{Ll}{2}.* \p{Ll}{2}/u.test(tail) &&
  labelKind(lineAbove) === 'person'

/** Punctuation, where somebody works, or a band or a family: "Jane Roe of Elm Park", "Jane Roe and her Players". */
const BEHIND_PERSON = /^\s?[,–—|(/-]|^ of (?:the )?\p{Lu}\p{Ll}|^ (?:and|&) (?:the|his|her) \p{Lu}/u

/** Whether bold print, or for a known name any element of a line, contains the name alone. */
const isSetApart = ({ element, likelihood }: Standing) =>
  element !== null &&
  (/^(?:b|strong)$/.test(element.tag) || (likelihood === 3 && /^(?:span|em|i|font)$/.test(element.tag)))

const isOutsideMenus = ({ place }: Standing) => !place.isNavigation

/** Evidence for and against a name that begins or ends a line: "Jane Roe, Acme" and "“Lovely place.” — Jane Roe". */
export const BESIDE_REASONS: readonly Reason<Standing>[] = [
  { id: 'row.contact', rule: 'names.reachable', holds: isBesideContact },
  { id: 'row.signature', rule: 'names.line', holds: isSigned },
  {
    id: 'row.bracket',
    rule: 'names.bare',
    holds: ({ lead, candidate: { run }, tail }) => isInBracketOfPeople(lead, run.value + tail.slice(0, AROUND_MAX)),
  },
  { id: 'row.label-above', rule: 'names.label', method: 'label', holds: isBelowLabel },
  {
    id: 'row.firm',
    rule: 'names.line',
    holds: (standing) => standing.isFirst && isOutsideMenus(standing) && isOfFirm(standing.tail),
  },
  { id: 'against.towns', holds: isTown },
  { id: 'against.place-behind', holds: isWithPlace },
  {
    // Known names only: unknown ones are just as often towns, products or titles.
    id: 'row.first',
    rule: 'names.line',
    holds: (standing) =>
      standing.likelihood === 3 &&
      standing.isFirst &&
      standing.tail.length < SHORT_TAIL_MAX &&
      BEHIND_PERSON.test(standing.tail) &&
      isOutsideMenus(standing),
  },
  {
    // "PRO – Jane Roe", as in lists of officers
    id: 'row.last',
    rule: 'names.line',
    holds: (standing) =>
      standing.isLast &&
      standing.lead.length < SHORT_LEAD_MAX &&
      /^\s*\p{Lu}{2,6} [–—-] $/u.test(standing.lead) &&
      isOutsideMenus(standing),
  },
  {
    id: 'row.bold',
    rule: 'names.line',
    holds: (standing) =>
      standing.isFirst &&
      standing.reading.isPeoplePage &&
      standing.element !== null &&
      isSetApart(standing) &&
      isOutsideMenus(standing),
  },
  {
    id: 'row.card',
    rule: 'names.card',
    method: 'card',
    // Known names only, as for `row.first`: unknown ones are just as often headings.
    holds: ({ likelihood, place, isShort }) => likelihood === 3 && place.isAboutPeople && isShort,
  },
  {
    id: 'row.sentence',
    rule: 'names.prose',
    holds: (standing) => isOutsideMenus(standing) && isNamedInSentence(standing.reading, standing.candidate),
  },
  {
    id: 'row.reported',
    rule: 'names.prose',
    holds: (standing) => isReported(standing.reading, standing.candidate),
  },
  {
    id: 'row.reported-again',
    rule: 'names.prose',
    holds: (standing) => isOutsideMenus(standing) && isReportedAgain(standing.reading, standing.candidate),
  },
  { id: 'row.plain', rule: 'names.bare', holds: isPlainName },
]
