import { type SQL, sql } from 'drizzle-orm'
import type { RecipientState } from '../../contracts/campaigns.ts'
import { isIn, type StateColumn, type StatesBefore, type Steps } from '../../db/state-steps.ts'

/** Which state of a message may follow which: the one list that guards, types and the trigger `recipients_state` are made from. */
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

/** A step of a recipient as two fragments of an UPDATE. */
export interface RecipientStep {
  /** Goes into SET. */
  readonly becomes: SQL
  /** The guard, which goes into WHERE: rows in another state stay as they are. */
  readonly isBefore: SQL
}

/** A step to a state from some of those that may come before it; the compiler refuses any other. */
export const step = <To extends RecipientState>(
  to: To,
  ...from: readonly StatesBefore<typeof RECIPIENT_STEPS, To>[]
): RecipientStep => ({ becomes: sql.raw(`state = '${to}'`), isBefore: areIn(...from) })

/** A condition on rows of `recipients`: that they are in one of some states. */
export const areIn = (...states: readonly RecipientState[]): SQL => isIn('recipients.state', states)

/** Not handed over to anybody yet, or being handed over now. */
export const isOpen: SQL = areIn('pending', 'claimed', 'sending')
