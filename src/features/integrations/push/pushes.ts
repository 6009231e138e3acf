import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { IntegrationPush } from '../../../contracts/integrations/integrations.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { integrationPushes, type PushSource } from '../../../db/schema/data/integrations.ts'
import type { IntegrationRow } from '../../../domain/integrations/integrations.ts'

export type PushRow = typeof integrationPushes.$inferSelect

/** A push as the API returns it. */
export function toPush(row: PushRow): IntegrationPush {
  const { id, name, state, total, created, updated, unchanged, failed, skipped, problem } = row
  const examined = created + updated + unchanged + failed + skipped
  return {
    ...{ id, name, state, problem, created, updated, unchanged, failed, skipped },
    // A walk may meet more than were counted when it began.
    total: Math.max(total, examined),
    examined,
    created_at: row.createdAt,
    ended_at: row.endedAt,
  }
}

/** A push by its id; null if there is none. */
export async function findPush({ data }: Pick<ServiceContext, 'data'>, id: string): Promise<PushRow | null> {
  const [row] = await data.select().from(integrationPushes).where(eq(integrationPushes.id, id))
  return row ?? null
}

/** The latest pushes of an integration, newest first. */
export const latestPushes = (
  { data }: Pick<ServiceContext, 'data'>,
  integrationId: string,
  limit: number,
): Promise<PushRow[]> =>
  data
    .select()
    .from(integrationPushes)
    .where(eq(integrationPushes.integrationId, integrationId))
    .orderBy(desc(integrationPushes.createdAt), desc(integrationPushes.id))
    .limit(limit)

export interface NewPush {
  readonly id: string
  readonly source: PushSource
  readonly name: string
  /** Behind which number the walk begins. */
  readonly position: number
  readonly total: number
}

/** Adds a push, once by its id. @param condition a further SQL condition */
export const addPushStatement = (
  { clock }: ServiceContext,
  { id: integrationId, accountId }: Pick<IntegrationRow, 'id' | 'accountId'>,
  { id, source, name, position, total }: NewPush,
  condition: SQL = sql`true`,
): Statement<{ id: string }> => {
  const now = clock.now().toISOString()
  return statement(sql`
    INSERT INTO integration_pushes (id, account_id, integration_id, source, name, state, position, total, due_at, created_at)
    SELECT ${id}, ${accountId}, ${integrationId}, ${JSON.stringify(source)}, ${name}, 'running', ${position}, ${total}, ${now}, ${now}
    WHERE EXISTS (SELECT 1 FROM integrations WHERE id = ${integrationId} AND account_id = ${accountId}) AND ${condition}
    ON CONFLICT (id) DO NOTHING RETURNING id`)
}

/** Enqueues the pushes of an integration. */
export const enqueuePushes = (
  { queues }: Pick<ServiceContext, 'queues'>,
  { id, accountId }: Pick<IntegrationRow, 'id' | 'accountId'>,
  delaySeconds?: number,
): Promise<void> =>
  queues.send(
    'integration-pushes',
    { account_id: accountId, integration_id: id },
    delaySeconds === undefined ? undefined : { delaySeconds },
  )
