import { z } from 'zod'
import { askJson } from './ask.ts'
import type { SearchEngine } from './port.ts'

const Answer = z.object({ results: z.array(z.object({ url: z.string(), title: z.string().default('') })) })

/** A self-hosted SearXNG with its JSON format enabled: https://docs.searxng.org/dev/search_api.html */
export const createSearxng = ({ baseUrl }: { baseUrl: string }): SearchEngine => ({
  name: 'searxng',
  async search({ query, count, language, country }) {
    const url = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    const locale = language && country ? `${language}-${country}` : language
    url.search = String(new URLSearchParams({ q: query, format: 'json', ...(locale && { language: locale }) }))
    const { results } = await askJson(Answer, url)
    return results.slice(0, count)
  },
})
