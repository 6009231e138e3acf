import { WorkBudget } from '../lib/work-budget.ts'
import type { Page, PageElement } from './page.ts'
import { ELEMENTS_MAX, WORK_UNITS_MAX, withinBudget } from './page-budget.ts'

export interface PdfContent {
  readonly title: string
  readonly pages: readonly string[]
  readonly links: readonly string[]
}

/**
 * Converts a PDF's text to a page for the extractors: its lines, and a link for each link target in the file, so that
 * email addresses and numbers in link areas count as on the web.
 */
export function pageOfPdf({ title, pages, links }: PdfContent, url: string): Page {
  const written = pages.join('\n')
  const read = withinBudget(written)
  const text = read
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
  const elements = [...new Set(links)].slice(0, ELEMENTS_MAX).map(
    (href, index): PageElement => ({
      index,
      tag: 'a',
      attributes: { href },
      parent: null,
      start: text.length,
      end: text.length,
    }),
  )
  return {
    url,
    baseUrl: url,
    title,
    language: null,
    text,
    elements,
    attributeNames: new Set(['href']),
    meta: new Map(),
    jsonLd: [],
    scripts: '',
    writers: [],
    isCut: written.length > read.length || links.length > ELEMENTS_MAX,
    budget: new WorkBudget(WORK_UNITS_MAX),
  }
}
