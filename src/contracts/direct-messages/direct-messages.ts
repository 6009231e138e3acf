import { z } from 'zod'

/** `reply`: answers somebody who replied to a campaign. `transactional`: a single message that the account asked for. */
export const DIRECT_MESSAGE_KINDS = ['reply', 'transactional'] as const
export type DirectMessageKind = (typeof DIRECT_MESSAGE_KINDS)[number]

/**
 * `queued`: waits for its time, for the sender's limits or for the next attempt. `sending`: being handed over.
 * `unknown`: it may have arrived, and is not sent again unless a person decides so. `cancelled`: taken back before it
 * was sent.
 */
export const DIRECT_MESSAGE_STATES = ['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const
export const DirectMessageState = z.enum(DIRECT_MESSAGE_STATES)
export type DirectMessageState = z.infer<typeof DirectMessageState>
