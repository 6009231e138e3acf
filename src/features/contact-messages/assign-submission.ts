import { asc, sql } from 'drizzle-orm'
import type { ContactSubmission } from '../../contracts/contact-messages/submissions.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { invalid } from '../../lib/errors.ts'
import { getSubmission, mayManage } from './queries.ts'

const ASSIGNEES_MAX = 200

/** Returns the administrators who may handle submissions, sorted by name. */
export const listAssignees = ({ db }: ServiceContext): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(mayManage)
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(ASSIGNEES_MAX)

/**
 * Assigns a submission to an administrator, or unassigns it.
 *
 * @throws not_found; validation_failed for an account that may not manage submissions
 */
export async function assignSubmission(
  ctx: ServiceContext,
  id: string,
  assigneeId: string | null,
): Promise<ContactSubmission> {
  const { assignee } = await getSubmission(ctx, id)
  const mayTake =
    assigneeId === null
      ? sql`1`
      : sql`EXISTS (SELECT 1 FROM accounts WHERE accounts.id = ${assigneeId} AND ${mayManage})`
  const [assigned] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      sql`UPDATE contact_messages SET assignee_id = ${assigneeId} WHERE id = ${id} AND ${mayTake} RETURNING id`,
    ),
    auditStatement(ctx, {
      ...{ action: 'submission.assign', objectId: id },
      ...{ before: { assignee_id: assignee?.id ?? null }, after: { assignee_id: assigneeId } },
    }),
  ])
  if (assigned.length === 0) throw invalid({ assignee_id: ['Choose someone who can manage submissions.'] })
  return getSubmission(ctx, id)
}
