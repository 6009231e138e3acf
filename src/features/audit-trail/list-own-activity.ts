import type { ActivityEntry, listOwnActivity as contract } from '../../contracts/audit-trail/audit-trail.ts'
import type { QueryOf, ReturnsOf } from '../../contracts/endpoint.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readPage } from './read-page.ts'
import { resolveNames } from './resolve-names.ts'
import type { TrailRow } from './trail-row.ts'

/** Returns the audit events that concern the caller's account, newest first, by any actor. */
export async function listOwnActivity(
  ctx: ServiceContext,
  query: QueryOf<typeof contract>,
): Promise<ReturnsOf<typeof contract>> {
  const { id } = accountOf(ctx)
  const filter = { action: null, party: { accounts: [id], actors: [] }, search: null, since: null, until: null }
  const { rows, next_cursor } = await readPage(ctx, filter, query)
  const names = await resolveNames(ctx, rows)
  return { data: rows.map((row) => toActivity(row, id, names)), next_cursor }
}

function toActivity(row: TrailRow, ownerId: string, names: ReadonlyMap<string, string>): ActivityEntry {
  const { id, created_at, action, actor_kind, actor_id, object_id, affected, after } = row
  const by = actorOf(actor_kind, actor_id, ownerId)
  return {
    ...{ id, created_at, action, by, object_id, affected },
    by_name: by === 'api-key' && actor_id !== null ? (names.get(actor_id) ?? null) : null,
    object_name: object_id === null ? null : (names.get(object_id) ?? null),
    reason: by === 'administrator' ? reasonIn(after) : null,
  }
}

function actorOf(kind: string, id: string | null, ownerId: string): ActivityEntry['by'] {
  switch (kind) {
    case 'session':
      return id === ownerId ? 'owner' : 'administrator'
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
