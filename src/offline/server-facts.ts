import { encodeAttribute, scanHtmlInSteps } from '../lib/scan-html.ts'
import { runToEnd, type Steps } from '../lib/steps.ts'
import { URL_LENGTH_MAX } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { applyEdits, type Edit } from './edits.ts'
import { htmlPlaces } from './html-places.ts'
import { spellQuery } from './legacy-query.ts'
import { PageHead } from './page-head.ts'
import { createFileWork, mayRead } from './work.ts'

export interface ServerFacts {
  readonly encoding: string
  readonly refresh: string | undefined
}

/**
 * Writes into a page what only its server's response contained: the target of a `Refresh` header, and queries with
 * non-ASCII letters as sent from a page in a legacy encoding. Call it before references are read or rewritten.
 *
 * @param html decoded text
 */
export const withServerFacts = (html: string, facts: ServerFacts): string =>
  runToEnd(withServerFactsInSteps(html, facts, createFileWork()))

/** Like `withServerFacts`, with pauses. */
export function* withServerFactsInSteps(
  html: string,
  { encoding, refresh }: ServerFacts,
  work: WorkBudget,
): Steps<string> {
  if (encoding === 'utf-8' && refresh === undefined) return html
  const head = new PageHead()
  const edits: Edit[] = []
  const scan = scanHtmlInSteps(html, {
    tag: (tag) => {
      head.tag(tag)
      for (const { attribute, form, use, value } of htmlPlaces(tag, '')) {
        const isAddress = form === 'url' && use !== 'data' && use !== 'never'
        const spelt = isAddress && value.length <= URL_LENGTH_MAX ? spellQuery(value, encoding) : value
        const { valueStart, end } = attribute
        if (spelt !== value) edits.push({ start: valueStart, end, text: `"${encodeAttribute(spelt)}"` })
      }
    },
  })
  for (const read of scan) {
    mayRead(read, work)
    yield
  }
  if (refresh !== undefined) {
    const at = head.start(html)
    edits.push({ start: at, end: at, text: `<meta http-equiv="refresh" content="${encodeAttribute(refresh)}"/>` })
  }
  return applyEdits(html, edits)
}
