import { sql } from 'drizzle-orm'
import { type ContactLabel, LABELS_MAX, type LabelKind } from '../../../contracts/contacts/contact.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { introduce, nextNumber, spendNumbers } from '../../../db/account-numbers.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { Chosen } from '../../../domain/contacts/chosen-numbers.ts'
import { foldedLabel } from '../../../domain/contacts/folded-label.ts'
import { conflict, invalid, notFound } from '../../../lib/errors.ts'
import { numberedId, numberOfId } from '../../../lib/numbered-id.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { type Begun, beginAction } from './contact-actions.ts'

interface LabelRow {
  number: number
  kind: LabelKind
  name: string
  created_at: number
}

/** Contacts per statement when a label is deleted. Each needs an update of its row in the search index. */
const BATCH_SIZE = 500
const COLUMNS = sql.raw('number, kind, name, created_at')

/**
 * Creates a list or a tag.
 *
 * @throws validation_failed for a name in use by the same kind
 * @throws conflict if there are `LABELS_MAX` already
 */
export async function addLabel(ctx: ServiceContext, given: { kind: LabelKind; name: string }): Promise<ContactLabel> {
  const { id } = accountOf(ctx)
  const [, , [label], [has]] = await runBatch(ctx.data, [
    introduce(accountOf(ctx)),
    spendNumbers(id, '[1]'),
    statement<LabelRow>(sql`
      INSERT INTO contact_labels (number, account_id, kind, name, folded, created_at)
      SELECT ${nextNumber(id)} - 1, ${id}, ${given.kind}, ${given.name}, ${foldedLabel(given.name)}, ${ctx.clock.now().getTime()}
      WHERE (SELECT count(*) FROM contact_labels WHERE account_id = ${id}) < ${LABELS_MAX}
      ON CONFLICT (account_id, kind, folded) DO NOTHING RETURNING ${COLUMNS}`),
    statement<{ total: number }>(sql`
      SELECT count(*) AS total FROM contact_labels WHERE account_id = ${id} AND kind = ${given.kind} AND folded = ${foldedLabel(given.name)}`),
  ])
  if (label) return toLabel(label)
  if (has!.total > 0) throw taken(given.kind)
  throw conflict(`There are ${LABELS_MAX} lists and tags already. Delete one first.`)
}

/** @throws validation_failed for a name that another label of the same kind uses */
export async function renameLabel(ctx: ServiceContext, id: string, name: string): Promise<ContactLabel> {
  const { number, kind } = await requireLabel(ctx, id)
  const [label] = await ctx.data.all<LabelRow>(sql`
    UPDATE contact_labels SET name = ${name}, folded = ${foldedLabel(name)} WHERE number = ${number} AND account_id = ${accountOf(ctx).id}
      AND NOT EXISTS (SELECT 1 FROM contact_labels AS other WHERE other.account_id = contact_labels.account_id AND other.kind = contact_labels.kind
        AND other.folded = ${foldedLabel(name)} AND other.number <> ${number})
    RETURNING ${COLUMNS}`)
  if (!label) throw taken(kind)
  return toLabel(label)
}

/** Deletes a list or a tag. Its contacts are kept. */
export async function deleteLabel(ctx: ServiceContext, id: string): Promise<void> {
  const { number } = await requireLabel(ctx, id)
  for (;;) {
    const gone = await ctx.data.all(sql`
      DELETE FROM labelled_contacts WHERE label = ${number} AND contact IN (
        SELECT contact FROM labelled_contacts WHERE label = ${number} LIMIT ${BATCH_SIZE}) RETURNING 1`)
    if (gone.length < BATCH_SIZE) break
    await nextTurn()
  }
  await ctx.data.run(sql`DELETE FROM contact_labels WHERE number = ${number} AND account_id = ${accountOf(ctx).id}`)
}

/** Adds contacts to a list or a tag, or removes them from it. Contacts that are on it, or not on it, do not count. */
export async function labelContacts(
  ctx: ServiceContext,
  { label_id, is_on, ...chosen }: Chosen & { label_id: string; is_on: boolean },
): Promise<Begun> {
  const { number } = await requireLabel(ctx, label_id)
  return beginAction(ctx, { kind: is_on ? 'label' : 'unlabel', label: number }, chosen)
}

async function requireLabel(ctx: ServiceContext, id: string): Promise<LabelRow> {
  const [label] = await ctx.data.all<LabelRow>(sql`
    SELECT ${COLUMNS} FROM contact_labels WHERE number = ${numberOfId(id)} AND account_id = ${accountOf(ctx).id}`)
  if (!label) throw notFound('List or tag')
  return label
}

const taken = (kind: LabelKind) => invalid({ name: [`There is a ${kind} of this name already`] })
const toLabel = ({ number, kind, name, created_at }: LabelRow): ContactLabel => ({
  id: numberedId(number, created_at),
  kind,
  name,
})
