import { Settings } from '../../contracts/system/settings.ts'
import type { ServiceContext } from '../context.ts'
import { readSettings } from '../settings.ts'

/** How long this isolate caches the setting; a few requests too many after a change do no harm. */
const REMEMBERED_MS = 5_000

const remembered = { percent: Settings.shape.log_sample_percent.parse(undefined), untilMs: 0 }

/** Whether the lines of a successful request are stored. The result is always the same for the same id. */
export async function isSampled(ctx: Pick<ServiceContext, 'db' | 'clock' | 'requestId'>): Promise<boolean> {
  const nowMs = ctx.clock.now().getTime()
  if (nowMs >= remembered.untilMs) {
    // Set before the query, so that concurrent requests do not all run it.
    remembered.untilMs = nowMs + REMEMBERED_MS
    remembered.percent = (await readSettings(ctx)).log_sample_percent
  }
  return shareOf(ctx.requestId) < remembered.percent
}

/** Maps an id evenly to a number from 0 to 100 (FNV-1a, 32 bits). */
export function shareOf(requestId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < requestId.length; at++) hash = Math.imul(hash ^ requestId.charCodeAt(at), 0x01000193)
  // The low bits are mixed better.
  return (((hash >>> 0) % 65_536) / 65_536) * 100
}
