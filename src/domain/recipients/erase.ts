import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

const ERASED_REASON = 'This person was erased.'

/** Texts of a recipient's row that may name somebody else. */
export interface RecipientTexts {
  readonly company: string | null
  readonly fields: string | null
  readonly consent: string | null
  readonly state_reason: string | null
  readonly data_source: string | null
}

/**
 * Statements that take a person out of a message to them. The row stays with its state, so that totals stay what they were; what waits is not sent any more. What
 * is being handed over at this moment cannot be called back.
 *
 * @param dataSource what is left of the text
 */
export const eraseStatements = (id: string, dataSource: string): Statement<never>[] => [
  statement(sql`
    UPDATE recipients SET address = 'erased:' || id, name = NULL, company = NULL, fields = NULL, consent = NULL, contact = NULL, organization = NULL, time_zone = NULL,
      data_source = ${dataSource}, state_reason = iif(state IN ('pending', 'claimed', 'skipped'), ${ERASED_REASON}, NULL),
      next_at = NULL, state = iif(state IN ('pending', 'claimed'), 'skipped', state)
    WHERE id = ${id}`),
  // Servers name the address in their answers, and links may have fields in them.
  statement(sql`UPDATE recipient_events SET text = NULL, url = NULL WHERE recipient_id = ${id}`),
]

/** A statement that says the texts of a message to somebody else anew. */
export const redactStatement = (id: string, texts: RecipientTexts): Statement<never> =>
  statement(sql`
    UPDATE recipients SET company = ${texts.company}, fields = ${texts.fields}, consent = ${texts.consent}, state_reason = ${texts.state_reason},
      data_source = ${texts.data_source}
    WHERE id = ${id}`)
