import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { isAndWord } from '../and-words.ts'
import { closest, elementAt, type Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { areBackers, areListed, type ListMember, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'
import { isPartnerHeading } from './partner-headings.ts'
import { readSeparated } from './separated-list.ts'

const VERB =
  `(?: (?:\\p{Ll}+ )?(?:${patternInTexts(({ clients }) => clients?.verbs)}))?` +
  `(?: (?:${patternInTexts(({ clients }) => clients?.adverbs)}))?`
const BEHIND_MANY = compilePattern(`${VERB}(?: ?: | (?=\\S))`, 'iuy')
const BEHIND_LABEL = / ?: |(?<=c\/o) /iuy
/** Plural nouns for clients and sponsors, which a list follows. */
const many = new Set(wordsInTexts(({ clients }) => clients?.nouns))
/** Labels for clients, operators, funders and builders: `Bauherr: Stadt Elmau`. */
const labels = new Set(wordsInTexts(({ clients }) => clients?.labels, '|'))
/** Headings of such lists, which also label a list on their line: `Entidades colaboradoras: …`. */
const headings = new Set(wordsOfLanguages(({ partnerHeadings }) => partnerHeadings, '|'))
const BEHIND_HEADING = compilePattern(
  `(?: (?:${wordsOfLanguages(({ partnerHeadingWords }) => partnerHeadingWords).join('|')})(?!\\p{L})){0,2}(?: ?: | [–—-] )`,
  'iuy',
)
/** Such headings that lead to a name or a list in a sentence: `supported by`. */
const leads = new Set([...headings].filter((heading) => / \p{L}{1,5}$/u.test(heading)))
const BEHIND_LEAD = / /uy
/**
 * Words and the joint after them are matched separately: in one pattern per letter the joint would be compiled a dozen
 * times.
 */
const heads = [...new Set([...many, ...labels, ...headings])].sort((one, other) => other.length - one.length)
const HEAD = new WordPattern(
  (first) => {
    const words = heads.filter((word) => word.startsWith(first))
    return words.length > 0 ? compilePattern(`(?<![\\p{L}-])(?:${words.join('|')})(?!\\p{L})`, 'iuy') : null
  },
  () => heads,
  { isExact: true },
)
const LIST_LENGTH_MAX = 400
const NAMES_MAX = 60
/** This many names in a row form a list, even when none has an organisation word. */
const LISTED_MIN = 3
/** Prefilter: a name begins with a capital or a number, after an article at most. */
const MAY_NAME = /^(?:\p{L}{1,12}[ ’'])?(?:\p{Ll}{3,12} )?["“„«]?(?:\p{Lu}|\p{N}|\p{Ll}{1,2}\p{Lu})/u
const FIRST_LOOK = 30
/**
 * Finds the organisations in lists within sentences (`Our clients include Elm Vale Council and Acme Ltd`,
 * `supported by Acme and the Elm Trust`) and after labels (`Client: Elm Vale Council`).
 */
export function findListedClients(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: head, index } of HEAD.matchesIn(page)) {
    if (found.length >= NAMES_MAX) break
    const opening = behindLabel(page, index) ?? openingAt(text, head.toLowerCase(), index + head.length)
    if (opening === null || !MAY_NAME.test(text.slice(opening.end, opening.end + FIRST_LOOK))) continue
    const behind = text.slice(opening.end, opening.end + LIST_LENGTH_MAX)
    const line = LINE.exec(behind)![0]
    const whole =
      opening.kind === 'list' ? readSeparated(line.slice(0, nextLabel(page, opening.end) - opening.end)) : null
    for (const { name, at } of whole ?? [])
      found.push(kindWordMention(text, opening.end + at, opening.end + at + name.length))
    if (whole !== null) continue
    const items = withLastTwo(readList(behind))
    const isList = isListOf(items, opening.kind)
    const isLabelled = opening.kind === 'label'
    const areAll =
      (isList && opening.kind === 'list' && areListed(items)) || (opening.kind === 'lead' && areBackers(items))
    for (const { name, at, isOrganisation } of items) {
      const look = lookOf(name)
      const isNamed = look === 'name' || look === 'organisation'
      const isClear = isOrganisation ? look !== 'other' && look !== 'person' : isLabelled && look === 'organisation'
      if (isClear || (isList && isNamed) || areAll)
        found.push(kindWordMention(text, opening.end + at, opening.end + at + name.length))
    }
  }
  return found
}

/**
 * A list behind `clients:` or `clients include`, one or more names behind `client:`, or names behind a word that things
 * and people follow as well: `our client Acme`, `supported by Acme`.
 */
type OpeningKind = 'list' | 'label' | 'noun' | 'lead'

interface Opening {
  readonly end: number
  readonly kind: OpeningKind
}

const OPENINGS: readonly (readonly [ReadonlySet<string>, RegExp, OpeningKind])[] = [
  [headings, BEHIND_HEADING, 'list'],
  [many, BEHIND_MANY, 'list'],
  [labels, BEHIND_LABEL, 'label'],
  [leads, BEHIND_LEAD, 'lead'],
]

/** Returns where names begin behind a word for clients (` include `, `: `), or null where none do. */
function openingAt(text: string, head: string, at: number): Opening | null {
  for (const [heads, pattern, kind] of OPENINGS) {
    if (!heads.has(head)) continue
    pattern.lastIndex = at
    const behind = pattern.exec(text)?.[0]
    if (behind !== undefined)
      return { end: at + behind.length, kind: kind === 'list' && behind === ' ' ? 'noun' : kind }
  }
  return null
}

/** Where names begin behind an element that only says what follows: `<b>Gold sponsors</b> Acme | Oak`, or null. */
function behindLabel(page: Page, at: number): Opening | null {
  const label = closest(elementAt(page, at), ({ tag, end }) => LABELS.has(tag) && end > at)
  if (label === null || label.start < at - LABEL_LENGTH_MAX) return null
  if (!isPartnerHeading(page.text.slice(label.start, label.end))) return null
  const gap = LABEL_GAP.exec(page.text.slice(label.end, label.end + LABEL_GAP_MAX))![0]
  return { end: label.end + gap.length, kind: 'list' }
}

/** The start of the next element behind an offset that only says what follows, or where a list ends at most. */
function nextLabel(page: Page, offset: number): number {
  const end = offset + LIST_LENGTH_MAX
  for (let at = (elementAt(page, offset)?.index ?? 0) + 1; at < page.elements.length; at++) {
    const { tag, start, end: labelEnd } = page.elements[at]!
    if (start >= end) break
    if (start > offset && LABELS.has(tag) && isPartnerHeading(page.text.slice(start, labelEnd))) return start
  }
  return end
}
const LABELS = new Set('b strong em i u dt th'.split(' '))
const LABEL_LENGTH_MAX = 40
const LABEL_GAP = /^[:\s]*/
const LABEL_GAP_MAX = 5
const LINE = /^[^\n\t]*/

/** Whether the names are a list of organisations as a whole, so that those without an organisation word count too. */
function isListOf(items: readonly ListMember[], kind: OpeningKind): boolean {
  const looks = items.map(({ name }) => lookOf(name))
  // "Architects and Builders" are two kinds of clients.
  const clear = items.map(
    ({ name, isOrganisation }, at) =>
      isOrganisation || (looks[at] === 'organisation' && !name.split(' ').some(isAndWord)),
  )
  const isClear = clear.includes(true)
  const named = items.filter((_, at) => clear[at] || looks[at] === 'name').length
  if (items.length < 2 || kind === 'label') return false
  if (kind === 'list') return isClear || (items.length >= LISTED_MIN && named === items.length)
  if (kind === 'noun') return isClear && items.length >= LISTED_MIN && named === items.length
  return isClear && named * 3 >= items.length * 2 && !looks.includes('person')
}
