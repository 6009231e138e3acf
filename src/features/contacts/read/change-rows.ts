import { sql } from 'drizzle-orm'
import type { ContactChange, ContactChangeKind } from '../../../contracts/contacts/contact-details.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { changeText } from '../sentences.ts'

/** A row of a contact's history. */
export interface ChangeRow {
  id: string
  kind: ContactChangeKind
  /** Facts as JSON. */
  facts: string
  can_undo: number
  created_at: string
}

const CHANGES_MAX = 50

/** Returns the history of a contact, latest first. */
export const changesOf = (contact: number): Statement<ChangeRow> =>
  statement(sql`
    SELECT id, kind, facts, undo IS NOT NULL AS can_undo, created_at FROM contact_changes WHERE contact = ${contact}
    ORDER BY created_at DESC, id DESC LIMIT ${CHANGES_MAX}`)

export const toChange = ({ id, kind, facts, can_undo, created_at }: ChangeRow): ContactChange => ({
  id,
  kind,
  text: changeText(kind, JSON.parse(facts) as Record<string, unknown>),
  can_undo: can_undo === 1,
  created_at,
})
