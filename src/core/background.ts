import { waitUntil } from 'cloudflare:workers'
import type { ServiceContext } from './context.ts'

/**
 * Lets work go on after the answer, so that its duration tells the caller nothing. A failure is logged; the caller
 * never hears of it, so this is only for work whose outcome the answer must not show.
 */
export function inBackground(ctx: ServiceContext, work: () => Promise<void>): void {
  waitUntil(work().catch((error: unknown) => ctx.log.error('work after the answer failed', { error })))
}
