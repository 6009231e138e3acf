import { z } from 'zod'
import { askJson } from './ask.ts'
import type { SearchEngine } from './port.ts'

const COUNT_MAX = 20
const Answer = z.object({
  web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string().default('') })) }).optional(),
})

/** Brave Search: https://api-dashboard.search.brave.com/app/documentation/web-search */
export const createBrave = ({ baseUrl, key }: { baseUrl: string; key: string }): SearchEngine => ({
  name: 'brave',
  async search({ query, count, language, country }) {
    const url = new URL('/res/v1/web/search', baseUrl)
    url.search = String(
      new URLSearchParams({
        q: query,
        count: String(Math.min(count, COUNT_MAX)),
        result_filter: 'web',
        ...(language && { search_lang: language }),
        ...(country && { country }),
      }),
    )
    const { web } = await askJson(Answer, url, { 'x-subscription-token': key })
    return web?.results ?? []
  },
})
