import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/batch.ts'

/**
 * Ends what a former password allowed: sign-ins that still wait for a factor, browsers that need none, and mailed
 * sign-in links. For the transaction that changes the password.
 *
 * @param accountIds SQL for one account id, or a query for ids
 * @param guard a condition that must hold as well
 */
export const endPasswordTrust = (accountIds: SQL, guard: SQL = sql`1`): Statement<never>[] => [
  statement(sql`DELETE FROM pending_sign_ins WHERE account_id IN (${accountIds}) AND ${guard}`),
  statement(sql`DELETE FROM trusted_devices WHERE account_id IN (${accountIds}) AND ${guard}`),
  statement(sql`
    DELETE FROM password_resets WHERE account_id IN (${accountIds}) AND purpose = 'sign-in' AND ${guard}`),
]

/** Removes factors, recovery codes and ways to sign in that were added since a time, if a guard holds. */
export const removeFactorsSince = (accountId: string, since: string, guard: SQL): Statement<never>[] => [
  statement(sql`DELETE FROM sign_in_factors WHERE account_id = ${accountId} AND created_at >= ${since} AND ${guard}`),
  statement(sql`DELETE FROM recovery_codes WHERE account_id = ${accountId} AND created_at >= ${since} AND ${guard}`),
  statement(sql`
    DELETE FROM account_identities WHERE account_id = ${accountId} AND created_at >= ${since} AND ${guard}`),
]
