import type { SQL } from 'drizzle-orm'
import type { Statement } from '../../../db/batch.ts'

/** What takes a change back. */
export interface Undoing {
  /** Without which nothing is taken back. */
  readonly when: SQL
  readonly statements: (done: SQL) => Statement<never>[]
  /** Contacts that are made anew then. */
  readonly contacts: readonly number[]
}

export interface UndoneChange {
  readonly contact: number
  readonly undo: unknown
}
