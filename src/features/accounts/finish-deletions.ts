import { and, asc, eq, exists, lt, notInArray, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { deleteAccountRows } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { Db } from '../../db/client.ts'
import { accountDeletions, accountMoves, accounts } from '../../db/schema/control/accounts.ts'
import { paymentMethods } from '../../db/schema/control/payments.ts'
import { detachAtProvider } from '../../domain/billing/payment-methods.ts'
import { revokeIntegrationsOf } from '../../domain/integrations/revoke-integration.ts'
import { removeHostnamesOf } from '../../domain/link-domains/remove-hostnames.ts'
import { revokeMailboxesOf } from '../../domain/mailboxes/revoke-mailbox.ts'
import { chunk } from '../../lib/chunk.ts'
import { nextTurn } from '../../lib/steps.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'

const DELETIONS_AT_ONCE = 3
/**
 * After this long, every process that was working on a deleted account has ended, so nothing is written after the final
 * pass.
 */
const SETTLED_MS = 30 * 60 * 1000
const OBJECTS_AT_ONCE = 100
/**
 * Each call may start a Durable Object. A hundred at the same time would block other requests for seconds if they share
 * a process.
 */
const CALLS_AT_ONCE = 4
/** The object store's folders with data of accounts, each with a subfolder per account id. */
const FOLDERS = ['accounts/', 'site-downloads/']

/**
 * Deletes the data of deleted accounts: Durable Objects, files, rows of every data database, and last the account
 * itself. Each step can be repeated, so the next run continues after a crash. A final pass half an hour later deletes
 * what was written meanwhile.
 */
export async function finishDeletions(ctx: ServiceContext): Promise<void> {
  const settledBefore = new Date(ctx.clock.now().getTime() - SETTLED_MS).toISOString()
  const deletions = await ctx.db
    .select()
    .from(accountDeletions)
    // Deletions that only wait for their final pass do not delay newer ones.
    .where(
      or(
        lt(accountDeletions.createdAt, settledBefore),
        exists(ctx.db.select().from(accounts).where(eq(accounts.id, accountDeletions.accountId))),
      ),
    )
    .orderBy(asc(accountDeletions.createdAt))
    .limit(DELETIONS_AT_ONCE)
  for (const { accountId, createdAt } of deletions) {
    // The account is being moved to another database. The next run deletes it there.
    if ((await ctx.db.$count(accountMoves, eq(accountMoves.accountId, accountId))) > 0) continue
    for (const data of ctx.shards.values()) await forgetObjects(ctx, data, accountId)
    await forgetKeys(ctx, accountId)
    for (const folder of FOLDERS) await deleteFolder(ctx.files, `${folder}${accountId}/`)
    for (const data of ctx.shards.values()) {
      await revokeMailboxesOf({ ...ctx, data }, accountId)
      await revokeIntegrationsOf({ ...ctx, data }, accountId)
      await deleteAccountRows(data, accountId)
    }
    // Only this row identifies the customer at the payment provider. If the provider does not respond, it is retried
    // for a while.
    const isForgotten = await forgetMethods(ctx, accountId)
    const isUnserved = await removeHostnamesOf(ctx, accountId)
    if (!(isForgotten && isUnserved) && createdAt >= settledBefore) continue
    await forgetControl(ctx, accountId)
    if (createdAt >= settledBefore) continue
    for (const data of ctx.shards.values()) {
      await data.run(sql`DELETE FROM held_accounts WHERE account_id = ${accountId}`)
      await data.run(sql`DELETE FROM arriving_accounts WHERE account_id = ${accountId}`)
    }
    await ctx.db.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId))
  }
}

/**
 * Makes the coordinators of the account's crawls and downloads delete their data and reject workers that are still
 * active.
 */
async function forgetObjects({ coordinators }: ServiceContext, data: Db, accountId: string): Promise<void> {
  const forget = {
    crawls: (id: string) => coordinators.crawl(id).forget(),
    site_downloads: (id: string) => coordinators.siteDownload(id).forget(),
  }
  for (const [table, forgetOne] of Object.entries(forget)) {
    for (let after = ''; ; ) {
      const rows = await data.all<{ id: string }>(
        sql`SELECT id FROM ${sql.identifier(table)} WHERE account_id = ${accountId} AND id > ${after} ORDER BY id LIMIT ${OBJECTS_AT_ONCE}`,
      )
      for (const some of chunk(rows, CALLS_AT_ONCE)) {
        await Promise.all(some.map(({ id }) => forgetOne(id)))
        await nextTurn()
      }
      if (rows.length < OBJECTS_AT_ONCE) break
      after = rows.at(-1)!.id
    }
  }
}

async function forgetKeys({ db, meters }: ServiceContext, accountId: string): Promise<void> {
  const keys = await db.all<{ id: string }>(sql`SELECT id FROM api_keys WHERE account_id = ${accountId}`)
  await Promise.all([accountId, ...keys.map(({ id }) => id)].map((id) => meters.retire(id)))
}

/** @returns whether every provider has deleted the account's payment methods */
async function forgetMethods(ctx: ServiceContext, accountId: string): Promise<boolean> {
  const methods = await ctx.db.select().from(paymentMethods).where(eq(paymentMethods.accountId, accountId))
  const left: string[] = []
  for (const method of methods) if (!(await detachAtProvider(ctx, method))) left.push(method.provider)
  await ctx.db
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.accountId, accountId), notInArray(paymentMethods.provider, left)))
  return left.length === 0
}

/** Deletes the account's row with everything that refers to it. Audit events are kept without personal data. */
async function forgetControl({ db }: ServiceContext, accountId: string): Promise<void> {
  await runBatch(db, [
    statement(
      sql`UPDATE audit_events SET ip_address = '', before = NULL, after = NULL WHERE account_id = ${accountId}`,
    ),
    statement(sql`UPDATE audit_events SET ip_address = '' WHERE actor_id = ${accountId} AND ip_address <> ''`),
    // The account's number is not reused.
    statement(sql`UPDATE account_numbers SET account_id = 'ended-' || number WHERE account_id = ${accountId}`),
    statement(sql`DELETE FROM accounts WHERE id = ${accountId}`),
  ])
}
