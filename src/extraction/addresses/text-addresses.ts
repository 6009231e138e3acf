import type { ExtractionRule } from '../../contracts/crawls/extraction-rules.ts'
import { fold } from '../../lib/fold.ts'
import type { Steps } from '../../lib/steps.ts'
import type { CountryGuess } from '../countries.ts'
import type { Page } from '../page.ts'
import { followRule, spend } from '../steps.ts'
import { type AddressCandidate, joinParts } from './candidate.ts'
import { confidenceOf, type Draft, EVIDENCE, SCORE_MIN } from './draft.ts'
import { isPhone } from './foreign.ts'
import { draftAboveContact, draftFromAnnounced, growToLabel } from './from-announced.ts'
import { draftFromPostcode } from './from-postcode.ts'
import { draftFromStreet } from './from-street.ts'
import { leadingLabel } from './labels.ts'
import { ChainReader } from './marked-chains.ts'
import { MARK, type MarkedStretches, markStretches } from './marked-stretches.ts'
import { isBreak } from './parts.ts'
import { mayHoldCode } from './prefilter.ts'
import { type Scan, scanPage } from './scan.ts'
import { isByUnits, streetAboveContact } from './street-above-contact.ts'

/**
 * Finds the addresses in a page's text, in page order: those around a postcode, those that end with a known place, and
 * those announced by markup or a label.
 */
export function* addressesInText(page: Page, guesses: readonly CountryGuess[]): Steps<AddressCandidate[]> {
  const scan = yield* followRule(page, () => scanPage(page, guesses))
  const marked = yield* followRule(page, () => markStretches(page, scan))
  const announced = new Set(marked.announced)
  const found: AddressCandidate[] = []
  /** The indexes of the addresses found, by their starts. */
  const foundAt = new Map<number | null, number>()
  const keep = (draft: Draft | null, rule: ExtractionRule) => {
    if (!draft || !judge(scan, marked, draft)) return false
    growToLabel(scan, announced, marked.endOf, draft)
    scan.take(draft.first, draft.last)
    const candidate = toCandidate(page, marked, draft, rule)
    const rest = scan.read(draft.last).atEnd ? -1 : goesOn(draft.last + 1)
    if (rest >= 0) {
      const head = withoutHolder(scan, draft)
      const value = joinParts([...head.map(({ start, end }) => page.text.slice(start, end)), found[rest]!.value])
      const start = head[0]?.start ?? found[rest]!.start
      foundAt.delete(found[rest]!.start)
      foundAt.set(start, rest)
      found[rest] = { ...found[rest]!, value, start }
      return true
    }
    if (!isSample(candidate.value)) foundAt.set(candidate.start, found.push(candidate) - 1)
    return true
  }
  const { parts } = scan
  /** The address that part `at` begins, if only a comma separates it from what precedes. */
  const goesOn = (at: number) =>
    parts[at]?.gap === 'comma' && scan.isTaken(at) ? (foundAt.get(parts[at]!.start) ?? -1) : -1
  const chains = new ChainReader(
    scan,
    page.text,
    guesses.map(({ country }) => country),
  )
  for (let at = 0; chains.isNeeded && at < parts.length; at++) {
    if (scan.isTaken(at) || parts[at]!.isLabel || !(parts[at]!.gap === 'comma' || parts[at + 1]?.gap === 'comma'))
      continue
    const draft = chains.draftFrom(at, marked.endOf[at] !== 0)
    if (!draft) continue
    yield* spend(page.budget, ATTEMPT_UNITS)
    keep(draft, 'addresses.postcode')
  }
  let attempts = 0
  for (let at = 0; at < parts.length && attempts < ATTEMPTS_MAX; at++) {
    if (scan.isTaken(at) || !mayHoldCode(parts[at]!) || scan.read(at).isContact) continue
    attempts++
    yield* spend(page.budget, ATTEMPT_UNITS)
    for (const code of scan.read(at).postcodes) if (keep(draftFromPostcode(scan, at, code), 'addresses.postcode')) break
  }
  attempts = 0
  for (let at = 0; at < parts.length && attempts < ATTEMPTS_MAX; at++) {
    if (scan.isTaken(at) || !(marked.endOf[at] || scan.mayHoldStreet(at)) || isPhone(parts[at]!.text)) continue
    attempts++
    yield* spend(page.budget, ATTEMPT_UNITS)
    keep(draftFromStreet(scan, at, marked.endOf[at] || at), 'addresses.street')
  }
  const isOwner = ownerTest(page)
  for (const at of marked.announced) {
    const end = marked.endOf[at]!
    if (scan.isTaken(at) || end <= at) continue
    yield* spend(page.budget, ATTEMPT_UNITS)
    if (!keep(draftFromAnnounced(scan, at, end, isOwner), 'addresses.label') && isByUnits(scan, at, end))
      keep(draftFromStreet(scan, at, end, true), 'addresses.label')
  }
  for (let at = 1; at < parts.length; at++) {
    if (!isBreak(parts[at]!.gap) || scan.isTaken(at - 1) || !isContactLine(scan, at)) continue
    yield* spend(page.budget, ATTEMPT_UNITS)
    const street = streetAboveContact(scan, at)
    if (!street || !keep(draftFromStreet(scan, street.at, at, street.isByUnits), 'addresses.card'))
      keep(draftAboveContact(scan, at, isOwner), 'addresses.card')
  }
  return found.sort((one, other) => one.start! - other.start!)
}

/** The pieces of a draft below a line that names a company. */
const withoutHolder = ({ parts, read }: Scan, { first, pieces }: Draft) =>
  read(first).isForeign && isBreak(parts[first + 1]?.gap) ? pieces.slice(1) : pieces

/** Whether a line begins with a phone number, an email address or a label of one. */
const isContactLine = ({ parts, read }: Scan, at: number) =>
  (parts[at]!.hasDigit || parts[at]!.isLabel) && parts[at]!.text.length <= CONTACT_LENGTH_MAX
    ? read(at).isContact || (parts[at]!.isLabel && parts[at + 1]?.gap === 'label' && isPhone(parts[at + 1]!.text))
    : parts[at]!.text.includes('@')

const CONTACT_LENGTH_MAX = 60

/** Returns a test for lines above an address that contain the page's own name. */
function ownerTest(page: Page): (text: string) => boolean {
  const title = ` ${fold(page.title)} `
  return (text) => title.includes(` ${fold(text)} `)
}

const SAMPLE_WORD = /(?<!\p{L})(?:test|sample|example|lorem|ipsum)(?!\p{L})/giu
/** A theme's sample address: `12 Test Rd, Test, XY 12345`. */
const isSample = (value: string) => (value.match(SAMPLE_WORD)?.length ?? 0) > 1

/** No page for human readers has this many numbers. The limit bounds the cost of hostile pages. */
const ATTEMPTS_MAX = 20_000
/** Work units charged per attempt. */
const ATTEMPT_UNITS = 2_000

/** Adds the evidence of the surroundings to the draft's score and decides whether to accept it. */
function judge(scan: Scan, marked: MarkedStretches, draft: Draft): boolean {
  if (!draft.isLocated || (draft.isLoose && !draft.isLabelled && breaksIn(scan, draft) > BREAKS_MAX)) return false
  if (!draft.isLabelled && !draft.hasNumber && !draft.hasCode && spansRows(scan, draft)) return false
  if (draft.isLabelled || marked.endOf[draft.first]) draft.score += EVIDENCE.label
  if (fillsLines(scan, draft)) draft.score += EVIDENCE.ownLines
  return draft.score >= SCORE_MIN
}

/** Text that looks like an address but spans more line breaks is a menu or a list. */
const BREAKS_MAX = 4

function breaksIn({ parts }: Scan, { first, last }: Draft): number {
  let count = 0
  for (let at = first + 1; at <= last; at++) if (isBreak(parts[at]!.gap)) count++
  return count
}

/**
 * Whether a draft takes several cells and continues in another row: a court where somebody works, and the town where the
 * next member lives.
 */
function spansRows({ parts }: Scan, { first, last }: Draft): boolean {
  const gaps = parts.slice(first + 1, last + 1).map(({ gap }) => gap)
  return gaps.includes('cell') && gaps.includes('line')
}

/** Whether the draft fills its lines, with no text before or after it. */
function fillsLines({ parts }: Scan, { first, last, pieces }: Draft): boolean {
  const isFirst = isBreak(parts[first]!.gap) && pieces[0]!.start === parts[first]!.start
  return isFirst && isBreak(parts[last + 1]?.gap) && pieces[pieces.length - 1]!.end === parts[last]!.end
}

/** Rules for announced addresses take precedence over the rule that parsed them. */
const RULE_OF_MARK: Readonly<Record<number, ExtractionRule>> = {
  [MARK.label]: 'addresses.label',
  [MARK.class]: 'addresses.class',
  [MARK.tag]: 'addresses.tag',
}

function toCandidate(page: Page, marked: MarkedStretches, draft: Draft, rule: ExtractionRule): AddressCandidate {
  const { pieces } = draft
  const [first] = pieces
  first!.start += leadingLabel(page.text.slice(first!.start, first!.end))
  trimBrackets(page.text, pieces)
  const mark = marked.mark[draft.first]!
  return {
    value: joinParts(pieces.map(({ start, end }) => page.text.slice(start, end))),
    country: draft.country,
    confidence: confidenceOf(draft.score),
    method:
      mark === MARK.tag
        ? 'address-tag'
        : mark !== MARK.none || (draft.isLabelled && rule !== 'addresses.card')
          ? 'label'
          : 'text',
    rules: [RULE_OF_MARK[mark] ?? (draft.isLabelled && rule !== 'addresses.card' ? 'addresses.label' : rule)],
    start: Math.min(...pieces.map(({ start }) => start)),
    end: Math.max(...pieces.map(({ end }) => end)),
  }
}

/** Ends an address in brackets with them: `our host (12 Elm Road, 10249 Elmstadt) stores`. */
function trimBrackets(text: string, pieces: Draft['pieces']): void {
  const isOpen = text[pieces[0]!.start] === '('
  let depth = 0
  for (const piece of pieces) {
    for (let at = piece.start; at < piece.end; at++) {
      if (text[at] === '(') depth++
      if (text[at] === ')' && --depth < (isOpen ? 1 : 0)) {
        piece.end = at
        break
      }
    }
  }
  if (isOpen) pieces[0]!.start++
}
