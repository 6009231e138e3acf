import { sql } from 'drizzle-orm'
import type { FirstSteps } from '../../contracts/statistics/statistics.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { foldedLabel } from '../../domain/contacts/folded-label.ts'
import { SAMPLE_LIST } from '../../rules/sample-data/sample-addresses.ts'

/** Returns which first steps the account has taken itself; sample data is none. Each is one look into an index by account. */
export async function readFirstSteps(ctx: ServiceContext): Promise<FirstSteps> {
  const account = accountOf(ctx).id
  const now = ctx.clock.now().toISOString()
  const [[found], [keys]] = await Promise.all([
    runBatch(ctx.data, [
      statement<{ crawl: number; list: number; mailbox: number }>(sql`
        SELECT EXISTS (
            SELECT 1 FROM crawls WHERE account_id = ${account} AND id NOT IN (SELECT crawl_id FROM sample_data WHERE account_id = ${account})) AS crawl,
          EXISTS (SELECT 1 FROM contact_labels WHERE account_id = ${account} AND kind = 'list'
            AND NOT (folded = ${foldedLabel(SAMPLE_LIST)} AND EXISTS (SELECT 1 FROM sample_data WHERE account_id = ${account}))) AS list,
          EXISTS (SELECT 1 FROM mailboxes WHERE account_id = ${account})
            OR EXISTS (SELECT 1 FROM senders WHERE account_id = ${account} AND channel = 'email') AS mailbox`),
    ]),
    runBatch(ctx.db, [
      statement<{ api_key: number; colleague: number }>(sql`
        SELECT EXISTS (SELECT 1 FROM api_keys WHERE account_id = ${account}) AS api_key,
          EXISTS (SELECT 1 FROM workspace_members WHERE workspace_id = ${account} AND member_id <> ${account})
            OR EXISTS (SELECT 1 FROM workspace_invitations WHERE workspace_id = ${account}
              AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}) AS colleague`),
    ]),
  ])
  const { crawl, list, mailbox } = found[0]!
  const { api_key, colleague } = keys[0]!
  return {
    ...{ crawl: crawl === 1, list: list === 1, mailbox: mailbox === 1 },
    ...{ colleague: colleague === 1, api_key: api_key === 1 },
  }
}
