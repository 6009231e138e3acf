import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { networkKey } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { shardNamed } from '../../db/shard-named.ts'
import { type LinkTarget, servesAccount } from './outreach-links.ts'

/** Bitcoin's base 58, without letters that look alike. All of them are in the alphabet of every phone (GSM-7). */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 58^9 is 2^52: nobody can guess a code in use at the rate the throttle allows. */
const CODE_LENGTH = 9
/** Enough for 58^5 accounts. */
const NUMBER_LENGTH_MAX = 5
const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH + 1},${CODE_LENGTH + NUMBER_LENGTH_MAX}}$`)
/** The path on the site's own domain; on a short domain the code follows the root. */
export const STOP_PATH = '/s'

const RULE = { attemptsMax: 300, windowSeconds: 60 }

const inLetters = (value: bigint): string =>
  value < 58n ? LETTERS[Number(value)]! : `${inLetters(value / 58n)}${LETTERS[Number(value % 58n)]}`

type Stopped = Pick<LinkTarget, 'accountId' | 'hash'>

/**
 * The code of an address within its account. It is the same for all its messages, so that the account needs one row for
 * it.
 */
async function codeOf(ctx: Pick<ServiceContext, 'config'>, { accountId, hash }: Stopped): Promise<string> {
  const mac = await keyedHash(ctx, `stop-link:${accountId}:${hash}`)
  return inLetters(BigInt(`0x${mac.slice(0, 16)}`))
    .padStart(CODE_LENGTH, LETTERS[0])
    .slice(-CODE_LENGTH)
}

/**
 * The link as it appears in a text message: without `https://`, which phones do not need, and at most 25 characters on
 * a domain of 10.
 */
export const stopUrlOf = (
  { appUrl, shortUrl }: Pick<ServiceContext['config'], 'appUrl' | 'shortUrl'>,
  code: string,
): string => (shortUrl === null ? `${appUrl}${STOP_PATH}/${code}` : `${shortUrl}/${code}`).replace(/^https:\/\//, '')

/** An example link with the length of a real one of the account, for previews and character counts. */
export const exampleStopUrl = (ctx: Pick<ServiceContext, 'config'>, account: { readonly number: number }): string =>
  stopUrlOf(ctx.config, `${inLetters(BigInt(account.number))}${LETTERS[0]!.repeat(CODE_LENGTH)}`)

/**
 * Stores the recipients behind the links of some messages, before the messages are sent. A test message, which has no
 * recipient row, does not take over an existing link.
 *
 * @returns the link of each recipient, by recipient id
 */
export async function keepStopLinks(
  ctx: ServiceContext,
  account: { readonly id: string; readonly number: number },
  recipients: readonly { readonly id: string; readonly hash: string }[],
): Promise<ReadonlyMap<string, string>> {
  const codes = await Promise.all(
    recipients.map(async ({ id, hash }) => ({ id, hash, code: await codeOf(ctx, { accountId: account.id, hash }) })),
  )
  await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO stop_links (account_id, code, hash, recipient_id)
      SELECT ${account.id}, value ->> 'code', value ->> 'hash', value ->> 'id' FROM json_each(${JSON.stringify(codes)}) WHERE true
      ON CONFLICT (account_id, code) DO UPDATE SET recipient_id = excluded.recipient_id
        WHERE hash = excluded.hash AND EXISTS (SELECT 1 FROM recipients WHERE id = excluded.recipient_id)`),
  ])
  const prefix = inLetters(BigInt(account.number))
  return new Map(codes.map(({ id, code }) => [id, stopUrlOf(ctx.config, `${prefix}${code}`)]))
}

/**
 * The recipient that a code belongs to; null if it is unknown.
 *
 * @throws too_many_requests
 */
export async function readStopLink(ctx: ServiceContext, code: string): Promise<LinkTarget | null> {
  if (!CODE.test(code)) return null
  await ctx.throttle.spend(networkKey('stop-link', ctx), RULE, 'Too many links at once. Please try again in a minute.')
  let number = 0
  for (const letter of code.slice(0, -CODE_LENGTH)) number = number * 58 + LETTERS.indexOf(letter)
  const [account] = await ctx.db
    .select({ id: accounts.id, shard: accounts.shard })
    .from(accounts)
    .where(eq(accounts.number, number))
  if (!account || !servesAccount(ctx, account.id)) return null
  const [row] = await shardNamed(ctx.shards, account.shard).all<{ hash: string; recipient_id: string }>(
    sql`SELECT hash, recipient_id FROM stop_links WHERE account_id = ${account.id} AND code = ${code.slice(-CODE_LENGTH)}`,
  )
  return row ? { accountId: account.id, recipientId: row.recipient_id, channel: 'sms', hash: row.hash } : null
}
