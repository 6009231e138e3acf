import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { lineAt, type Page } from '../page.ts'

/** Maximum distance of the words that say that a job is over. */
const LEAD_LENGTH_MAX = 160
const SENTENCE_END = /[.!?…]["”»)]? (?=["“„«(]?\p{Lu})/gu

let former: RegExp | undefined

/**
 * Whether the sentence before an organisation says that a job there is over, or that somebody studied there: `Previously
 * at Acme`, `she worked for Acme`, `a degree from Acme University`.
 *
 * @param start the offset of the organisation's name
 */
export function isFormerEmployer(page: Page, start: number): boolean {
  const from = Math.max(lineAt(page, start).start, start - LEAD_LENGTH_MAX)
  const lead = page.text.slice(from, start)
  let begin = 0
  for (const { 0: end, index } of lead.matchAll(SENTENCE_END)) begin = index + end.length
  former ??= compilePattern(`(?<!\\p{L})(?:${wordsOfLanguages(({ formerJobs }) => formerJobs, '|').join('|')})`, 'u')
  return former.test(lead.slice(begin).toLowerCase())
}
