import { type SQL, sql } from 'drizzle-orm'
import type { BodyOf } from '../../contracts/endpoint.ts'
import type * as contract from '../../contracts/list-views/list-views.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { personOf } from '../../core/person-of.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, invalid, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'

interface ViewRow {
  id: string
  name: string
  is_shared: number
  is_own: number
  /** JSON. */
  query: string
  columns: string | null
  updated_at: string
}

/** Views deleted this long ago can no longer be restored. */
const RESTORE_MS = 60 * 60_000
const DELETED_AT_ONCE = 500

const columnsFor = (person: string): SQL =>
  sql`id, name, is_shared, person_id = ${person} AS is_own, query, "columns", updated_at`

/** SQL condition: a view of the account that the person can see, which is their own or shared. */
const isVisible = (ctx: ServiceContext): SQL =>
  sql`account_id = ${accountOf(ctx).id} AND (is_shared = 1 OR person_id = ${personOf(ctx)})`

/** Returns the views of a list that the caller can see, by name, and the columns as they last arranged them. */
export async function listViews(
  ctx: ServiceContext,
  list: contract.ListName,
): Promise<{ views: contract.ListView[]; columns: string[] | null }> {
  const person = personOf(ctx)
  const [rows, [own]] = await runBatch(ctx.data, [
    statement<ViewRow>(sql`
      SELECT ${columnsFor(person)} FROM list_views WHERE ${isVisible(ctx)} AND list = ${list} AND deleted_at IS NULL
      ORDER BY lower(name), created_at LIMIT ${2 * MOST}`),
    statement<{ columns: string }>(sql`
      SELECT "columns" FROM list_columns WHERE account_id = ${accountOf(ctx).id} AND person_id = ${person} AND list = ${list}`),
  ])
  return { views: rows.map(toView), columns: own ? (JSON.parse(own.columns) as string[]) : null }
}

/** As `VIEWS_MAX`, for each list of an account. */
const MOST = 100

/**
 * Saves a view.
 *
 * @throws validation_failed for a name that another view has, as far as the caller can see
 * @throws conflict if there are too many
 */
export async function addView(ctx: ServiceContext, body: BodyOf<typeof contract.addView>): Promise<contract.ListView> {
  const { list, name, is_shared, query, columns } = body
  const { id: account } = accountOf(ctx)
  const id = newId()
  const now = ctx.clock.now().toISOString()
  const [[taken], [total], [row]] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`SELECT id FROM list_views WHERE ${isCalled(ctx, list, name)}`),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM list_views WHERE account_id = ${account} AND list = ${list} AND deleted_at IS NULL`,
    ),
    statement<ViewRow>(sql`
      INSERT INTO list_views (id, account_id, list, person_id, is_shared, name, query, "columns", created_at, updated_at)
      SELECT ${id}, ${account}, ${list}, ${personOf(ctx)}, ${is_shared ? 1 : 0}, ${name}, ${JSON.stringify(query)},
        ${columns && JSON.stringify(columns)}, ${now}, ${now}
      WHERE (SELECT count(*) FROM list_views WHERE account_id = ${account} AND list = ${list} AND deleted_at IS NULL) < ${MOST}
        AND NOT EXISTS (SELECT 1 FROM list_views WHERE ${isCalled(ctx, list, name)})
      RETURNING ${columnsFor(personOf(ctx))}`),
  ])
  if (row) return toView(row)
  if (taken) throw nameTaken()
  throw conflict(`There are ${total!.total} views already. Delete one first.`)
}

/**
 * Changes a view; omitted fields stay.
 *
 * @throws not_found for a private view of someone else
 */
export async function updateView(
  ctx: ServiceContext,
  id: string,
  { name, is_shared, query, columns }: BodyOf<typeof contract.updateView>,
): Promise<contract.ListView> {
  const isMeant = sql`id = ${id} AND ${isVisible(ctx)} AND deleted_at IS NULL`
  const sets = [
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    // Only its owner takes a view away from the others.
    ...(is_shared === undefined
      ? []
      : [sql`is_shared = iif(person_id = ${personOf(ctx)}, ${is_shared ? 1 : 0}, is_shared)`]),
    ...(query === undefined ? [] : [sql`query = ${JSON.stringify(query)}`]),
    ...(columns === undefined ? [] : [sql`"columns" = ${columns && JSON.stringify(columns)}`]),
    sql`updated_at = ${ctx.clock.now().toISOString()}`,
  ]
  const isFree =
    name === undefined
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM list_views AS other WHERE other.id <> list_views.id AND other.account_id = list_views.account_id
          AND other.list = list_views.list AND lower(other.name) = lower(${name}) AND other.deleted_at IS NULL
          AND (other.is_shared = 1 OR other.person_id = ${personOf(ctx)}))`
  const [[known], [row]] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`SELECT id FROM list_views WHERE ${isMeant}`),
    statement<ViewRow>(sql`
      UPDATE list_views SET ${sql.join(sets, sql`, `)} WHERE ${isMeant} AND ${isFree} RETURNING ${columnsFor(personOf(ctx))}`),
  ])
  if (row) return toView(row)
  throw known ? nameTaken() : notFound('View')
}

/** Deletes a view, restorable for an hour. @throws not_found for a private view of someone else */
export async function deleteView(ctx: ServiceContext, id: string): Promise<void> {
  const rows = await ctx.data.all(sql`
    UPDATE list_views SET deleted_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${id} AND ${isVisible(ctx)} AND deleted_at IS NULL RETURNING id`)
  if (rows.length === 0) throw notFound('View')
}

/** Restores a deleted view. A repetition changes nothing. */
export async function restoreView(ctx: ServiceContext, id: string): Promise<contract.ListView> {
  const [row] = await ctx.data.all<ViewRow>(sql`
    UPDATE list_views SET deleted_at = NULL WHERE id = ${id} AND ${isVisible(ctx)} RETURNING ${columnsFor(personOf(ctx))}`)
  if (!row) throw notFound('View')
  return toView(row)
}

/** Stores the caller's columns of a list; null resets them. */
export async function saveColumns(
  ctx: ServiceContext,
  { list, columns }: BodyOf<typeof contract.saveColumns>,
): Promise<void> {
  const key = sql`${accountOf(ctx).id}, ${personOf(ctx)}, ${list}`
  await ctx.data.run(
    columns === null
      ? sql`DELETE FROM list_columns WHERE (account_id, person_id, list) = (${key})`
      : sql`INSERT INTO list_columns (account_id, person_id, list, "columns", updated_at)
          VALUES (${key}, ${JSON.stringify(columns)}, ${ctx.clock.now().toISOString()})
          ON CONFLICT (account_id, person_id, list) DO UPDATE SET "columns" = excluded."columns", updated_at = excluded.updated_at`,
  )
}

/** Removes views for good that can no longer be restored. A scheduled job for each data database. */
export async function deleteOldViews(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RESTORE_MS).toISOString()
  await ctx.data.run(sql`
    DELETE FROM list_views WHERE id IN (
      SELECT id FROM list_views WHERE deleted_at < ${before} ORDER BY deleted_at LIMIT ${DELETED_AT_ONCE})
      AND account_id NOT IN (SELECT account_id FROM held_accounts)`)
}

const isCalled = (ctx: ServiceContext, list: string, name: string): SQL =>
  sql`${isVisible(ctx)} AND list = ${list} AND lower(name) = lower(${name}) AND deleted_at IS NULL`

const nameTaken = () => invalid({ name: ['There is a view of this name already'] })

const toView = ({ is_shared, is_own, query, columns, ...row }: ViewRow): contract.ListView => ({
  ...row,
  is_shared: is_shared === 1,
  is_own: is_own === 1,
  query: JSON.parse(query) as Record<string, string>,
  columns: columns === null ? null : (JSON.parse(columns) as string[]),
})
