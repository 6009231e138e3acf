import { siteOf } from '../../lib/url.ts'
import { ask } from './ask.ts'
import type { SearchEngine, SearchResult } from './port.ts'

/** Query parameters in which results pages carry the real address of a link that goes through their click counter. */
const TARGET_PARAMETERS = ['uddg', 'url', 'u', 'q', 'target'] as const
/** Shorter texts are buttons and page numbers. */
const TEXT_LENGTH_MIN = 3

export interface HtmlResultsOptions {
  /** The URL of the results page, with `{query}` in place of the search terms. */
  readonly template: string
  /** Returns the links of a document, absolute, with their texts. */
  readonly linksOf: (html: string, url: string) => readonly { readonly url: string; readonly text: string }[]
}

/** Reads the HTML results page of any search engine that permits it. */
export const createHtmlResults = ({ template, linksOf }: HtmlResultsOptions): SearchEngine => ({
  name: 'html',
  async search({ query, count }) {
    const url = new URL(template.replaceAll('{query}', encodeURIComponent(query)))
    const html = await ask(url, { accept: 'text/html' })
    return resultsAmong(linksOf(html, url.href), siteOf(url.href)).slice(0, count)
  },
})

/** The links to other sites than the engine's own, each address once. */
function resultsAmong(links: ReturnType<HtmlResultsOptions['linksOf']>, own: string): SearchResult[] {
  const results = new Map<string, SearchResult>()
  for (const { url, text } of links) {
    const target = siteOf(url) === own ? targetOf(url) : url
    if (!target || siteOf(target) === own || text.length < TEXT_LENGTH_MIN || results.has(target)) continue
    results.set(target, { url: target, title: text })
  }
  return [...results.values()]
}

function targetOf(link: string): string | null {
  const { searchParams } = new URL(link)
  for (const name of TARGET_PARAMETERS) {
    const value = searchParams.get(name)
    if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return value
  }
  return null
}
