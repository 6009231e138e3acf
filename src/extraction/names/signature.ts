import { closest, elementAt, type Page } from '../page.ts'
import type { NameRun } from './name-runs.ts'
import type { Segment } from './segments.ts'

/** The end of someone's words: a quotation mark, or a sentence and a dash. */
const QUOTED = /[”"»“]\s*(?:[–—-]{1,2}\s*)?$|[.!?…]\s*[–—-]{1,2}\s*$/u
const SENTENCE_END = /(?:^|[.!?…)])\s*$/u
/** Nothing after the name, or only a place of residence. */
const TOWN_ONLY = /^(?:,? \(?\p{Lu}[\p{L}.'’ -]{1,28}\)?)?\s*$/u
const TOWN_MAX = 34
const LEAD_MAX = 8
const SIGNATURE_TAG = /^(?:cite|em|i|small|b|strong|figcaption|footer)$/

/**
 * Whether a name ends a line as a signature: "“Lovely rooms.” Jane Roe, Hull", or in an element of its own after a
 * sentence, `Lovely rooms. <em>Jane Roe, Hull</em>`.
 */
export function isSignature(page: Page, line: Segment, { start, end }: NameRun): boolean {
  if (line.end - end > TOWN_MAX || !TOWN_ONLY.test(page.text.slice(end, line.end))) return false
  const lead = page.text.slice(Math.max(line.start, start - LEAD_MAX), start)
  if (QUOTED.test(lead)) return true
  if (lead === '' || !SENTENCE_END.test(lead)) return false
  const isOwn = closest(
    elementAt(page, start),
    (at) => at.start >= start - 1 && at.end >= line.end - 1 && SIGNATURE_TAG.test(at.tag),
  )
  return isOwn !== null
}
