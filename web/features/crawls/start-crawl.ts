import type { CrawlResult } from '../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../src/contracts/crawls/crawls.ts'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { expectEnd } from './live/end-message.ts'

export type StartCrawlBody = BodyFor<typeof contract.start>

/**
 * Starts a crawl under a client-generated id and, in the foreground, waits for its end. A lost response is no failure
 * if the crawl exists: its progress shows the end. A crawl that ran and failed is no failure either, since its pages
 * say why. The page of the crawl announces the end of one whose answer does not show it.
 *
 * @returns null if only the response was lost
 * @throws CallError if no crawl was created
 */
export async function startCrawl(id: string, body: StartCrawlBody): Promise<CrawlResult | null> {
  try {
    const result = (await call(contract.start, { body: { ...body, crawl_id: id } })).data
    if (!result.crawl.finished_at) expectEnd(id)
    return result
  } catch (error) {
    if (error instanceof CallError && error.code === 'crawl_failed') return await readResult(id)
    if (!isAnswerLost(error) || !(await exists(id))) throw error
    expectEnd(id)
    return null
  }
}

/** A 503 is the server's own statement that the crawl did not start. */
const isAnswerLost = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || (error.status >= 500 && error.status !== 503))

async function readResult(id: string): Promise<CrawlResult | null> {
  try {
    return (await call(contract.get, { params: { id } })).data
  } catch {
    return null
  }
}

async function exists(id: string): Promise<boolean> {
  try {
    await call(contract.getProgress, { params: { id } })
    return true
  } catch {
    return false
  }
}
