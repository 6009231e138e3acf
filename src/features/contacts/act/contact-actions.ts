import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { isAtWork } from '../../../core/suspension.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { type Chosen, chosenNumbers } from '../../../domain/contacts/chosen-numbers.ts'
import { deleteInSteps } from '../../../domain/sources/empty-source.ts'
import { chunk } from '../../../lib/chunk.ts'
import { conflict, notFound } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { removeContacts } from './remove-contacts.ts'

/** How long an action can be undone: longer than its toast, since the tab may have been in the background. */
const UNDO_MS = 2 * 60_000
/** After this time without progress, the message that works on an action is taken for lost. */
const STALL_MS = 2 * 60_000
const NUMBERS_AT_ONCE = 5_000
const DUE_AT_ONCE = 200
/** Contacts per message that are deleted for good: each has values, mentions and texts in the search indexes. */
const REMOVED_MAX = 400

export interface ContactAction {
  readonly id: string
  readonly kind: 'delete' | 'label' | 'unlabel'
  /** The number of a list or tag. */
  readonly label: number | null
  readonly state: 'choosing' | 'applying' | 'applied' | 'undoing' | 'ending'
  readonly total: number
  readonly position: number
}

/** What an action did, and its id for undoing it; null if it changes nothing. */
export interface Begun {
  readonly total: number
  readonly actionId: string | null
}

/** How many contacts change in one statement, and how many in one request or message. */
const STEPS = {
  // A contact is hidden by one number in its row and its indexes.
  delete: { size: 2_000, most: 20_000 },
  // Each needs an update of its row in the search index.
  label: { size: 500, most: 2_000 },
  unlabel: { size: 500, most: 2_000 },
} as const

/**
 * Begins a bulk action: stores which contacts it changes, and changes the first of them. A queue message changes the
 * rest. Deleted contacts leave every list right away, but stay restorable for a few minutes.
 *
 * @returns how many contacts it changes; none that are already as asked
 */
export async function beginAction(
  ctx: ServiceContext,
  { kind, label }: Pick<ContactAction, 'kind' | 'label'>,
  chosen: Chosen,
): Promise<Begun> {
  const numbers = await chosenNumbers(ctx, chosen)
  if (numbers.length === 0) return { total: 0, actionId: null }
  const id = newId()
  const now = ctx.clock.now()
  await ctx.data.run(sql`
    INSERT INTO contact_actions (id, account_id, kind, label, state, total, due_at, created_at)
    VALUES (${id}, ${accountOf(ctx).id}, ${kind}, ${label}, 'choosing', 0, ${later(now, STALL_MS)}, ${now.toISOString()})`)
  let total = 0
  for (const some of chunk(numbers, NUMBERS_AT_ONCE)) {
    const [, [added]] = await runBatch(ctx.data, [
      statement<never>(sql`
        INSERT INTO contact_action_rows (contact, action_id) SELECT number, ${id} FROM contacts
        WHERE number IN (SELECT value FROM json_each(${JSON.stringify(some)})) AND reach >= 0 AND ${isChanged(kind, label)}`),
      statement<{ total: number }>(sql`SELECT changes() AS total`),
    ])
    total += added!.total
    await nextTurn()
  }
  await runBatch(ctx.data, [
    statement<never>(sql`UPDATE contact_actions SET state = 'applying', total = ${total} WHERE id = ${id}`),
    ...(kind === 'delete' && total > 0
      ? [auditStatement(ctx, { action: 'contacts.delete', objectId: id, affected: total })]
      : []),
  ])
  await work(ctx, id)
  return { total, actionId: total > 0 ? id : null }
}

/**
 * Undoes an action. What was changed since by others stays.
 *
 * @returns how many contacts it had changed
 * @throws conflict once contacts are deleted for good, or the action was undone already
 */
export async function undoAction(ctx: ServiceContext, id: string): Promise<number> {
  const account = accountOf(ctx).id
  const [[action], [known]] = await runBatch(ctx.data, [
    statement<{ total: number }>(sql`
      UPDATE contact_actions SET state = 'undoing', position = 0, due_at = ${later(ctx.clock.now(), STALL_MS)}
      WHERE id = ${id} AND account_id = ${account} AND state IN ('applying', 'applied') RETURNING total`),
    statement<{ kind: ContactAction['kind'] }>(
      sql`SELECT kind FROM contact_actions WHERE id = ${id} AND account_id = ${account}`,
    ),
  ])
  if (!action) {
    if (known) throw conflict('This can no longer be undone.')
    throw notFound('Action')
  }
  if (known?.kind === 'delete')
    await runBatch(ctx.data, [
      auditStatement(ctx, { action: 'contacts.restore', objectId: id, affected: action.total }),
    ])
  await work(ctx, id)
  return action.total
}

/** Continues an action. For the queue; a repeated message changes nothing. */
export const continueAction = (ctx: ServiceContext, id: string): Promise<void> => work(ctx, id)

/**
 * Deletes contacts for good once the time to undo it is over, and continues actions whose message was lost. A
 * scheduled job for each data database.
 */
export async function resumeContactActions(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.data.all<{ account_id: string; action_id: string }>(sql`
    UPDATE contact_actions SET state = iif(state IN ('applied', 'choosing'), iif(state = 'applied', 'ending', 'undoing'), state),
      position = iif(state IN ('applied', 'choosing'), 0, position), due_at = ${later(now, STALL_MS)}
    WHERE id IN (SELECT id FROM contact_actions WHERE due_at <= ${now.toISOString()} AND ${await isAtWork(ctx)} ORDER BY due_at LIMIT ${DUE_AT_ONCE})
    RETURNING account_id, id AS action_id`)
  for (const job of due) await ctx.queues.send('contacts', job)
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** SQL condition on `contacts`: the action changes this one. */
function isChanged(kind: ContactAction['kind'], label: number | null): SQL {
  const has = sql`EXISTS (SELECT 1 FROM labelled_contacts WHERE label = ${label} AND contact = contacts.number)`
  return kind === 'delete' ? sql`true` : kind === 'label' ? sql`NOT ${has}` : has
}

/** Does some of what is left to do, and leaves the rest to a queue message. */
async function work(ctx: ServiceContext, id: string): Promise<void> {
  const [action] = await ctx.data.all<ContactAction>(sql`
    SELECT id, kind, label, state, total, position FROM contact_actions WHERE id = ${id} AND account_id = ${accountOf(ctx).id}`)
  if (!action) return
  const isOver = await (action.state === 'applying' || action.state === 'undoing'
    ? change(ctx, action)
    : action.state === 'ending'
      ? end(ctx, action)
      : true)
  if (isOver) return
  await ctx.data.run(sql`UPDATE contact_actions SET due_at = ${later(ctx.clock.now(), STALL_MS)} WHERE id = ${id}`)
  await ctx.queues.send('contacts', { account_id: accountOf(ctx).id, action_id: id })
}

/** Applies or undoes the next changes. @returns whether all are made */
async function change(ctx: ServiceContext, action: ContactAction): Promise<boolean> {
  const { id, kind, state } = action
  const { size, most } = STEPS[kind]
  const isMeant = sql`EXISTS (SELECT 1 FROM contact_actions WHERE id = ${id} AND state = ${state})`
  let { position } = action
  for (let done = 0; done < most; done += size) {
    const rows = await ctx.data.all<{ contact: number }>(sql`
      SELECT contact FROM contact_action_rows WHERE action_id = ${id} AND contact > ${position} ORDER BY contact LIMIT ${size}`)
    const last = rows.at(-1)
    if (!last) return finish(ctx, action)
    const listed = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ contact }) => contact))}))`
    await runBatch(ctx.data, [
      statement<never>(sql`${changeOf(action, listed)} AND ${isMeant}`),
      statement<never>(
        sql`UPDATE contact_actions SET position = ${last.contact} WHERE id = ${id} AND state = ${state}`,
      ),
    ])
    position = last.contact
    if (rows.length < size) return finish(ctx, action)
    await nextTurn()
  }
  return false
}

/** SQL: changes contacts as the action asks, or back. Each ends in a condition, so that more may follow. */
function changeOf({ kind, state, label }: ContactAction, listed: SQL): SQL {
  const isBack = state === 'undoing'
  if (kind === 'delete')
    return sql`UPDATE contacts SET reach = -1 - reach WHERE number IN ${listed} AND reach ${sql.raw(isBack ? '< 0' : '>= 0')}`
  if ((kind === 'label') === isBack)
    return sql`DELETE FROM labelled_contacts WHERE label = ${label} AND contact IN ${listed}`
  // The contacts or the label may have been deleted meanwhile.
  return sql`INSERT OR IGNORE INTO labelled_contacts (label, contact) SELECT ${label}, number FROM contacts WHERE number IN ${listed}
    AND EXISTS (SELECT 1 FROM contact_labels WHERE number = ${label})`
}

/** All changes are made: they can be undone for a while, or are undone and forgotten. */
async function finish(ctx: ServiceContext, { id, state }: ContactAction): Promise<boolean> {
  if (state === 'undoing') return forget(ctx, id)
  await ctx.data.run(sql`
    UPDATE contact_actions SET state = 'applied', position = 0, due_at = ${later(ctx.clock.now(), UNDO_MS)}
    WHERE id = ${id} AND state = 'applying'`)
  return true
}

/** Deletes the next contacts for good. @returns whether none is left */
async function end(ctx: ServiceContext, { id, kind }: ContactAction): Promise<boolean> {
  if (kind !== 'delete') return forget(ctx, id)
  const rows = await ctx.data.all<{ contact: number; is_waiting: number }>(sql`
    SELECT own.contact, contacts.reach < 0 AS is_waiting FROM contact_action_rows AS own
    LEFT JOIN contacts ON contacts.number = own.contact WHERE own.action_id = ${id} ORDER BY own.contact LIMIT ${REMOVED_MAX}`)
  await removeContacts(
    ctx,
    rows.filter(({ is_waiting }) => is_waiting === 1).map(({ contact }) => contact),
  )
  await ctx.data.run(sql`
    DELETE FROM contact_action_rows WHERE action_id = ${id} AND contact IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ contact }) => contact))}))`)
  return rows.length < REMOVED_MAX ? forget(ctx, id) : false
}

async function forget(ctx: ServiceContext, id: string): Promise<true> {
  await deleteInSteps(
    ctx,
    (limit) => sql`DELETE FROM contact_action_rows WHERE action_id = ${id} AND contact IN (
      SELECT contact FROM contact_action_rows WHERE action_id = ${id} ORDER BY contact LIMIT ${limit}) RETURNING 1`,
    NUMBERS_AT_ONCE,
  )
  await ctx.data.run(sql`DELETE FROM contact_actions WHERE id = ${id}`)
  return true
}
