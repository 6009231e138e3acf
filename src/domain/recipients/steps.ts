import { type SQL, sql } from 'drizzle-orm'
import type { RecipientState } from '../../contracts/campaigns/campaign-states.ts'
import { isIn, type StateColumn, type StatesBefore, type Steps } from '../../db/state-steps.ts'

/**
 * The allowed state transitions of messages. Guards, types and the trigger `recipients_state` are derived from this
 * list.
 */
export const RECIPIENT_STEPS = {
  pending: ['claimed', 'skipped'],
  claimed: ['pending', 'sending', 'skipped', 'failed'],
  sending: ['sent', 'failed', 'bounced', 'unknown', 'pending'],
  sent: ['delivered', 'bounced', 'failed', 'pending'],
  delivered: ['bounced', 'pending'],
  bounced: ['pending'],
  failed: ['pending', 'delivered'],
  skipped: ['pending'],
  unknown: ['sent', 'delivered', 'bounced', 'pending'],
} as const satisfies Steps<RecipientState>

export const RECIPIENT_STATE: StateColumn = {
  table: 'recipients',
  column: 'state',
  trigger: 'recipients_state',
  error: 'recipient step not allowed',
}

/** A state transition as two fragments of an UPDATE. */
export interface RecipientStep {
  /** For SET. */
  readonly becomes: SQL
  /** The guard for WHERE: rows in another state stay as they are. */
  readonly isBefore: SQL
}

/** A transition to a state from some of its allowed predecessors; others do not compile. */
export const step = <To extends RecipientState>(
  to: To,
  ...from: readonly StatesBefore<typeof RECIPIENT_STEPS, To>[]
): RecipientStep => ({ becomes: sql.raw(`state = '${to}'`), isBefore: areIn(...from) })

/** A condition on rows of `recipients`: they are in one of some states. */
export const areIn = (...states: readonly RecipientState[]): SQL => isIn('recipients.state', states)

/** A condition: delivery has not begun, or is in progress. */
export const isOpen: SQL = areIn('pending', 'claimed', 'sending')
