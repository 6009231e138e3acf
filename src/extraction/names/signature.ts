import { closest, elementAt, type Page } from '../page.ts'
import type { NameRun } from './name-runs.ts'
import type { Segment } from './segments.ts'

/** Where the words of somebody end: a quotation, or a sentence and a dash. */
const QUOTED = /[”"»“]\s*(?:[–—-]{1,2}\s*)?$|[.!?…]\s*[–—-]{1,2}\s*$/u
const SENTENCE_END = /(?:^|[.!?…)])\s*$/u
/** Nothing behind the name, or where the person lives. */
const TOWN_ONLY = /^(?:,? \(?\p{Lu}[\p{L}.'’ -]{1,28}\)?)?\s*$/u
const TOWN_MAX = 34
const LEAD_MAX = 8
const SIGNATURE_TAG = /^(?:cite|em|i|small|b|strong|figcaption|footer)$/

/**
 * Whether a name ends a line as whoever signs what was said on it: "“Lovely rooms.” Jane Roe, Hull", or in an element of
 * its own behind a sentence, `Lovely rooms. <em>Jane Roe, Hull</em>`.
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
