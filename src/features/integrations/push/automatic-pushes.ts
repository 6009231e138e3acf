import { and, eq, ne, sql } from 'drizzle-orm'
import type { DomainEvent } from '../../../contracts/events.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { isAtWork } from '../../../core/suspension.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { integrations } from '../../../db/schema/data/integrations.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { type IntegrationRow, integrationsOf } from '../../../domain/integrations/integrations.ts'
import { newId, uuidOf } from '../../../lib/ids.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { addPushStatement, enqueuePushes } from './pushes.ts'
import { isUnlinked } from './read-source.ts'
import { newestContact } from './start-push.ts'

const ACCOUNTS_AT_ONCE = 500

/** Pushes what integrations want without being asked, when something happened: new contacts, or an answer. */
export async function pushOnEvent(ctx: ServiceContext, event: DomainEvent): Promise<void> {
  if (event.kind === 'crawl.completed' || event.kind === 'csv-import.completed') return pushNewOf(ctx, event.account_id)
  if (event.kind !== 'recipient.replied' || event.reply_kind !== 'reply') return
  for (const row of await integrationsOf(ctx, event.account_id)) {
    if (!row.autoAnswers) continue
    // The same for a repeated event.
    const id = uuidOf(`${row.id} answer ${event.reply_id}`)
    const source = { kind: 'answers', ids: [event.reply_id] } as const
    const name = `Answer to ${event.campaign_name}`.slice(0, 200)
    await runBatch(ctx.data, [addPushStatement(ctx, row, { id, source, name, position: 0, total: 1 })])
    await enqueuePushes(ctx, row)
  }
}

/** Pushes contacts that are new or were put on a list. A clock job for each data database. */
export async function pushNewContacts(ctx: ServiceContext): Promise<void> {
  const accounts = await ctx.data.all<{ account_id: string }>(sql`
    SELECT DISTINCT account_id FROM integrations
    WHERE auto_contacts <> 'none' AND state = 'connected' AND ${await isAtWork(ctx)} LIMIT ${ACCOUNTS_AT_ONCE}`)
  for (const { account_id } of accounts) {
    await pushNewOf(ctx, account_id)
    await nextTurn()
  }
}

async function pushNewOf(background: ServiceContext, accountId: string): Promise<void> {
  const isAutomatic = and(
    eq(integrations.accountId, accountId),
    ne(integrations.autoContacts, 'none'),
    eq(integrations.state, 'connected'),
  )
  const rows = await background.data.select().from(integrations).where(isAutomatic)
  if (rows.length === 0) return
  const account = await loadAccount(background.db, accountId, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  const bound = await newestContact(ctx)
  for (const row of rows) {
    const isAdded = row.autoContacts === 'new' ? await addNew(ctx, row, bound) : await addListed(ctx, row, bound)
    if (isAdded) await enqueuePushes(ctx, row)
  }
}

/** Advances the integration to the newest contact, and adds a push of those in between, in one transaction. */
async function addNew(ctx: ServiceContext, row: IntegrationRow, bound: number): Promise<boolean> {
  if (bound <= row.autoAfter) return false
  const [counted] = await ctx.data.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM contacts WHERE number > ${row.autoAfter} AND number <= ${bound}`,
  )
  const push = {
    id: newId(),
    source: { kind: 'new', after: row.autoAfter, bound },
    name: 'New contacts',
    ...{ position: row.autoAfter, total: counted?.total ?? 0 },
  } as const
  const isAsRead = sql`EXISTS (SELECT 1 FROM integrations WHERE id = ${row.id} AND auto_after = ${row.autoAfter})`
  const [added] = await runBatch(ctx.data, [
    addPushStatement(ctx, row, push, isAsRead),
    statement(
      sql`UPDATE integrations SET auto_after = ${bound} WHERE id = ${row.id} AND auto_after = ${row.autoAfter}`,
    ),
  ])
  return added.length > 0
}

/** Adds a push of the contacts on a list that were never pushed, unless one is running. */
async function addListed(ctx: ServiceContext, row: IntegrationRow, bound: number): Promise<boolean> {
  const { autoLabel: label } = row
  if (label === null) return false
  const [counted] = await ctx.data.all<{ total: number }>(sql`
    SELECT count(*) AS total FROM labelled_contacts WHERE label = ${label} AND contact <= ${bound} AND ${isUnlinked(row.id)}`)
  if (!counted?.total) return false
  const source = { kind: 'list', label, bound } as const
  const isIdle = sql`NOT EXISTS (SELECT 1 FROM integration_pushes WHERE integration_id = ${row.id} AND due_at IS NOT NULL AND source ->> 'kind' = 'list')`
  const [added] = await runBatch(ctx.data, [
    addPushStatement(
      ctx,
      row,
      { id: newId(), source, name: 'New contacts on a list', position: 0, total: counted.total },
      isIdle,
    ),
  ])
  return added.length > 0
}
