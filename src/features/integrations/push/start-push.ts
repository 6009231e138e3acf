import { sql } from 'drizzle-orm'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { IntegrationPush, PushedContacts } from '../../../contracts/integrations/integrations.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import type { PushSource } from '../../../db/schema/data/integrations.ts'
import { chosenNumbers } from '../../../domain/contacts/chosen-numbers.ts'
import { contactsInOrder } from '../../../domain/contacts/contacts-in-order.ts'
import { resolveFilter, stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import { type IntegrationRow, requireIntegration } from '../../../domain/integrations/integrations.ts'
import { conflict, notFound, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { addPushStatement, enqueuePushes, findPush, type NewPush, toPush } from './pushes.ts'

const WAITING_MAX = 50

/**
 * Begins to push contacts, in the background.
 *
 * @throws not_found for another account's integration, or if no contact is meant; conflict if it is disconnected
 */
export async function startPush(ctx: ServiceContext, id: string, chosen: PushedContacts): Promise<IntegrationPush> {
  const integration = await requireConnected(ctx, id)
  if (chosen.contact_ids) {
    const numbers = await chosenNumbers(ctx, { contact_ids: chosen.contact_ids })
    return begin(ctx, integration, {
      source: { kind: 'chosen', numbers },
      name: numbers.length === 1 ? 'One contact' : 'Selected contacts',
      ...{ position: 0, total: numbers.length },
    })
  }
  const filter = chosen.matching as ContactFilter
  const bound = await newestContact(ctx)
  const total = await countMatches(ctx, filter, bound)
  return begin(ctx, integration, {
    source: { kind: 'matching', filter, bound },
    name: nameOfFilter(filter),
    ...{ position: 0, total },
  })
}

/** Begins to push again what failed. @throws not_found, conflict */
export async function retryFailures(ctx: ServiceContext, id: string): Promise<IntegrationPush> {
  const integration = await requireConnected(ctx, id)
  const [row] = await ctx.data.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM integration_links WHERE integration_id = ${id} AND problem IS NOT NULL`,
  )
  const source: PushSource = { kind: 'failed', before: ctx.clock.now().toISOString() }
  return begin(ctx, integration, { source, name: 'What failed', position: 0, total: row?.total ?? 0 })
}

/** Ends a push that is running; what it pushed stays. @throws not_found */
export async function cancelPush(ctx: ServiceContext, id: string, pushId: string): Promise<IntegrationPush> {
  await requireIntegration(ctx, id)
  await ctx.data.run(sql`
    UPDATE integration_pushes SET state = 'cancelled', due_at = NULL, ended_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${pushId} AND integration_id = ${id} AND state = 'running'`)
  const push = await findPush(ctx, pushId)
  return push?.integrationId === id ? toPush(push) : raise(notFound('Push'))
}

/** @throws not_found; conflict if it is disconnected */
export async function requireConnected(ctx: ServiceContext, id: string): Promise<IntegrationRow> {
  const integration = await requireIntegration(ctx, id)
  if (integration.state === 'connected') return integration
  throw conflict('This integration is disconnected. Connect it again first.')
}

async function begin(
  ctx: ServiceContext,
  integration: IntegrationRow,
  input: Omit<NewPush, 'id'>,
): Promise<IntegrationPush> {
  if (input.total === 0) throw Object.assign(notFound('Contacts'), { message: 'There is nothing to push.' })
  const push = { id: newId(), ...input }
  const isRoom = sql`(SELECT count(*) FROM integration_pushes WHERE integration_id = ${integration.id} AND due_at IS NOT NULL) < ${WAITING_MAX}`
  const [added] = await runBatch(ctx.data, [
    addPushStatement(ctx, integration, push, isRoom),
    auditStatement(ctx, {
      action: 'integration.push',
      objectId: integration.id,
      after: { push_id: push.id, total: push.total, what: push.source.kind },
    }),
  ])
  if (added.length === 0) throw conflict('Too many pushes wait for this integration. Try again later.')
  await enqueuePushes(ctx, integration)
  return toPush((await findPush(ctx, push.id))!)
}

/** The number of the account's newest contact; the walk of a push ends there. */
export async function newestContact(ctx: ServiceContext): Promise<number> {
  const { low, high } = stretchOf(ctx)
  const [row] = await ctx.data.all<{ last: number | null }>(
    sql`SELECT max(number) AS last FROM contacts WHERE number BETWEEN ${low} AND ${high}`,
  )
  return row?.last ?? low
}

async function countMatches(ctx: ServiceContext, filter: ContactFilter, bound: number): Promise<number> {
  const resolved = await resolveFilter(ctx, filter)
  if (!resolved) return 0
  const bounded = { ...resolved, high: Math.min(resolved.high, bound) }
  const [row] = await ctx.data.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM (${contactsInOrder(bounded, 0, -1)})`,
  )
  return row?.total ?? 0
}

function nameOfFilter(filter: ContactFilter): string {
  if (filter.crawl_id !== undefined) return 'Contacts of a crawl'
  if (filter.label_id !== undefined) return 'Contacts of a list or tag'
  return Object.values(filter).some((value) => value !== undefined) ? 'Contacts of a search' : 'All contacts'
}
