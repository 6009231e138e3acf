import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { suppressed } from '../../core/suppressions.ts'
import type { CampaignRow } from './queries.ts'

/** Of the recipients that wait: who would get it now, and who would be left out. */
export interface Sendable {
  readonly sendable: number
  readonly suppressed: number
  readonly without_consent: number
}

/** Addresses asked about at once. */
const STRETCH = 500

/** Who of a campaign's waiting recipients would get it now. Addresses are gone through only where the account's list of suppressions is not empty. */
export async function countSendable(ctx: ServiceContext, campaign: CampaignRow): Promise<Sendable> {
  const accountId = accountOf(ctx).id
  const { id, type, requireOptIn } = campaign
  const isWaiting = sql`campaign_id = ${id} AND state IN ('pending', 'claimed')`
  const [counted] = await ctx.data.all<{ waiting: number; consented: number; has_list: number }>(sql`
    SELECT count(*) AS waiting, count(consent) AS consented,
      EXISTS (SELECT 1 FROM suppressions WHERE account_id = ${accountId} AND channel = ${type}) AS has_list
    FROM recipients WHERE ${isWaiting}`)
  const { waiting, consented, has_list } = counted!
  const out = { suppressed: 0, without_consent: 0 }
  if (has_list === 0) {
    out.without_consent = requireOptIn ? waiting - consented : 0
  } else {
    let after = ''
    for (;;) {
      const rows = await ctx.data.all<{ address: string; consented: number }>(sql`
        SELECT address, consent IS NOT NULL AS consented FROM recipients WHERE ${isWaiting} AND address > ${after} ORDER BY address LIMIT ${STRETCH}`)
      const listed = await suppressed(
        ctx,
        accountId,
        type,
        rows.map(({ address }) => address),
      )
      for (const row of rows) {
        if (listed.has(row.address)) out.suppressed++
        else if (requireOptIn && row.consented === 0) out.without_consent++
      }
      if (rows.length < STRETCH) break
      after = rows.at(-1)!.address
    }
  }
  return { ...out, sendable: waiting - out.suppressed - out.without_consent }
}
