import { sql } from 'drizzle-orm'
import type {
  ActivityEntry,
  ActivityFilter,
  listOwnActivity as contract,
} from '../../contracts/audit-trail/audit-trail.ts'
import type { QueryOf, ReturnsOf } from '../../contracts/endpoint.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import { readPage } from './read-page.ts'
import type { TrailFilter } from './resolve-filter.ts'
import { resolveNames } from './resolve-names.ts'
import type { TrailRow } from './trail-row.ts'

/** Returns the audit events that concern the caller's workspace, newest first, by any actor. */
export async function listOwnActivity(
  ctx: ServiceContext,
  { limit, cursor, ...query }: QueryOf<typeof contract>,
): Promise<ReturnsOf<typeof contract>> {
  const filter = await activityFilter(ctx, query)
  const { rows, next_cursor } = await readPage(ctx, filter, { limit, cursor })
  return { data: await toActivities(ctx, rows), next_cursor }
}

/** The filter of the trail for what concerns the workspace. */
export async function activityFilter(
  ctx: ServiceContext,
  { action, member_id: memberId, object_id: objectId, since, until }: ActivityFilter,
): Promise<TrailFilter> {
  const { id } = accountOf(ctx)
  const times = { since: since ? `${since}T00:00:00.000Z` : null, until: until ? `${until}T23:59:59.999Z` : null }
  const object = objectId ? { object: { account: id, id: objectId } } : {}
  const filter = { action: action || null, party: { accounts: [id], actors: [] }, search: null, ...times, ...object }
  if (!memberId) return filter
  const keys = await ctx.db.all<{ id: string }>(
    sql`SELECT id FROM api_keys WHERE account_id = ${id} AND coalesce(created_by, account_id) = ${memberId}`,
  )
  return { ...filter, by: { account: id, actors: [memberId, ...keys.map((key) => key.id)] } }
}

/** Converts rows to entries, with the names of members, keys and objects. */
export async function toActivities(ctx: ServiceContext, rows: readonly TrailRow[]): Promise<ActivityEntry[]> {
  const [names, people, administrators] = await Promise.all([
    resolveNames(ctx, rows),
    namePeople(ctx),
    nameAdministrators(ctx, rows),
  ])
  const selfId = personIdOf(ctx)
  return rows.map((row) => toActivity(row, selfId, names, people, administrators))
}

/**
 * The people of the workspace with their names: its members, the person it was made for, and those who joined and left.
 * Any other person who acts on it is an administrator.
 */
async function namePeople(ctx: ServiceContext): Promise<ReadonlyMap<string, string | null>> {
  const { id } = accountOf(ctx)
  const rows = await ctx.db.all<{ id: string; name: string | null }>(sql`
    WITH people AS (
      SELECT member_id AS id FROM workspace_members WHERE workspace_id = ${id}
      UNION SELECT ${id}
      UNION SELECT object_id FROM audit_events INDEXED BY audit_events_by_account
        WHERE account_id = ${id} AND action = 'member.join' AND object_id IS NOT NULL)
    SELECT people.id, (
      SELECT name FROM accounts WHERE accounts.id = people.id AND accounts.id NOT IN (SELECT account_id FROM account_deletions)) AS name
    FROM people`)
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The names of the people among the actors, for those of them who turn out to be administrators. */
async function nameAdministrators(
  { db }: ServiceContext,
  rows: readonly TrailRow[],
): Promise<ReadonlyMap<string, string>> {
  const isPerson = ({ actor_kind }: TrailRow) => actor_kind === 'session' || actor_kind === 'stand-in'
  const ids = [...new Set(rows.flatMap((row) => (isPerson(row) && row.actor_id !== null ? [row.actor_id] : [])))]
  const named = await db.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM accounts WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND id NOT IN (SELECT account_id FROM account_deletions)`)
  return new Map(named.map(({ id, name }) => [id, name]))
}

function toActivity(
  row: TrailRow,
  selfId: string,
  names: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string | null>,
  administrators: ReadonlyMap<string, string>,
): ActivityEntry {
  const { id, created_at, action, actor_kind, actor_id, object_id, affected, after } = row
  const by = actorOf(actor_kind, actor_id, selfId, people)
  return {
    ...{ id, created_at, action, by, object_id, affected },
    by_name:
      actor_id === null
        ? null
        : by === 'api-key'
          ? (names.get(actor_id) ?? null)
          : by === 'member'
            ? (people.get(actor_id) ?? null)
            : by === 'administrator'
              ? (administrators.get(actor_id) ?? null)
              : null,
    is_impersonation: actor_kind === 'stand-in',
    object_name: object_id === null ? null : (names.get(object_id) ?? people.get(object_id) ?? null),
    reason: by === 'administrator' ? reasonIn(after) : null,
  }
}

function actorOf(
  kind: string,
  id: string | null,
  selfId: string,
  people: ReadonlyMap<string, string | null>,
): ActivityEntry['by'] {
  switch (kind) {
    case 'session':
      if (id === selfId) return 'owner'
      return id !== null && people.has(id) ? 'member' : 'administrator'
    case 'stand-in':
      return 'administrator'
    case 'api-key':
    case 'provider':
    case 'visitor':
      return kind
    default:
      return 'service'
  }
}

function reasonIn(json: string | null): string | null {
  const reason = json === null ? null : (JSON.parse(json) as { reason?: unknown }).reason
  return typeof reason === 'string' && reason !== '' ? reason : null
}
