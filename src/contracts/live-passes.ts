import { z } from 'zod'

/** The session that opened a live connection, and the workspace it opened it for; the connection ends with either. */
export const LivePass = z.object({ account_id: z.uuid(), session_id: z.uuid(), workspace_id: z.uuid().optional() })
export type LivePass = z.infer<typeof LivePass>

/**
 * The header in which the Worker passes the opener's identity to the Durable Object; a value sent by the client is
 * overwritten.
 */
export const LIVE_PASS_HEADER = 'x-live-pass'

/**
 * The subprotocol beside the ticket. A ticket opens a live connection within a minute, and is sent as a WebSocket
 * subprotocol so that it appears in no URL and no log.
 */
export const LIVE_PROTOCOL = 'contactory.live'

/** The close code when newer connections took this one's place. Clients reconnect only when their tab is shown. */
export const LIVE_REPLACED = { code: 4002, reason: 'too many connections' } as const

/**
 * The close code when the session has ended, may no longer see this, or the object was deleted; clients need not
 * reconnect (RFC 6455 7.4.2).
 */
export const LIVE_ENDED = { code: 4001, reason: 'session ended' } as const
