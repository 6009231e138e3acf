import { codesWithHabit } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'
import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { isAddressLabel, isFieldLabel } from './labels.ts'
import { isBreak } from './parts.ts'
import type { Places } from './places.ts'
import { PLACE_FIRST } from './postcode.ts'
import type { Scan } from './scan.ts'

/** Text with more parts than this is not an address but another list. */
const PARTS_MAX = 9
const PART_LENGTH_MAX = 70

/**
 * Builds an address from the labelled or marked-up stretch at part `at` that begins with neither a street nor a number:
 * the parts up to the next field, ending with the last known place or the last place beside a postcode.
 *
 * @param end the index after the stretch
 * @param isOwner whether a text is the page's own name, which may precede its address
 */
export function draftFromAnnounced(
  scan: Scan,
  at: number,
  end: number,
  isOwner: (text: string) => boolean,
): Draft | null {
  const block = partsOfField(scan, at, end, isOwner)
  const draft = draftFromBlock(scan, block) ?? draftFromBuilding(scan, block) ?? draftFromOnePart(scan, block)
  if (draft) draft.isLabelled = true
  return draft
}

/**
 * Builds an address from the lines above the phone number or email address in part `contact`. No label announces it, so
 * it needs a building, a street or a postcode. Lines above those are the name of the resident and are excluded.
 */
export function draftAboveContact(scan: Scan, contact: number, isOwner: (text: string) => boolean): Draft | null {
  const { parts, read } = scan
  if (isBelowList(scan, contact)) return null
  let from = contact
  while (from > 0 && contact - from < ABOVE_MAX && isOfBlock(scan, from - 1)) from--
  if (from === contact) return null
  const isPlace = (at: number) => read(at).unit !== null || read(at).street !== null
  while (from < contact && !isPlace(from)) {
    let next = from + 1
    while (next < contact && !isBreak(parts[next]!.gap)) next++
    const line = Array.from({ length: next - from }, (_, index) => from + index)
    if (line.some(isPlace) || line.some((at) => read(at).postcodes.length > 0)) break
    from = next
  }
  const block = from === contact ? [] : partsOfField(scan, from, contact, isOwner)
  const draft = draftFromBlock(scan, block)
  if (draft === null) return draftFromBuilding(scan, block)
  // A place on a street and its town: `Elm Wharf, Main St, Elmstead`.
  const hasStreet = block.length >= BUILDING_PARTS_MIN && block.slice(1).some((at) => read(at).street?.start === 0)
  if (!(draft.hasUnit || hasStreet) || (!draft.hasCode && NUMBERED_COUNTRIES.has(draft.country ?? scan.home ?? '')))
    return null
  return draft
}

const ABOVE_MAX = 6

/** Whether so many lines without a number stand above a contact that they are a list, such as one of partners. */
const isBelowList = ({ parts }: Scan, contact: number): boolean =>
  contact >= LINES_MIN &&
  parts.slice(contact - LINES_MIN, contact).every(({ gap, hasDigit }) => isBreak(gap) && !hasDigit)
const LINES_MIN = 5

/**
 * A building on a street, with or without a floor, in its own cell or lines:
 * `Kimathi House, 3rd Floor, Kimathi Street`.
 */
function draftFromBuilding({ parts, read, home }: Scan, block: readonly number[]): Draft | null {
  const hasUnit = block.some((at) => read(at).unit !== null)
  const hasStreet = block.some((at) => read(at).unit === null && read(at).street?.start === 0)
  if (block.length < BUILDING_PARTS_MIN || !hasUnit || !hasStreet) return null
  const [first, ...rest] = block as readonly [number, ...number[]]
  const draft = newDraft(first, parts[first]!.start, parts[first]!.end)
  for (const at of rest) draft.pieces.push({ start: parts[at]!.start, end: parts[at]!.end })
  draft.last = rest.at(-1)!
  draft.score = EVIDENCE.streetShape + EVIDENCE.numberedUnit
  draft.country = home
  draft.isLocated = true
  return draft
}

const BUILDING_PARTS_MIN = 3

/** Words, a number and a known town without commas between them: `Address: Elm Rise 6 Haifa`. */
function draftFromOnePart({ parts, read }: Scan, [first, ...others]: readonly number[]): Draft | null {
  const place = first === undefined || others.length > 0 ? null : read(first).atEnd
  if (first === undefined || !place?.city || !NUMBERED.test(parts[first]!.text.slice(0, place.at))) return null
  const draft = newDraft(first, parts[first]!.start, parts[first]!.end)
  addPlace(draft, place)
  draft.score += EVIDENCE.bareStreet
  draft.hasNumber = true
  draft.isLocated = true
  return draft
}
const NUMBERED = /^(?:[\p{L}\p{M}'’".-]{1,30} ){1,5}\d{1,5}\p{L}? $/u

function isOfBlock(scan: Scan, at: number): boolean {
  const { text, isLabel } = scan.parts[at]!
  if (scan.isTaken(at) || isLabel || scan.isHeading(at) || text.length > PART_LENGTH_MAX) return false
  const { isForeign, isShort, unit, box } = scan.read(at)
  return !isForeign && (isShort || unit !== null || box !== null)
}

function draftFromBlock(scan: Scan, [first, ...rest]: readonly number[]): Draft | null {
  const { parts } = scan
  if (first === undefined) return null
  const block = [first, ...rest]
  const last = block.findLastIndex((one) => endsWithPlace(scan, one))
  if (last < 1) return null
  const draft = newDraft(first, parts[first]!.start, parts[first]!.end)
  for (const one of block.slice(1, last + 1)) draft.pieces.push({ start: parts[one]!.start, end: parts[one]!.end })
  draft.last = block[last]!
  let named = 0
  let units = 0
  for (const one of block.slice(0, last + 1)) {
    const { atEnd, unit, street } = scan.read(one)
    if (atEnd) addPlace(draft, atEnd)
    // A quarter may be as well known as its town: `Business Bay, Dubai`.
    const isQuarter = atEnd?.at === 0 && atEnd.city !== null && block.indexOf(one) < last - 1
    if (one !== draft.last && (atEnd?.at !== 0 || isQuarter)) named++
    if (unit || street) units++
    draft.hasUnit ||= unit !== null
  }
  const code = codeOf(scan, draft.last)
  if (code) {
    draft.hasCode = true
    draft.country ??= code
    draft.score += EVIDENCE.unknownPlaceCode
  }
  draft.score += Math.min(units, 1) * EVIDENCE.namedUnit + Math.min(named, 2) * EVIDENCE.bareStreet
  // In countries with house numbers, a town and its state are not an address.
  const isEnough =
    code !== null || units > 0 || (named > 0 && !NUMBERED_COUNTRIES.has(draft.country ?? scan.home ?? ''))
  draft.isLocated = named + units > 0 && isEnough
  return draft
}

/** Countries where an address without a number has a postcode, or the name of a street or a building. */
const NUMBERED_COUNTRIES = codesWithHabit('numbered-houses')

/**
 * Extends an address found by its street or building back to the label that announces it, in countries where addresses
 * begin with other parts: `Address: Osu, Oxford Street, Accra`.
 */
export function growToLabel(scan: Scan, announced: ReadonlySet<number>, endOf: Int32Array, draft: Draft): void {
  const { parts, read } = scan
  // The text before a numbered house is a company as often as a quarter.
  const isAnnounced = endOf[draft.first] !== 0
  if (read(draft.first).isHouseNumber || (draft.hasNumber && !(draft.isLoose && isAnnounced))) return
  if (NUMBERED_COUNTRIES.has(draft.country ?? scan.home ?? '') || draft.pieces[0]!.start !== parts[draft.first]!.start)
    return
  let at = draft.first
  while (!announced.has(at)) {
    if (at < draft.first && isBreak(parts[at]!.gap) && endOf[at] === endOf[draft.first]) break
    if (parts[at]!.gap !== 'comma' || draft.first - at === LEADING_MAX) return
    at--
    if (scan.isTaken(at) || read(at).isForeign || !(read(at).isShort || read(at).unit)) return
  }
  for (let one = draft.first - 1; one >= at; one--)
    draft.pieces.unshift({ start: parts[one]!.start, end: parts[one]!.end })
  draft.first = at
}

const LEADING_MAX = 3

/** Returns the parts from `at` that may belong to one address, up to the next label, contact, company or sentence. */
function partsOfField(scan: Scan, at: number, end: number, isOwner: (text: string) => boolean): number[] {
  const { parts, read } = scan
  const block: number[] = []
  for (let one = at; one < end && block.length <= PARTS_MAX; one++) {
    const { text, gap, isLabel } = parts[one]!
    // One line above an address may be another, a street above a box.
    if (scan.isTaken(one)) return block.length === 1 && isBreak(gap) ? block : []
    if (isLabel && isFieldLabel(text)) continue
    const isOther = isLabel || gap === 'rule' || text.length > PART_LENGTH_MAX || read(one).isForeign
    const isHead = block.length === 0
    if (isHead && BYLINE.test(text)) return []
    if (isHead && (read(one).isForeign || isOwner(text)) && isBreak(parts[one + 1]?.gap)) continue
    if ((isOther && !(isHead && gap === 'rule')) || (isBreak(gap) && isAddressLabel(text))) break
    if (!isHead && (gap === 'cell' || gap === 'sentence')) break
    const { isShort, unit, isHouseNumber, box, street } = read(one)
    if (!(isShort || unit || isHouseNumber || box || street)) break
    block.push(one)
  }
  return block.length > PARTS_MAX ? [] : block
}

/** `<address>` may also contain authors. */
const BYLINE = compilePattern(
  `^(?:(?:written|posted|published|edited) )?(?:${anyOf(({ surroundings }) => surroundings?.bylines)})(?= \\p{Lu}|$)|^(?:author|written|posted)(?!\\p{L})`,
  'iu',
)

/** Whether a part can end an address: it ends with a known place, or contains a postcode and a name. */
function endsWithPlace(scan: Scan, at: number): boolean {
  const { atEnd, isShort } = scan.read(at)
  return (atEnd !== null && (isShort || atEnd.at === 0)) || codeOf(scan, at) !== null
}

const NAME_BESIDE = /\p{Lu}\p{L}{2}|\p{Lo}\p{M}{0,3}\p{Lo}/u

/** Returns the country of the postcode in a part that also contains a name or follows the part with the place. */
function codeOf({ read, parts, weight, likeliest }: Scan, at: number): string | null {
  const { postcodes } = read(at)
  const [code] = postcodes
  if (!code) return null
  const { text } = parts[at]!
  const rest = text.slice(0, code.start) + text.slice(code.end)
  const isAlone = rest.trim() === ''
  if (!isAlone && !NAME_BESIDE.test(rest)) return null
  if (code.country) return code.country
  const places = isAlone ? read(at - 1)?.atEnd : read(at).atEnd
  const known = code.countries
    .split(' ')
    .filter((one) => places && (places.city === one || places.named === one || places.regions.includes(one)))
  const country = likeliest(known.length > 0 ? known : code.countries.split(' '))
  if (country === null || (known.length === 0 && weight(country) === 0)) return null
  const isBehind = text.slice(0, code.start).trim() !== ''
  return isAlone || known.length > 0 || isBehind === PLACE_FIRST.has(country) ? country : null
}

/** Adds the evidence of a place to the draft. The last place takes precedence. */
function addPlace(draft: Draft, { city, regions, named }: Places): void {
  if (city) draft.score += EVIDENCE.city
  if (regions.length > 0 && !city) draft.score += EVIDENCE.region
  if (named) draft.score += EVIDENCE.country
  draft.country = named ?? draft.country ?? city ?? regions[0] ?? null
}
