import { waitUntil } from 'cloudflare:workers'
import type { ServiceContext } from './context.ts'

/**
 * Runs work after the response is sent, so that its duration reveals nothing to the caller. A failure is logged and
 * never reaches the caller, so this is only for work whose outcome the response must not reveal.
 */
export function inBackground(ctx: ServiceContext, work: () => Promise<void>): void {
  waitUntil(work().catch((error: unknown) => ctx.log.error('work after the answer failed', { error })))
}
