import { countryOfCity } from '../addresses/cities.ts'
import { lookOf } from '../companies/name-looks.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { memberTitle } from './group-titles.ts'
import { readJobTitle } from './segments.ts'
import { isMemberTitle } from './tidy-title.ts'
import { childAround, sharedBlock } from './title-blocks.ts'
import { isDutyWord } from './vocabulary.ts'

/** A text that stands beside a name like those beside the names around it. */
interface Beside {
  readonly name: number
  readonly text: string
  /** Whether what stands beside the name is a title by its words. */
  readonly isTitle: boolean
}

const TITLES_MIN = 2
/** Minimum share of the texts of a list that are titles by their words. */
const TITLES_SHARE_MIN = 0.5
const TEXT_LENGTH_MAX = 60
/** Maximum distance of two names of one list. */
const GAP_MAX = 160
/** What separates two entries on one line. */
const ENTRY_END = /[\n\t;|•·]|\),/u
const LABEL = /(?:^|[\n\t;|•·,)]|\.\s)\s*(?<label>[^\n\t;|•·:()]{2,60}?)\s*(?<mark>[:：]|\s[–—-]|[–—])\s*$/u
// Bounded: the text behind a name is cut at 70 characters.
const BEHIND =
  /^\s*(?<mark>[,:(]|\s?[–—]|\s-)\s*(?<text>[^\n\t;|•·()]{2,60}?)\s*(?:\)[\s,]*)?(?=[\n\t;|•·(]|\.(?:\s|$)|$)/u

/**
 * Returns the titles of people in running lists, by the start of their names: `Chair: Jane Roe, Piper: Ann Lind`, `Jane
 * Roe – Chair / Ann Lind – Piper`. Where several texts beside the names of a list are titles, all of them are.
 *
 * @param names the people on the page, with the titles that their words tell
 */
export function titlesOfRunningLists(page: Page, names: readonly Finding[]): ReadonlyMap<number, string> {
  const places = names
    .flatMap(({ start, end, detail }) =>
      start === null || end === null ? [] : [{ start, end, hasTitle: detail?.jobTitle !== undefined }],
    )
    .sort((a, b) => a.start - b.start)
  const titles = new Map<number, string>()
  for (const isBefore of [true, false]) {
    let list: Beside[] = []
    let mark = ''
    let last = 0
    for (const [at, { start, end, hasTitle }] of places.entries()) {
      const beside = isBefore
        ? labelBefore(page, places[at - 1]?.end ?? 0, start)
        : textBehind(page, end, places[at + 1]?.start)
      if (!beside || beside.mark !== mark || (start - last > GAP_MAX && !areItems(page, last, start))) {
        addTitles(list, titles)
        list = []
      }
      if (beside) list.push({ name: start, text: beside.text, isTitle: hasTitle || isTitle(beside.text) })
      mark = beside?.mark ?? ''
      last = start
    }
    addTitles(list, titles)
  }
  return titles
}

/** Whether two names are in items or terms of one list. */
function areItems(page: Page, one: number, other: number): boolean {
  if (other - one > ITEM_LENGTH_MAX) return false
  const list = sharedBlock(page, one, other)
  const [first, second] = [childAround(page, list, one), childAround(page, list, other)]
  return first !== null && first !== second && first.tag === second?.tag && ITEM.has(first.tag)
}
const ITEM: ReadonlySet<string> = new Set(['li', 'dt'])
/** Maximum length of an item, and of a term with its description. */
const ITEM_LENGTH_MAX = 600

function labelBefore({ text }: Page, from: number, start: number): { text: string; mark: string } | null {
  const between = text.slice(Math.max(from, start - TEXT_LENGTH_MAX - 10), start)
  const { label, mark } = LABEL.exec(from < start - TEXT_LENGTH_MAX ? between : `\n${between}`)?.groups ?? {}
  return label === undefined ? null : { text: label.replace(/^[\s.,]+/, ''), mark: mark!.trim() }
}

function textBehind({ text }: Page, end: number, next: number | undefined): { text: string; mark: string } | null {
  const between = text.slice(end, Math.min(next ?? text.length, end + TEXT_LENGTH_MAX + 10))
  const groups = BEHIND.exec(between)?.groups
  // A label of the next name is none of this one.
  if (!groups || (end + between.length === next && !ENTRY_END.test(between))) return null
  return { text: groups.text!.trim(), mark: groups.mark!.trim() }
}

function addTitles(list: readonly Beside[], titles: Map<number, string>): void {
  const known = list.filter((one) => one.isTitle).length
  const areAll = known >= TITLES_MIN && known >= list.length * TITLES_SHARE_MIN
  for (const { name, text, isTitle: isKnown } of list)
    if ((areAll ? isKnown || !isElse(text) : isKnown || isDuty(text)) && !titles.has(name)) titles.set(name, text)
}

/** Whether a text says where somebody is or works, or who, rather than what they do. */
const isElse = (text: string) => {
  const look = lookOf(text)
  return text.includes(', ') || look === 'person' || look === 'organisation' || countryOfCity(foldName(text)) !== null
}

/** Whether a text begins with what a department does: `billing and reception`. */
const isDuty = (text: string) => {
  const words = text.split(' ')
  return words.length <= DUTY_WORDS_MAX && isDutyWord(foldName(words[0]!))
}
const DUTY_WORDS_MAX = 4

const isTitle = (text: string) => readJobTitle(text) !== null || memberTitle(text) !== null || isMemberTitle(text)
