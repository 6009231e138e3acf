import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { mailboxDomains, mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { nextTurn } from '../../lib/steps.ts'

/** Maximum addresses that one statement reads. */
const ADDRESSES_AT_ONCE = 10_000

interface Address {
  address: string
}

/**
 * Returns other spellings of mailboxes that the account holds, among its values, campaign recipients, senders of
 * replies and recipients of direct messages: an address with a plus suffix is the same person's as the one without. Runs no query for providers that are
 * not known to have alternative spellings.
 *
 * @param emails normalised
 */
export async function spellingsIn(ctx: ServiceContext, emails: readonly string[]): Promise<string[]> {
  const domains = new Set(emails.flatMap(mailboxDomains))
  if (domains.size === 0) return []
  const { id } = accountOf(ctx)
  const identities = new Set(emails.map(mailboxIdentity))
  // All spellings start with the same letter, which narrows the search.
  const initials = JSON.stringify([...new Set([...identities].map((identity) => identity[0]))])
  const isLike = (column: string) => {
    const address = sql.raw(column)
    return sql`substr(lower(${address}), 1, 1) IN (SELECT value FROM json_each(${initials}))
      AND substr(lower(${address}), instr(${address}, '@') + 1) IN (SELECT value FROM json_each(${JSON.stringify([...domains])}))`
  }
  const found = new Set<string>()
  const keep = (rows: readonly { address: string }[]) => {
    for (const { address } of rows) if (identities.has(mailboxIdentity(address))) found.add(address)
  }
  // In the order of a covering index, continuing after the last position.
  for (let after = ''; ; ) {
    const window: SQL = sql`FROM items WHERE account = ${accountNumber(id)} AND type = ${TYPE_CODES.emails} AND normalized > ${after}
      ORDER BY normalized`
    const [rows, [edge]]: readonly [Address[], Address[]] = await runBatch(ctx.data, [
      statement<Address>(sql`
        SELECT address FROM (SELECT normalized AS address ${window} LIMIT ${ADDRESSES_AT_ONCE}) WHERE ${isLike('address')}`),
      statement<Address>(sql`SELECT normalized AS address ${window} LIMIT 1 OFFSET ${ADDRESSES_AT_ONCE - 1}`),
    ])
    keep(rows)
    if (!edge) break
    after = edge.address
    await nextTurn()
  }
  for (let [campaign, after] = ['', '']; ; ) {
    const window: SQL = sql`FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE account_id = ${id} AND id >= ${campaign})
      AND (campaign_id, address) > (${campaign}, ${after}) ORDER BY campaign_id, address`
    const [rows, [edge]]: readonly [Address[], (Address & { campaign_id: string })[]] = await runBatch(ctx.data, [
      statement<Address>(
        sql`SELECT address FROM (SELECT address ${window} LIMIT ${ADDRESSES_AT_ONCE}) WHERE ${isLike('address')}`,
      ),
      statement<Address & { campaign_id: string }>(
        sql`SELECT campaign_id, address ${window} LIMIT 1 OFFSET ${ADDRESSES_AT_ONCE - 1}`,
      ),
    ])
    keep(rows)
    if (!edge) break
    campaign = edge.campaign_id
    after = edge.address
    await nextTurn()
  }
  keep(
    await ctx.data.all<Address>(
      sql`SELECT lower(from_address) AS address FROM replies WHERE account_id = ${id} AND ${isLike('from_address')}
        UNION SELECT to_address FROM direct_messages WHERE account_id = ${id} AND ${isLike('to_address')}`,
    ),
  )
  return [...found]
}
