import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { foldName } from '../names/fold-name.ts'
import { shapeOf } from '../names/surroundings.ts'
import { isNameSuffix } from '../names/vocabulary.ts'
import { byTag, closest, elementAt, lineAt, type Page } from '../page.ts'
import { type PlaceIndex, placesOf } from '../places.ts'
import { spend } from '../steps.ts'
import { endsCard } from './ends-card.ts'
import { isAffiliatedRow } from './headed-affiliations.ts'
import { employersJoined } from './joined-employers.ts'
import { isClearKind, isSentenceKind } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { isCapitalised, lookOf, PARTS_MAX, type Part, partsOf } from './name-looks.ts'
import { titledFirms } from './titled-firms.ts'

/** Limits: people per page, characters after a name and of a line below it, lines below, and work units per person. */
const PEOPLE_MAX = 300
const TAIL_LENGTH_MAX = 240
const LINE_LENGTH_MAX = 150
const LINES_BELOW_MAX = 4
const PERSON_UNITS = 3_000
/** People with the same kind of line form a list from this count on. The members of a list are decided together. */
const LIST_MIN = 3
/** Minimum share of list entries with a clear organisation, and with at least a possible one. */
const CLEAR_SHARE_MIN = 0.25
const NAMED_SHARE_MIN = 0.6
const BLOCK = /^(?:li|p|td|th|dd|dt|div|h[1-6]|section|article|figcaption|blockquote|cite|tr)$/
const DEGREES = /^(?:,? (?:\p{L}\.?){2,6})+(?=[,(–—|\t]|\s[–—|(-]|$)/u
const PROSE = /^(?:['’]| \p{Ll}{2})/u
const OPENING = /^(?:\s*[*†‡§]|\s*\d{1,2}(?=\s*$))*\s*(?<mark>[,(–—|:/·•\t@]|-(?= ))\s*/u

/** What follows a name on its line or on the lines below. */
interface Beside {
  readonly key: string
  readonly mark: string
  readonly parts: readonly Part[]
}

interface Entry extends Beside {
  /** Whether the person speaks at an event or about the site, and so works elsewhere. */
  readonly isOfVisitor: boolean
}

/**
 * Finds organisations beside people in lists: `Jane Roe (Acme)`, `Jane Roe, University of Elmstead`, or on the lines of
 * a card. A name without an organisation word counts when other entries of its list name organisations, or below the
 * roles of speakers and customers; below other roles it is more often a town or a product.
 *
 * @param people every name found, including those that only their list makes likely
 * @param isVisitor whether a person only speaks at an event or about the site (`visitorsOf`)
 */
export function* findAffiliations(
  page: Page,
  people: readonly Finding[],
  places: PlaceIndex,
  isVisitor: (person: Finding) => boolean,
): Steps<CompanyMention[]> {
  const lists = new Map<string, Entry[]>()
  for (const person of people.slice(0, PEOPLE_MAX)) {
    const { start, end } = person
    if (start === null || end === null) continue
    yield* spend(page.budget, PERSON_UNITS)
    const found = besideName(page, { start, end }, places) ?? besideEarlier(page, person, places)
    if (!found) continue
    const beside = { ...found, isOfVisitor: isVisitor(person) }
    const list = lists.get(beside.key)
    if (list) list.push(beside)
    else lists.set(beside.key, [beside])
  }
  const found = new Map<number, CompanyMention>()
  for (const list of [...lists.values()]) {
    for (const { text, start } of membersOf(list))
      found.set(start, kindWordMention(page.text, start, start + text.length))
  }
  for (const { text, start } of notedAffiliations(page))
    found.set(start, kindWordMention(page.text, start, start + text.length))
  return [...found.values()].flatMap(employersJoined)
}

/**
 * Reads what stands beside a name's mention shortly before the one that was kept: a card repeats the name in its text.
 */
function besideEarlier(page: Page, person: Finding, places: PlaceIndex): Beside | null {
  const from = person.start! - CARD_LENGTH_MAX
  const earlier = placesOf(page, person).find(({ start, end }) => start >= from && end <= person.start!)
  return earlier ? besideName(page, earlier, places) : null
}
const CARD_LENGTH_MAX = 300

function besideName(page: Page, { start, end }: { start: number; end: number }, places: PlaceIndex): Beside | null {
  const { text } = page
  const line = lineAt(page, end)
  const limit = Math.min(places.after(end)?.start ?? text.length, end + TAIL_LENGTH_MAX)
  const tail = text.slice(end, Math.min(line.end, limit))
  // After most names the sentence continues.
  if (PROSE.test(tail)) return null
  const degrees = DEGREES.exec(tail)?.[0] ?? ''
  const skipped = degrees
    .split(/[ ,]+/)
    .every((word) => word === '' || isNameSuffix(foldName(word).replace(/(?<![.,])[.,]+$/, '')))
    ? degrees.length
    : 0
  const opening = OPENING.exec(tail.slice(skipped))
  // The headings say which cell is the organisation.
  if (isAffiliatedRow(page, line.start)) return null
  if (opening) {
    const mark = opening.groups!.mark!
    const from = end + skipped + opening[0].length
    const rest = text.slice(from, end + tail.length)
    const close = mark === '(' ? rest.indexOf(')') : rest.length
    const parts = partsOf(rest.slice(0, close < 0 ? rest.length : close), from).flatMap(withTitle)
    return parts.length > 0 ? { key: `${mark} ${shapeAround(page, start)}`, mark, parts } : null
  }
  if (tail.slice(skipped).trim() !== '' || line.end >= limit) return null
  // Only for names at the start of a line: the lines below them belong to the same card.
  if (text.slice(line.start, start).trim() !== '' && !/^\p{Lu}\p{L}{1,5}\.? /u.test(text.slice(line.start, start)))
    return null
  if (endsCard(page, start)) return null
  const below: Part[] = []
  for (let at = line.end + 1, count = 0; count < LINES_BELOW_MAX && at < limit; count++) {
    const next = lineAt(page, at)
    if (next.end > limit || next.end - next.start > LINE_LENGTH_MAX) break
    const read = partsOfLine(text.slice(next.start, next.end), next.start)
    at = next.end + 1
    // "Unit for Crafts", "& Trades": the rest of a name that a line break divides is skipped with it.
    if (read === null && isDivided(text, next)) continue
    if (read === null) break
    below.push(...read)
  }
  return below.length > 0
    ? { key: `below ${shapeAround(page, start)}`, mark: '\n', parts: below.slice(0, PARTS_MAX) }
    : null
}

/** Whether a line is one half of a text that goes on with `&` on the next line. */
const isDivided = (text: string, { start, end }: { start: number; end: number }) =>
  text.startsWith('& ', start) || text.startsWith('& ', end + 1)

/** The parts of a line below a name, or null for a sentence. */
function partsOfLine(written: string, from: number): Part[] | null {
  const shown = written.trim()
  if (shown === '') return []
  const start = from + written.indexOf(shown)
  const look = lookOf(shown)
  const titled = titledParts({ text: shown, start, look })
  if (titled.length > 0) return titled
  if (look === 'other' && !shown.includes(',')) return null
  if (look === 'unit' && shown.includes(', ')) return ownerOfUnit(partsOf(written, from))
  // "ELM (Elmstead)": the town in brackets is no part of the name.
  const isMixed = look === 'other' || (look === 'name' && shown.includes(' ('))
  return isMixed ? partsOf(written, from).flatMap(withTitle) : [{ text: shown, start, look }]
}

/** `Faculty of Arts, UvE`: what follows a faculty or a department is whose it is, also by its letters. */
function ownerOfUnit(parts: readonly Part[]): Part[] {
  const owner = parts.find(({ look }) => look !== 'unit')
  return parts.map((part) => (part === owner && part.look === 'name' ? { ...part, look: 'organisation' } : part))
}

const withTitle = (part: Part): Part[] => {
  const titled = titledParts(part)
  return titled.length > 0 ? titled : [part]
}

/** The titles of a part and the organisations that follow them without a separator. */
const titledParts = ({ text, start }: Part): Part[] =>
  titledFirms(text).flatMap(({ title, firm, start: at, isClear }) => [
    { text: title, start: start + at - title.length - 1, look: 'role' },
    { text: firm, start: start + at, look: isClear ? 'organisation' : 'name', isBehindTitle: true },
  ])

function shapeAround(page: Page, at: number): string {
  const block = closest(elementAt(page, at), ({ tag }) => BLOCK.test(tag))
  return block ? shapeOf(block) : ''
}

/** Returns the organisations in one list of people. */
function membersOf(entries: readonly Entry[]): Part[] {
  const areVisitors = entries.filter(({ isOfVisitor }) => isOfVisitor).length * 2 > entries.length
  const list = areVisitors || areTitled(entries) ? entries : entries.map(withoutTitledNames)
  const named = list.map((beside) => ({ beside, clear: clearPart(beside), role: roleBefore(beside) }))
  const clear = named.filter(({ clear }) => clear !== null)
  const likely = named.filter(({ clear, beside }) => clear === null && likelyPart(beside) !== null)
  const isList =
    (list.length >= LIST_MIN || (list.length > 1 && clear.length > 0 && likely.every(({ role }) => role))) &&
    clear.length + likely.length >= list.length * NAMED_SHARE_MIN &&
    new Set(likely.map(({ beside }) => likelyPart(beside)!.text)).size * 2 > likely.length
  const isTold = clear.length >= Math.max(1, list.length * CLEAR_SHARE_MIN)
  const found = clear.flatMap(({ clear, beside }) =>
    isSure(beside, list.length) ? [clear!, ...othersBehindTitles(beside, clear!)] : [],
  )
  // "Jane Roe – Foolabs Design" below a quotation; a single word is more often a town.
  const areSigned =
    areVisitors &&
    list.length > 1 &&
    likely.every(({ beside }) => beside.mark !== '\n' && likelyPart(beside)!.text.includes(' '))
  const isDecided = areSigned || (isList && (isTold || (areVisitors && likely.every(({ role }) => role))))
  if (!isDecided) return found
  return [...found, ...likely.flatMap(({ beside }) => [likelyPart(beside)!, ...othersBehindTitles(beside)])]
}

/** Minimum entries of a list whose titles are followed by a clear organisation: `Chair Elmtal Ltd`. */
const TITLED_MIN = 2
/** Whether what follows the titles of a list without a separator is where its people work, not what they do there. */
const areTitled = (list: readonly Entry[]) =>
  list.filter(({ parts }) => parts.some(({ look, isBehindTitle }) => isBehindTitle && look === 'organisation'))
    .length >= TITLED_MIN

const withoutTitledNames = (entry: Entry): Entry => ({
  ...entry,
  parts: entry.parts.filter(({ look, isBehindTitle }) => !isBehindTitle || look === 'organisation'),
})

/** `Chair Elmtal and Vice President Oakford`: the organisations behind the further titles of one person. */
const othersBehindTitles = (beside: Beside, own = likelyPart(beside)) =>
  own?.isBehindTitle ? beside.parts.filter((part) => part.isBehindTitle && part !== own) : []

/** Whether a line below a name names an organisation: a role precedes it, it is a unit, or it belongs to a list. */
const isSure = (beside: Beside, count: number) =>
  beside.mark !== '\n' || count > 1 || roleBefore(beside) || beside.parts[0]?.look === 'unit'

const clearPart = ({ parts }: Beside): Part | null =>
  parts.find(({ look }) => look === 'organisation') ??
  parts.find(({ text }, at) => parts[at - 1]?.look === 'role' && isPlainTitle(text)) ??
  (parts.some(({ look }) => look === 'name') ? null : (parts.find(({ look }) => look === 'unit') ?? null))

/** `Head of Sales, National Trust`: ordinary words, which behind a role only a name capitalises. */
function isPlainTitle(text: string): boolean {
  const words = text.split(' ')
  const last = words.at(-1)!
  return words.length > 1 && isCapitalised(text) && !/\d/.test(text) && (isClearKind(last) || isSentenceKind(last))
}

const likelyPart = ({ parts }: Beside): Part | null => {
  const [first, second, third] = parts.filter(({ look }) => look !== 'degree')
  if (first?.look === 'name') return first
  if (first?.look !== 'role' && first?.look !== 'unit') return null
  // "Principal Engineer – Radio and Waves, Elmtec"
  if (second?.isBehindDash && third?.look === 'name' && !third.isBehindDash) return third
  return second?.look === 'name' ? second : null
}

const roleBefore = ({ parts }: Beside) => {
  const [first, second] = parts.filter(({ look }) => look !== 'degree')
  return first?.look === 'role' && (second?.look === 'name' || second?.look === 'organisation')
}

const SUPS_MAX = 200
const NOTE_LENGTH_MAX = 200

/**
 * Finds authors' affiliations by the superscript mark that also follows their names:
 * `¹ Department of Physics, Elm University`.
 */
function notedAffiliations(page: Page): Part[] {
  const { text } = page
  const sups = byTag(page, 'sup')
    .slice(0, SUPS_MAX)
    // The range of an element that begins a line starts with the line break.
    .map(({ start, end }) => ({ start: text[start] === '\n' ? start + 1 : start, end }))
    .filter(({ start, end }) => end > start && end - start <= 4)
  const marks = new Map<string, number>()
  for (const { start, end } of sups)
    for (const mark of text.slice(start, end).split(/[,\s]+/)) marks.set(mark, (marks.get(mark) ?? 0) + 1)
  return sups.flatMap(({ start, end }) => {
    const line = lineAt(page, start)
    if (text.slice(line.start, start).trim() !== '' || (marks.get(text.slice(start, end).trim()) ?? 0) < 2) return []
    const parts = partsOf(text.slice(end, Math.min(line.end, end + NOTE_LENGTH_MAX)), end)
    const part = parts.find(({ look }) => look === 'organisation') ?? parts.find(({ look }) => look === 'unit')
    return part ? [part] : []
  })
}
