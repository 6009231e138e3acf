import { type SQL, sql } from 'drizzle-orm'
import { type ChangeTopic, TOPICS_MAX, type Topic, WriteTopic } from '../../contracts/topics/topics.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { foldedLabel } from '../../domain/contacts/folded-label.ts'
import { applyChange } from '../../lib/apply-change.ts'
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'

const topicsWhere = (condition: SQL): SQL => sql`
  SELECT id, name, description, created_at, (SELECT count(*) FROM topic_opt_outs WHERE topic_id = topics.id) AS "left",
    (SELECT count(*) FROM campaigns WHERE topic_id = topics.id AND follows_id IS NULL) AS campaigns
  FROM topics WHERE ${condition} ORDER BY folded`

/** Returns the account's topics, by name. */
export const listTopics = (ctx: ServiceContext): Promise<Topic[]> =>
  ctx.data.all<Topic>(topicsWhere(sql`account_id = ${accountOf(ctx).id}`))

/** @throws not_found */
async function requireTopic(ctx: ServiceContext, id: string): Promise<Topic> {
  const [topic] = await ctx.data.all<Topic>(topicsWhere(sql`id = ${id} AND account_id = ${accountOf(ctx).id}`))
  return topic ?? raise(notFound('Topic'))
}

const taken = () => invalid({ name: ['There is a topic of this name already'] })

/** @throws validation_failed for a name in use, conflict once there are `TOPICS_MAX` */
export async function createTopic(ctx: ServiceContext, { name, description }: WriteTopic): Promise<Topic> {
  const account = accountOf(ctx).id
  const id = newId()
  const [made, [has]] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      INSERT INTO topics (id, account_id, name, folded, description, created_at)
      SELECT ${id}, ${account}, ${name}, ${foldedLabel(name)}, ${description}, ${ctx.clock.now().toISOString()}
      WHERE (SELECT count(*) FROM topics WHERE account_id = ${account}) < ${TOPICS_MAX}
      ON CONFLICT (account_id, folded) DO NOTHING RETURNING id`),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM topics WHERE account_id = ${account} AND folded = ${foldedLabel(name)}`,
    ),
  ])
  if (made.length > 0) return requireTopic(ctx, id)
  throw has!.total > 0 ? taken() : conflict(`There are ${TOPICS_MAX} topics already. Delete one first.`)
}

/** Omitted fields keep their values. @throws not_found, validation_failed for a name in use */
export async function updateTopic(ctx: ServiceContext, id: string, change: ChangeTopic): Promise<Topic> {
  const { name, description } = applyChange(WriteTopic, await requireTopic(ctx, id), change)
  const account = accountOf(ctx).id
  const rows = await ctx.data.all(sql`
    UPDATE topics SET name = ${name}, folded = ${foldedLabel(name)}, description = ${description}
    WHERE id = ${id} AND account_id = ${account} AND NOT EXISTS (
      SELECT 1 FROM topics AS other WHERE other.account_id = ${account} AND other.folded = ${foldedLabel(name)} AND other.id <> ${id})
    RETURNING 1`)
  if (rows.length === 0) throw taken()
  return requireTopic(ctx, id)
}

/**
 * Deletes a topic and forgets who left it. Campaigns that are over lose it.
 *
 * @throws not_found; conflict while a campaign with it may still send, which would then reach those who left
 */
export async function deleteTopic(ctx: ServiceContext, id: string): Promise<void> {
  await requireTopic(ctx, id)
  const gone = await ctx.data.all(sql`
    DELETE FROM topics WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND NOT EXISTS (
      SELECT 1 FROM campaigns WHERE topic_id = ${id} AND status IN ('scheduled', 'sending', 'paused')) RETURNING 1`)
  if (gone.length === 0)
    throw conflict('A campaign with this topic is not over yet. Cancel it or wait until it has ended.')
}
