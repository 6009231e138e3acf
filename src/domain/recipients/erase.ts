import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

const ERASED_REASON = 'This person was erased.'

/** Texts of a recipient's row that may name someone else. */
export interface RecipientTexts {
  readonly company: string | null
  readonly fields: string | null
  readonly consent: string | null
  readonly state_reason: string | null
  readonly data_source: string | null
}

/**
 * Statements that erase a person from a message to them. The row and its state remain, so that totals stay correct; a
 * waiting message is no longer sent. A message that is being delivered at this moment cannot be recalled.
 *
 * @param dataSource replaces the stored text
 */
export const eraseStatements = (id: string, dataSource: string): Statement<never>[] => [
  statement(sql`
    UPDATE recipients SET address = 'erased:' || id, name = NULL, company = NULL, fields = NULL, consent = NULL, contact = NULL, organization = NULL, time_zone = NULL, country = NULL,
      data_source = ${dataSource}, state_reason = iif(state IN ('pending', 'claimed', 'skipped'), ${ERASED_REASON}, NULL),
      next_at = NULL, state = iif(state IN ('pending', 'claimed'), 'skipped', state)
    WHERE id = ${id}`),
  statement(sql`DELETE FROM tasks WHERE recipient_id = ${id}`),
  // Server responses name the address, and links may contain merge fields.
  statement(sql`UPDATE recipient_events SET text = NULL, url = NULL WHERE recipient_id = ${id}`),
]

/** Replaces texts of a message to someone else, to remove an erased person from them. */
export const redactStatement = (id: string, texts: RecipientTexts): Statement<never> =>
  statement(sql`
    UPDATE recipients SET company = ${texts.company}, fields = ${texts.fields}, consent = ${texts.consent}, state_reason = ${texts.state_reason},
      data_source = ${texts.data_source}
    WHERE id = ${id}`)
