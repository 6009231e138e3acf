import { eq, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { integrations } from '../../db/schema/data/integrations.ts'
import { uuidOf } from '../../lib/ids.ts'
import { INTEGRATION_LABELS } from '../../rules/integrations/integration-fields.ts'
import type { IntegrationRow } from './integrations.ts'

/**
 * Disconnects an integration that no longer lets the service in, and notifies its owner once. Its pushes wait until it
 * is connected again.
 *
 * @param row as it was read before the provider rejected it
 * @param reason a sentence for its owner
 * @returns false if it was connected again meanwhile, or is disconnected already
 */
export async function loseIntegration(ctx: ServiceContext, row: IntegrationRow, reason: string): Promise<boolean> {
  const at = ctx.clock.now().toISOString()
  const [gone] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE integrations SET state = 'disconnected', problem = ${reason}, problem_mailed_at = NULL, refresh_ends_at = NULL, updated_at = ${at}
      WHERE id = ${row.id} AND secrets = ${row.secrets} AND state = 'connected' RETURNING id`),
    auditStatement(ctx, {
      action: 'integration.lose',
      accountId: row.accountId,
      objectId: row.id,
      after: { provider: row.provider, reason },
    }),
  ])
  if (gone.length === 0) return false
  await publishLoss(ctx, { ...row, state: 'disconnected', problem: reason, problemMailedAt: null, updatedAt: at })
  return true
}

/**
 * Notifies the owner of a disconnected integration, unless that was done. The notification's id belongs to this
 * disconnection, so that it counts once if a Worker dies before it is recorded.
 */
export async function publishLoss(ctx: ServiceContext, row: IntegrationRow): Promise<void> {
  if (row.state !== 'disconnected' || row.problemMailedAt !== null) return
  await emit(ctx, {
    kind: 'integration.disconnected',
    id: uuidOf(`${row.id} disconnected ${row.updatedAt}`),
    account_id: row.accountId,
    integration_id: row.id,
    provider: INTEGRATION_LABELS[row.provider],
    name: row.name,
    reason: row.problem ?? '',
  })
  await ctx.data
    .update(integrations)
    .set({ problemMailedAt: ctx.clock.now().toISOString() })
    .where(sql`${eq(integrations.id, row.id)} AND state = 'disconnected' AND updated_at = ${row.updatedAt}`)
}
