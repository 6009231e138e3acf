import type { Crawl } from '../contracts/crawls/crawls.ts'
import { type CrawlJob, streamEvents } from '../contracts/v1/crawls.ts'
import type { ServiceContext } from '../core/context.ts'
import { assertStillAllowed } from '../domain/access/still-allowed.ts'
import { readCrawl } from '../features/crawls/queries.ts'
import { AppError } from '../lib/errors.ts'
import { sleep } from '../lib/sleep.ts'

/** How often the crawl is polled, and how often a comment line keeps proxies from closing the connection. */
const LOOK_MS = 1_000
const ALIVE_MS = 15_000

/**
 * Streams a crawl's progress as Server-Sent Events (WHATWG HTML, 9.2) until it ends or the client disconnects:
 * `progress` with the crawl at every change, `finished` at the end. A client that reconnects gets the current state
 * first. If the key loses access, a last event `ended` says why.
 *
 * @throws not_found
 */
export async function streamCrawl(
  ctx: ServiceContext,
  id: string,
  toJob: (crawl: Crawl) => CrawlJob,
): Promise<Response> {
  let job = toJob(await readCrawl(ctx, id))
  let told = ''
  let toldAtMs = 0
  const encoder = new TextEncoder()
  const eventOf = (name: string, said: string) => encoder.encode(`event: ${name}\ndata: ${said}\n\n`)
  /** Reads the crawl with a fresh check of the caller's permission. */
  const look = async () => {
    await assertStillAllowed(ctx, streamEvents.permission)
    return toJob(await readCrawl(ctx, id))
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const state = JSON.stringify(job)
        const isOver = job.finished_at !== null
        if (state !== told) {
          controller.enqueue(eventOf(isOver ? 'finished' : 'progress', state))
          told = state
          toldAtMs = Date.now()
          if (isOver) controller.close()
          return
        }
        if (Date.now() - toldAtMs >= ALIVE_MS) {
          controller.enqueue(encoder.encode(': still here\n\n'))
          toldAtMs = Date.now()
          return
        }
        await sleep(LOOK_MS)
        try {
          job = await look()
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          controller.enqueue(eventOf('ended', JSON.stringify({ code: error.code, message: error.message })))
          controller.close()
          return
        }
      }
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
