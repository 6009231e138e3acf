import * as auth from '../../src/contracts/auth/auth.ts'
import { requestOf } from '../../src/contracts/call.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../src/contracts/data/items.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { DEMO_ACCOUNTS } from './seed.ts'

/** Finds the crawl of the sample site among an account's crawls; once one has read pages, later starts reuse it. */
export const crawlOf = <C extends Pick<crawls.Crawl, 'url' | 'status' | 'pages_done'>>(
  all: readonly C[],
  siteUrl: string,
): C | undefined =>
  all.find(({ url, status, pages_done }) => url === siteUrl && status === 'completed' && pages_done > 0)

/**
 * Signs in as the demo account, crawls the sample site through the API like any client, and prints the results. If that
 * was done before, prints the earlier results, so that a restart uses no second crawl.
 */
export async function crawlSampleSite(appUrl: string, siteUrl: string): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[0]!
  const { data } = await call(appUrl, auth.logIn, { body: { email, password } })
  const { token } = data as { token: string }
  const history = await call(appUrl, crawls.listHistory, { query: { per_page: 100 } }, token)
  const former = crawlOf(crawls.Crawl.array().parse(history.data), siteUrl)
  console.log(
    former ? `\nThe sample site ${siteUrl} was crawled before:\n` : `\nCrawling the sample site ${siteUrl} …\n`,
  )
  const body = { types: [...DATA_TYPES], engine: 'basic', url: siteUrl, limit: 30, run_in_background: false }
  const result = former
    ? await call(appUrl, crawls.get, { params: { id: former.id } }, token)
    : await call(appUrl, crawls.start, { body }, token)
  const { crawl, results } = crawls.CrawlResult.parse(result.data)
  for (const type of DATA_TYPES) {
    console.log(`${type} (${results[type].length})`)
    for (const value of results[type]) console.log(`  ${value}`)
  }
  console.log(`\n${crawl.pages_done} pages read, ${crawl.pages_failed} failed, ${crawl.pages_skipped} skipped.`)
}

async function call(
  appUrl: string,
  endpoint: Endpoint,
  input: Parameters<typeof requestOf>[1],
  token?: string,
): Promise<{ data?: unknown }> {
  const { path, init } = requestOf(endpoint, input)
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(appUrl + path, { ...init, headers })
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
