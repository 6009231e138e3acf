import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/batch.ts'

/**
 * Ends what a former password allowed: sign-ins that still wait for a factor, and browsers that need none. For the
 * transaction that changes the password.
 *
 * @param accountIds SQL for one account id, or a query for ids
 */
export const endPasswordTrust = (accountIds: SQL): Statement<never>[] => [
  statement(sql`DELETE FROM pending_sign_ins WHERE account_id IN (${accountIds})`),
  statement(sql`DELETE FROM trusted_devices WHERE account_id IN (${accountIds})`),
]
