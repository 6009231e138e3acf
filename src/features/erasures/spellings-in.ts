import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { mailboxDomains, mailboxIdentity } from '../../lib/mailbox-identity.ts'

/**
 * Other spellings of mailboxes that the account holds, among its values, the recipients of its campaigns and who answered: an address with a plus is the same
 * person's as the one without. Nothing is asked where the provider is not known to have others.
 *
 * @param emails normalised
 */
export async function spellingsIn(ctx: ServiceContext, emails: readonly string[]): Promise<string[]> {
  const domains = new Set(emails.flatMap(mailboxDomains))
  if (domains.size === 0) return []
  const { id } = accountOf(ctx)
  const identities = new Set(emails.map(mailboxIdentity))
  // Each spelling begins with the same letter, which leaves a part of what is there.
  const initials = JSON.stringify([...new Set([...identities].map((identity) => identity[0]))])
  const isLike = (column: string) => {
    const address = sql.raw(column)
    return sql`substr(lower(${address}), 1, 1) IN (SELECT value FROM json_each(${initials}))
      AND substr(lower(${address}), instr(${address}, '@') + 1) IN (SELECT value FROM json_each(${JSON.stringify([...domains])}))`
  }
  const rows = await runBatch(ctx.data, [
    statement<{ address: string }>(sql`
      SELECT normalized AS address FROM items WHERE account = ${accountNumber(id)} AND type = ${TYPE_CODES.emails} AND ${isLike('normalized')}`),
    statement<{ address: string }>(
      sql`SELECT DISTINCT address FROM campaigns CROSS JOIN recipients ON recipients.campaign_id = campaigns.id
        WHERE campaigns.account_id = ${id} AND ${isLike('address')}`,
    ),
    statement<{ address: string }>(
      sql`SELECT DISTINCT lower(from_address) AS address FROM replies WHERE account_id = ${id} AND ${isLike('from_address')}`,
    ),
  ])
  return rows.flat().flatMap(({ address }) => (identities.has(mailboxIdentity(address)) ? [address] : []))
}
