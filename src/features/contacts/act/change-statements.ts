import { type SQL, sql } from 'drizzle-orm'
import type { ContactChangeKind } from '../../../contracts/contacts.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'

/** Columns of a contact's row, as undoing a merge writes them again. */
export const CONTACT_FIELDS = [
  'number',
  'kind',
  'name',
  'job_title',
  'organization',
  'organization_number',
  'site',
  'country',
  'reach',
  'profiles',
  'likely_email',
  'edits',
  'confidence',
  'first_seen_at',
  'updated_at',
] as const

/** That a change was written down: the guard of all that stands behind it in its batch. */
export const isDone = (changeId: string): SQL => sql`EXISTS (SELECT 1 FROM contact_changes WHERE id = ${changeId})`

export interface Change {
  readonly id: string
  readonly contact: number
  readonly kind: ContactChangeKind
  readonly facts: object
  /** What undoing it needs. */
  readonly undo?: object
}

/** Writes down what happens to a contact, where `when` holds. */
export const changeStatement = (ctx: ServiceContext, change: Change, when: SQL): Statement<never> =>
  statement(sql`
    INSERT INTO contact_changes (id, account_id, contact, kind, facts, undo, created_at)
    SELECT ${change.id}, ${accountOf(ctx).id}, ${change.contact}, ${change.kind}, ${JSON.stringify(change.facts)},
      ${change.undo ? JSON.stringify(change.undo) : null}, ${ctx.clock.now().toISOString()} WHERE ${when}`)
