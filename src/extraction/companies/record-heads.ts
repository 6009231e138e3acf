import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { elementAt, type Page, type PageElement } from '../page.ts'
import { spend } from '../steps.ts'
import { isPlaceHead, isPlaceWord } from './block-heads.ts'
import { wordsOf } from './company-key.ts'
import { headIn } from './head-lines.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

/** Minimum number of blocks with the same shape in a list. */
const RECORDS_MIN = 3
const RECORD_LENGTH_MAX = 900
const ANCESTORS_MAX = 10
const ANCHOR_UNITS = 2_000
const WEIGHT = 0.65
/** Minimum share of heads that say what kind of organisation they name; the others are believed for their sake. */
const CLEAR_SHARE_MIN = 0.34
/** Minimum share of names, and maximum share of people, among the heads of a list. */
const NAMED_SHARE_MIN = 0.6
const PEOPLE_SHARE_MAX = 0.2
const WIDE = new Set(['html', 'body', 'main', 'table', 'ul', 'ol', 'dl'])

interface Head {
  readonly name: string
  readonly start: number
  readonly look: NameLook
}

/**
 * Finds the heads of repeated blocks that each have their own contact data, as in directories and dealer lists. All
 * heads of a list are decided together: branches of one firm, departments, people and places are not organisations.
 */
export function* findRecordHeads(page: Page, others: readonly Finding[]): Steps<CompanyMention[]> {
  const lists = new Map<string, Map<number, { readonly record: PageElement; readonly values: Finding[] }>>()
  for (const finding of others) {
    if (finding.start === null || finding.type === 'names') continue
    yield* spend(page.budget, ANCHOR_UNITS)
    let steps = 0
    for (let at = elementAt(page, finding.start); at?.parent && steps < ANCESTORS_MAX; at = at.parent, steps++) {
      if (at.end - at.start > RECORD_LENGTH_MAX) break
      if (WIDE.has(at.tag)) continue
      const key = `${at.parent.index} ${at.tag}.${at.attributes.class ?? ''}`
      const list = lists.get(key) ?? new Map()
      lists.set(key, list)
      const record = list.get(at.index)
      if (record) record.values.push(finding)
      else list.set(at.index, { record: at, values: [finding] })
    }
  }
  const found = new Map<number, CompanyMention>()
  for (const list of lists.values()) {
    if (list.size < RECORDS_MIN) continue
    const records = [...list.values()]
    const areFull = records.every(({ values }) => new Set(values.map(({ type }) => type)).size > 1)
    const heads = records.map(({ record, values }) => headOf(page, record, values))
    for (const { name, start } of namesOf(heads, areFull))
      found.set(start, { name, kind: 'head', method: 'text', weight: WEIGHT, start, end: start + name.length })
  }
  return [...found.values()]
}

/** Returns the first line or cell of a record, up to its first value. */
function headOf(page: Page, record: PageElement, values: readonly Finding[]): Head | null {
  const { text } = page
  const first = Math.min(record.end, ...values.map(({ start }) => Math.max(start ?? 0, record.start)))
  const written = text.slice(record.start, first)
  const from = record.start + written.length - written.trimStart().length
  const end = Math.min(first, from + written.trimStart().search(/[\n\t]|$/))
  const head = headIn(page, { start: from, end })
  if (!head) return null
  const addressed = new Set(values.filter(({ type }) => type === 'addresses').flatMap(({ value }) => wordsOf(value)))
  return { ...head, look: isPlaceHead(head.name, addressed) ? 'place' : lookOf(head.name) }
}

/** `Hill Office` and `Quay Office` in one list: what their last word says makes them places of one firm. */
function withBranches(heads: readonly Head[]): Head[] {
  const byLast = Map.groupBy(heads, ({ name }) => wordsOf(name).at(-1) ?? '')
  const isBranch = ({ name }: Head) => {
    const last = wordsOf(name).at(-1) ?? ''
    return isPlaceWord(last) && byLast.get(last)!.length > 1
  }
  return heads.map((head) => (isBranch(head) ? { ...head, look: 'place' } : head))
}

/**
 * Returns the heads that name organisations, if the list as a whole does.
 *
 * @param areFull whether each block has contact data of several types: only an address or a number may be a branch's
 */
function namesOf(all: readonly (Head | null)[], areFull: boolean): Head[] {
  const heads = withBranches(all.filter((head) => head !== null))
  const share = (...looks: NameLook[]) => heads.filter(({ look }) => looks.includes(look)).length / all.length
  if (!areFull && share('organisation') < CLEAR_SHARE_MIN) return []
  if (share('organisation', 'name') < NAMED_SHARE_MIN || share('person') > PEOPLE_SHARE_MAX) return []
  const named = heads.filter(({ look }) => look === 'organisation' || look === 'name')
  const firsts = new Set(named.map(({ name }) => wordsOf(name)[0]))
  // The names of branches of one firm begin alike.
  return firsts.size * 2 > named.length ? named : []
}
