import { Settings } from '../../contracts/settings.ts'
import type { ServiceContext } from '../context.ts'
import { readSettings } from '../settings.ts'

/** So long this isolate goes by what the setting was: a request more than it says costs nothing. */
const REMEMBERED_MS = 5_000

const remembered = { percent: Settings.shape.log_sample_percent.parse(undefined), untilMs: 0 }

/** Whether a request that went well is among those whose lines are kept. The same id always is, or never. */
export async function isSampled(ctx: Pick<ServiceContext, 'db' | 'clock' | 'requestId'>): Promise<boolean> {
  const nowMs = ctx.clock.now().getTime()
  if (nowMs >= remembered.untilMs) {
    // Before it is asked, so that the requests of the same moment do not all ask.
    remembered.untilMs = nowMs + REMEMBERED_MS
    remembered.percent = (await readSettings(ctx)).log_sample_percent
  }
  return shareOf(ctx.requestId) < remembered.percent
}

/** Where an id lies from 0 to 100, evenly (FNV-1a, 32 bits). */
export function shareOf(requestId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < requestId.length; at++) hash = Math.imul(hash ^ requestId.charCodeAt(at), 0x01000193)
  // Its low bits are the better mixed ones.
  return (((hash >>> 0) % 65_536) / 65_536) * 100
}
