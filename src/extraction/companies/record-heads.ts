import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { type ValueBox, ValueBoxes } from '../lists/value-boxes.ts'
import type { Page } from '../page.ts'
import { spend } from '../steps.ts'
import { isPlaceHead, isPlaceWord } from './block-heads.ts'
import { wordsOf } from './company-key.ts'
import { headIn } from './head-lines.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

const ANCHOR_UNITS = 2_000
const WEIGHT = 0.65
/** Minimum share of heads that say what kind of organisation they name; the others are believed for their sake. */
const CLEAR_SHARE_MIN = 0.34
/** Minimum share of names, and maximum share of people, among the heads of a list. */
const NAMED_SHARE_MIN = 0.6
const PEOPLE_SHARE_MAX = 0.2

/** What a box begins with. */
export interface BoxHead {
  readonly name: string
  readonly start: number
  readonly look: NameLook
}

/**
 * Finds the heads of repeated blocks that each have their own contact data, as in directories and dealer lists. All
 * heads of a list are decided together: branches of one firm, departments, people and places are not organisations.
 */
export function* findRecordHeads(page: Page, others: readonly Finding[]): Steps<CompanyMention[]> {
  const boxes = new ValueBoxes(page)
  for (const finding of others) {
    if (finding.start === null || finding.type === 'names') continue
    yield* spend(page.budget, ANCHOR_UNITS)
    boxes.add(finding)
  }
  const found = new Map<number, CompanyMention>()
  for (const records of boxes.lists()) {
    const areFull = records.every(({ values }) => new Set(values.map(({ type }) => type)).size > 1)
    const heads = records.map((record) => boxHead(page, record))
    for (const { name, start } of namesOf(heads, areFull))
      found.set(start, { name, kind: 'head', method: 'text', weight: WEIGHT, start, end: start + name.length })
  }
  return [...found.values()]
}

/** Returns the first line or cell of a box, up to its first value. */
export function boxHead(page: Page, { element, values }: ValueBox): BoxHead | null {
  const { text } = page
  const first = Math.min(element.end, ...values.map(({ start }) => Math.max(start ?? 0, element.start)))
  const written = text.slice(element.start, first)
  const from = element.start + written.length - written.trimStart().length
  const end = Math.min(first, from + written.trimStart().search(/[\n\t]|$/))
  const head = headIn(page, { start: from, end })
  if (!head) return null
  const addressed = new Set(values.filter(({ type }) => type === 'addresses').flatMap(({ value }) => wordsOf(value)))
  return { ...head, look: isPlaceHead(head.name, addressed) ? 'place' : lookOf(head.name) }
}

/** `Hill Office` and `Quay Office` in one list: what their last word says makes them places of one firm. */
export function withBranches(heads: readonly BoxHead[]): BoxHead[] {
  const byLast = Map.groupBy(heads, ({ name }) => wordsOf(name).at(-1) ?? '')
  const isBranch = ({ name }: BoxHead) => {
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
function namesOf(all: readonly (BoxHead | null)[], areFull: boolean): BoxHead[] {
  const heads = withBranches(all.filter((head) => head !== null))
  const share = (...looks: NameLook[]) => heads.filter(({ look }) => looks.includes(look)).length / all.length
  if (!areFull && share('organisation') < CLEAR_SHARE_MIN) return []
  if (share('organisation', 'name') < NAMED_SHARE_MIN || share('person') > PEOPLE_SHARE_MAX) return []
  const named = heads.filter(({ look }) => look === 'organisation' || look === 'name')
  const firsts = new Set(named.map(({ name }) => wordsOf(name)[0]))
  // The names of branches of one firm begin alike.
  return firsts.size * 2 > named.length ? named : []
}
