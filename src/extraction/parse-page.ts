import { BoundedParser } from '../lib/bounded-parser.ts'
import { runInTurns, runToEnd, type Steps } from '../lib/steps.ts'
import { WorkBudget } from '../lib/work-budget.ts'
import type { Page } from './page.ts'
import { END_MARKUP_LENGTH, PARSE_UNITS, WORK_UNITS_MAX } from './page-budget.ts'
import { PageReader } from './page-reader.ts'
import { spend } from './steps.ts'

/** Approximate length of the pieces in which a document is parsed. Other work may run between pieces. */
const PARSED_LENGTH = 64_000

/**
 * Parses HTML into the model that the extractors share, in one pass and without building a DOM.
 *
 * @param html the decoded document; if it exceeds the page budget, its middle is omitted and `isCut` is set
 * @param url the absolute URL of the document
 * @param options known facts about the document
 */
export function parsePage(html: string, url: string, options: ParseOptions = {}): Page {
  return runToEnd(parseInSteps(html, url, options))
}

/** `parsePage` that yields to the event loop while it works. */
export function parseInTurns(html: string, url: string, options: ParseOptions = {}): Promise<Page> {
  const budget = new WorkBudget(WORK_UNITS_MAX)
  return runInTurns(parseInSteps(html, url, options, budget), budget)
}

export interface ParseOptions {
  /**
   * Whether the document is XML (`application/xhtml+xml`): `<div/>` closes itself, CDATA is text, elements may have a
   * prefix.
   */
  readonly isXml?: boolean
}

/** A prefixed root element, which only XML has. */
const PREFIXED_ROOT = /<[a-z][\w-]{0,20}:html[\s>]/i
const ROOT_WITHIN = 2_048

/** Step-by-step version of `parsePage`: may yield after each piece of a long document. */
function* parseInSteps(
  html: string,
  url: string,
  { isXml = PREFIXED_ROOT.test(html.slice(0, ROOT_WITHIN)) }: ParseOptions,
  budget = new WorkBudget(WORK_UNITS_MAX),
): Steps<Page> {
  const reader = new PageReader(url, budget, isXml)
  // The handler decodes character references (`character-references.ts`). A parser that decodes them examines every
  // character of texts and values; one that does not skips to their end. In XML any element may close itself, and CDATA
  // is text.
  const parser = new BoundedParser(reader, () => reader.depth, {
    decodeEntities: false,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: isXml,
    recognizeCDATA: isXml,
  })
  reader.isInForeignContext = () => parser.isInForeignContext()
  reader.isNearEnd = () => parser.endIndex >= html.length - END_MARKUP_LENGTH
  for (let from = 0, end = 0; from < html.length; from = end) {
    end = endOfPiece(html, from)
    parser.write(html.slice(from, end))
    yield* spend(budget, (end - from) * PARSE_UNITS)
  }
  parser.end()
  return reader.page
}

/** Pieces end before a `<`, because a text split over two pieces would be reported as two. */
function endOfPiece(html: string, from: number): number {
  const bracket = html.indexOf('<', from + PARSED_LENGTH)
  return bracket < 0 ? html.length : bracket
}
