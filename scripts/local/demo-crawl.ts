import * as auth from '../../src/contracts/auth.ts'
import { requestOf } from '../../src/contracts/call.ts'
import * as crawls from '../../src/contracts/crawls.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { DATA_TYPES } from '../../src/contracts/items.ts'
import { DEMO_ACCOUNTS } from './seed.ts'

/** Signs in as the demo account, crawls the sample site through the API as any client would, and prints what it found. */
export async function crawlSampleSite(appUrl: string, siteUrl: string): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[0]!
  const { data } = await call(appUrl, auth.logIn, { email, password })
  console.log(`\nCrawling the sample site ${siteUrl} …\n`)
  const body = { types: [...DATA_TYPES], engine: 'basic', url: siteUrl, limit: 30, run_in_background: false }
  const result = await call(appUrl, crawls.start, body, (data as { token: string }).token)
  const { crawl, results } = crawls.CrawlResult.parse(result.data)
  for (const type of DATA_TYPES) {
    console.log(`${type} (${results[type].length})`)
    for (const value of results[type]) console.log(`  ${value}`)
  }
  console.log(`\n${crawl.pages_done} pages read, ${crawl.pages_failed} failed, ${crawl.pages_skipped} skipped.`)
}

async function call(appUrl: string, endpoint: Endpoint, body: unknown, token?: string): Promise<{ data?: unknown }> {
  const { path, init } = requestOf(endpoint, { body })
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(appUrl + path, { ...init, headers })
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
