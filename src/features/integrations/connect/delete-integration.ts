import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { requireIntegration } from '../../../domain/integrations/integrations.ts'
import { revokeIntegration } from '../../../domain/integrations/revoke-integration.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { INTEGRATION_LABELS } from '../../../rules/integrations/integration-fields.ts'

const LINKS_AT_ONCE = 2_000

/**
 * Deletes an integration with its secrets, links and log, and revokes the permission at its provider. Records there
 * stay.
 *
 * @returns a message for the user
 * @throws not_found
 */
export async function deleteIntegration(ctx: ServiceContext, id: string): Promise<string> {
  const row = await requireIntegration(ctx, id)
  // Nothing more is pushed while its links are deleted in small steps.
  await ctx.data.run(
    sql`UPDATE integration_pushes SET state = 'cancelled', due_at = NULL WHERE integration_id = ${id} AND state = 'running'`,
  )
  for (;;) {
    const gone = await ctx.data.all(sql`
      DELETE FROM integration_links WHERE rowid IN (SELECT rowid FROM integration_links WHERE integration_id = ${id} LIMIT ${LINKS_AT_ONCE}) RETURNING 1`)
    if (gone.length < LINKS_AT_ONCE) break
    await nextTurn()
  }
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM integrations WHERE id = ${id}`),
    auditStatement(ctx, {
      action: 'integration.delete',
      objectId: id,
      before: { provider: row.provider, name: row.name },
    }),
  ])
  const grantsUrl = await revokeIntegration(ctx, row)
  const further = grantsUrl === null ? '' : ` The permission can be removed at ${grantsUrl}.`
  return `Disconnected ${INTEGRATION_LABELS[row.provider]}. Records that were pushed stay there.${further}`
}
