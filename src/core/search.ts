import { readLinks } from '../extraction/links.ts'
import { parsePage } from '../extraction/parse-page.ts'
import { createBrave } from '../platform/search/brave.ts'
import { createHtmlResults } from '../platform/search/html-results.ts'
import type { SearchEngine } from '../platform/search/port.ts'
import { createSearxng } from '../platform/search/searxng.ts'
import { createSerpApi } from '../platform/search/serpapi.ts'
import type { Config } from './config.ts'

/**
 * The configured search engine, the most reliable first.
 *
 * @param only requires the engine of this name
 * @returns null when none is configured
 */
export function searchEngineOf({ search }: Config, only?: SearchEngine['name']): SearchEngine | null {
  const { serpApi, brave, searxngUrl, pageTemplate } = search
  const offered = [
    serpApi.key ? createSerpApi({ baseUrl: serpApi.url, key: serpApi.key }) : null,
    brave.key ? createBrave({ baseUrl: brave.url, key: brave.key }) : null,
    searxngUrl ? createSearxng({ baseUrl: searxngUrl }) : null,
    pageTemplate ? createHtmlResults({ template: pageTemplate, linksOf }) : null,
  ]
  return offered.find((engine) => engine && (!only || engine.name === only)) ?? null
}

const linksOf = (html: string, url: string) =>
  readLinks(parsePage(html, url)).links.filter(({ kind }) => kind === 'anchor')
