import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { introduce, nextNumber, spendNumbers } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'

/** A source other than a crawl. */
export type EnteredSource = 'import' | 'manual'

/**
 * The id of the account's source of a name, which is created if it does not exist: a second import of the same name
 * adds to the first.
 */
export async function findOrAddSource(ctx: ServiceContext, type: EnteredSource, name: string): Promise<string> {
  const account = accountOf(ctx).id
  const [, , , rows] = await runBatch(ctx.data, [
    introduce(accountOf(ctx)),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, created_at)
      VALUES (${nextNumber(account)}, ${newId()}, ${account}, ${type}, ${name}, ${ctx.clock.now().toISOString()})
      ON CONFLICT (account_id, type, name) WHERE crawl_id IS NULL DO NOTHING`),
    spendNumbers(account, '[1]'),
    statement<{ id: string }>(sql`
      SELECT id FROM sources WHERE account_id = ${account} AND type = ${type} AND name = ${name} AND crawl_id IS NULL`),
  ])
  return rows[0]!.id
}
