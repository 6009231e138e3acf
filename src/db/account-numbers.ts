import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from './batch.ts'

/** What an account's number is shifted by: it has as many numbers for its rows, and 2^25 accounts fit an exact integer. */
const BITS = sql.raw('28')
/** The lower bits of a row's number. */
const LOWER = sql.raw(String(2 ** 28 - 1))

/** Makes the account known where its data lies; before its first source is added. */
export const introduce = (account: { readonly id: string; readonly number: number }): Statement<never> =>
  statement(
    sql`INSERT INTO account_numbers (account_id, number) VALUES (${account.id}, ${account.number}) ON CONFLICT (account_id) DO NOTHING`,
  )

/** The next number that an account has for a row; the account must have been introduced. */
export const nextNumber = (accountId: string): SQL =>
  sql`(SELECT number << ${BITS} | next FROM account_numbers WHERE account_id = ${accountId})`

/** The number of the account that a row's number is of. */
export const accountOfNumber = (number: SQL): SQL => sql`(${number} >> ${BITS})`

/**
 * Uses up as many of them as a JSON list is long.
 *
 * @param when a condition without which none was used
 */
export const spendNumbers = (accountId: string, list: string, when: SQL = sql`true`): Statement<never> =>
  statement(
    sql`UPDATE account_numbers SET next = next + json_array_length(${list}) WHERE account_id = ${accountId} AND ${when}`,
  )

/** The account's own number, as `items.account` has it; one without any row has none, and -1 is nobody's. */
export const accountNumber = (accountId: string): SQL =>
  sql`coalesce((SELECT number FROM account_numbers WHERE account_id = ${accountId}), -1)`

/** The first number of the account's stretch, and the last. */
export const firstNumber = (accountId: string): SQL => sql`(${accountNumber(accountId)} << ${BITS})`
export const lastNumber = (accountId: string): SQL => sql`(${accountNumber(accountId)} << ${BITS} | ${LOWER})`
