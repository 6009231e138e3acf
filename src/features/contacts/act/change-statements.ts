import { type SQL, sql } from 'drizzle-orm'
import type { ContactChangeKind } from '../../../contracts/contacts/contact-details.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'

/** Columns of a contact's row that undoing a merge restores. */
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

/** SQL condition: a change was recorded. It guards all later statements of the same batch. */
export const isDone = (changeId: string): SQL => sql`EXISTS (SELECT 1 FROM contact_changes WHERE id = ${changeId})`

export interface Change {
  readonly id: string
  readonly contact: number
  readonly kind: ContactChangeKind
  readonly facts: object
  /** The data needed to undo it. */
  readonly undo?: object
}

/** Records a change of a contact if `when` is true. */
export const changeStatement = (ctx: ServiceContext, change: Change, when: SQL): Statement<never> =>
  statement(sql`
    INSERT INTO contact_changes (id, account_id, contact, kind, facts, undo, created_at)
    SELECT ${change.id}, ${accountOf(ctx).id}, ${change.contact}, ${change.kind}, ${JSON.stringify(change.facts)},
      ${change.undo ? JSON.stringify(change.undo) : null}, ${ctx.clock.now().toISOString()} WHERE ${when}`)
