import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from './batch.ts'

/**
 * The number of bits by which an account's number is shifted. They leave enough numbers for its rows, and 2^25 accounts
 * still fit an exact integer.
 */
const BITS = sql.raw('28')
/** A mask for the lower bits of a row's number. */
const LOWER = sql.raw(String(2 ** 28 - 1))

/** Registers an account in its data database; required before its first source is added. */
export const introduce = (account: { readonly id: string; readonly number: number }): Statement<never> =>
  statement(
    sql`INSERT INTO account_numbers (account_id, number) VALUES (${account.id}, ${account.number}) ON CONFLICT (account_id) DO NOTHING`,
  )

/** The next row number of an account, which must have been introduced. */
export const nextNumber = (accountId: string): SQL =>
  sql`(SELECT number << ${BITS} | next FROM account_numbers WHERE account_id = ${accountId})`

/** The account's number within a row's number. */
export const accountOfNumber = (number: SQL): SQL => sql`(${number} >> ${BITS})`

/** Reserves as many numbers as a JSON list has entries. @param when a condition without which none are used */
export const spendNumbers = (accountId: string, list: string, when: SQL = sql`true`): Statement<never> =>
  statement(
    sql`UPDATE account_numbers SET next = next + json_array_length(${list}) WHERE account_id = ${accountId} AND ${when}`,
  )

/** The account's number, as in `items.account`; -1, which matches nothing, if the account has no rows. */
export const accountNumber = (accountId: string): SQL =>
  sql`coalesce((SELECT number FROM account_numbers WHERE account_id = ${accountId}), -1)`

/** The first and the last number in the account's range. */
export const firstNumber = (accountId: string): SQL => sql`(${accountNumber(accountId)} << ${BITS})`
export const lastNumber = (accountId: string): SQL => sql`(${accountNumber(accountId)} << ${BITS} | ${LOWER})`
