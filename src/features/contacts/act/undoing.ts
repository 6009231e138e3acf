import type { SQL } from 'drizzle-orm'
import type { Statement } from '../../../db/batch.ts'

/** The statements that undo a change. */
export interface Undoing {
  /** The condition under which the change can be undone. */
  readonly when: SQL
  readonly statements: (done: SQL) => Statement<never>[]
  /** Contacts that must be rebuilt afterwards. */
  readonly contacts: readonly number[]
}

export interface UndoneChange {
  readonly contact: number
  readonly undo: unknown
}
