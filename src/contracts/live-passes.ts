import { z } from 'zod'

/** By what a live connection was opened; it ends with that. */
export const LivePass = z.object({ account_id: z.uuid(), session_id: z.uuid() })
export type LivePass = z.infer<typeof LivePass>

/** The header in which the Worker tells an object who opens a connection; what a caller sends under this name is overwritten. */
export const LIVE_PASS_HEADER = 'x-live-pass'

/** The connection was closed since its session ended, or may not see this any more, or it is deleted: nobody need connect again (RFC 6455 7.4.2). */
export const LIVE_ENDED = { code: 4001, reason: 'session ended' } as const
