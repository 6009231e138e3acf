import { z } from 'zod'
import { askJson } from './ask.ts'
import { type SearchEngine, SearchError } from './port.ts'

const Answer = z.object({
  error: z.string().optional(),
  organic_results: z.array(z.object({ link: z.string(), title: z.string().default('') })).default([]),
})

/** Google's results through SerpApi: https://serpapi.com/search-api */
export const createSerpApi = ({ baseUrl, key }: { baseUrl: string; key: string }): SearchEngine => ({
  name: 'serpapi',
  async search({ query, count, language, country }) {
    const url = new URL('/search.json', baseUrl)
    url.search = String(
      new URLSearchParams({
        engine: 'google',
        q: query,
        num: String(count),
        ...(language && { hl: language }),
        ...(country && { gl: country.toLowerCase() }),
        api_key: key,
      }),
    )
    const { error, organic_results } = await askJson(Answer, url)
    // SerpApi reports this with a success status if Google has no results: https://serpapi.com/search-archive-api
    if (error && !/hasn't returned any results/i.test(error)) throw new SearchError('search-unavailable', error)
    return organic_results.map(({ link, title }) => ({ url: link, title }))
  },
})
