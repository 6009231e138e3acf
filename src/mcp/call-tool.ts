import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ErrorBody } from '../contracts/errors.ts'
import * as crawls from '../contracts/v1/crawls.ts'
import type { ServiceContext } from '../core/context.ts'
import { sleep } from '../lib/sleep.ts'
import { unknownFields } from '../lib/unknown-fields.ts'
import { callV1 } from './call-v1.ts'
import { inputOf, partsOf, type Tool, Wait } from './tools.ts'

const LOOK_MS = 1_000

/**
 * Calls a tool as the sender of the request. An error of the API is returned as a result, so that the model can read
 * the reason.
 *
 * @param signal ends the wait, not the crawl
 */
export async function callTool(
  env: Env,
  ctx: ServiceContext,
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const unknown = unknownFields(inputOf(tool), given)
  const [message] = Object.values(unknown).flat()
  if (message !== undefined) return refused({ code: 'validation_failed', message, errors: unknown })
  const wait = Wait.safeParse(given)
  if (tool.waits && !wait.success)
    return refused({ code: 'validation_failed', message: `wait_seconds: ${wait.error.issues[0]!.message}` })
  const answer = await callV1(env, ctx, tool.endpoint, partsOf(tool.endpoint, given))
  if (!answer.isOk) return refused(answer.error)
  if (!tool.waits) return told(answer.body)
  const { data: job } = answer.body as { data: crawls.CrawlJob }
  return told({ data: await followCrawl(env, ctx, job, (wait.data?.wait_seconds ?? 0) * 1_000, signal) })
}

async function followCrawl(
  env: Env,
  ctx: ServiceContext,
  started: crawls.CrawlJob,
  waitMs: number,
  signal: AbortSignal,
): Promise<crawls.CrawlJob> {
  const until = Date.now() + waitMs
  let job = started
  while (job.finished_at === null && Date.now() + LOOK_MS <= until && !signal.aborted) {
    await sleep(LOOK_MS)
    const answer = await callV1(env, ctx, crawls.getStatus, { params: { id: job.id } })
    if (!answer.isOk) break
    job = (answer.body as { data: crawls.CrawlJob }).data
  }
  return job
}

const told = (body: unknown): CallToolResult => ({
  structuredContent: body as Record<string, unknown>,
  content: [{ type: 'text', text: JSON.stringify(body) }],
})

type Refusal = Pick<ErrorBody, 'code' | 'message' | 'errors'> & { retry_after_seconds?: number }

/** As text only: clients validate structured content against the schema of successful results. */
export const refused = ({ code, message, errors, retry_after_seconds }: Refusal): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: JSON.stringify({ code, message, errors, retry_after_seconds }) }],
})
