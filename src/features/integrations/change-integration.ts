import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../contracts/endpoint.ts'
import type { Integration, updateIntegration } from '../../contracts/integrations/integrations.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { integrations } from '../../db/schema/data/integrations.ts'
import { requireIntegration } from '../../domain/integrations/integrations.ts'
import { conflict, invalid, raise } from '../../lib/errors.ts'
import { newestContact } from './push/start-push.ts'
import { labelNumber, readIntegration } from './queries.ts'

type Changes = BodyOf<typeof updateIntegration>

/**
 * Changes what an integration pushes, and how. Omitted fields keep their values. A rule for new contacts concerns those
 * that come after it was set.
 *
 * @throws not_found, validation_failed, conflict
 */
export async function changeIntegration(ctx: ServiceContext, id: string, changes: Changes): Promise<Integration> {
  const before = await requireIntegration(ctx, id)
  const autoContacts = changes.auto_contacts ?? before.autoContacts
  const autoLabel =
    changes.auto_label_id === undefined
      ? before.autoLabel
      : changes.auto_label_id === null
        ? null
        : ((await labelNumber(ctx, changes.auto_label_id)) ??
          raise(invalid({ auto_label_id: ['This list no longer exists.'] })))
  if (autoContacts === 'list' && autoLabel === null) throw invalid({ auto_label_id: ['Choose a list.'] })
  const isNewRule = autoContacts === 'new' && before.autoContacts !== 'new'
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(
      ctx.data
        .update(integrations)
        .set({
          name: changes.name ?? before.name,
          mapping: changes.mapping ?? before.mapping,
          onExisting: changes.on_existing ?? before.onExisting,
          withOrganizations: changes.with_organizations ?? before.withOrganizations,
          autoContacts,
          autoLabel,
          autoAnswers: changes.auto_answers ?? before.autoAnswers,
          ...(isNewRule ? { autoAfter: await newestContact(ctx) } : {}),
          updatedAt: ctx.clock.now().toISOString(),
        })
        // Only if unchanged, so that a concurrent change is not undone.
        .where(and(eq(integrations.id, id), sql`updated_at = ${before.updatedAt}`))
        .returning({ id: integrations.id }),
    ),
    auditStatement(ctx, { action: 'integration.update', objectId: id, after: { fields: Object.keys(changes) } }),
  ])
  if (changed.length === 0) throw conflict('The integration has changed. Please reload and try again.')
  return readIntegration(ctx, id)
}
