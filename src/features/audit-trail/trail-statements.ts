import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import type { TrailFilter } from './resolve-filter.ts'
import type { Place, TrailRow } from './trail-row.ts'

/** A shorter search text must match a whole id or address, because too many begin with it. */
const BEGINNING_LENGTH_MIN = 3
const NEWEST_FIRST = sql`ORDER BY created_at DESC, id DESC`

/**
 * Returns the statements that read the next rows after a position from one database, newest first. Each uses one index
 * and reads no more rows than needed, however large the table is. A row may be returned by several of them.
 */
export function trailStatements(filter: TrailFilter, after: Place | null, limit: number): Statement<TrailRow>[] {
  const { action, party, by, object, search, since, until } = filter
  const isInTime = [
    after && sql`(created_at, id) < (${after.created_at}, ${after.id})`,
    since && sql`created_at >= ${since}`,
    until && sql`created_at <= ${until}`,
  ]
  const isOfAction = action && sql`action = ${action}`
  const among = (index: string, column: string, values: readonly string[], more: readonly (SQL | '' | null)[]) =>
    values.length === 0
      ? []
      : [
          statement<TrailRow>(sql`
            SELECT audit_events.* FROM json_each(${JSON.stringify(values)}) AS wanted CROSS JOIN audit_events
            WHERE audit_events.rowid IN (
              SELECT rowid FROM audit_events INDEXED BY ${sql.raw(index)}
              WHERE ${all([sql`${sql.raw(column)} = wanted.value`, ...isInTime, ...more])} ${NEWEST_FIRST} LIMIT ${limit})
            ${NEWEST_FIRST} LIMIT ${limit}`),
        ]
  const where = (index: string, conditions: readonly (SQL | '' | null)[]) =>
    statement<TrailRow>(sql`
      SELECT * FROM audit_events INDEXED BY ${sql.raw(index)}
      WHERE ${all([...conditions, ...isInTime])} ${NEWEST_FIRST} LIMIT ${limit}`)

  if (by) {
    const isIts = sql`account_id = ${by.account}`
    const isOfObject = object ? sql`object_id = ${object.id}` : null
    return among('audit_events_by_actor', 'actor_id', by.actors, [isIts, isOfAction, isOfObject])
  }
  if (object) {
    const isOfObject = sql`object_id = ${object.id} AND account_id = ${object.account}`
    return [where('audit_events_by_object', [isOfObject, isOfAction])]
  }
  if (party) {
    const more = [isOfAction, search && isFound(search)]
    return [
      ...among('audit_events_by_account', 'account_id', party.accounts, more),
      ...among('audit_events_by_actor', 'actor_id', party.actors, more),
    ]
  }
  if (search) {
    return [
      ...among('audit_events_by_action', 'action', search.actions, [isOfAction]),
      ...among('audit_events_by_account', 'account_id', search.parties.accounts, [isOfAction]),
      ...among('audit_events_by_actor', 'actor_id', search.parties.actors, [isOfAction]),
      where('audit_events_by_object', [begins('object_id', search.text), isOfAction]),
      where('audit_events_by_request', [begins('request_id', search.text), isOfAction]),
      where('audit_events_by_address', [begins('ip_address', search.text), sql`ip_address <> ''`, isOfAction]),
    ]
  }
  return [action ? where('audit_events_by_action', [isOfAction]) : where('audit_events_by_time', [])]
}

const all = (conditions: readonly (SQL | '' | null)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one instanceof Object)], sql` AND `)

function begins(column: string, text: string): SQL {
  const name = sql.raw(column)
  const end = text.length < BEGINNING_LENGTH_MIN ? text : `${text}\u{10ffff}`
  return sql`${name} >= ${text} AND ${name} <= ${end}`
}

const isFound = ({ text, actions, parties }: NonNullable<TrailFilter['search']>): SQL => sql`(
  action IN (SELECT value FROM json_each(${JSON.stringify(actions)}))
  OR account_id IN (SELECT value FROM json_each(${JSON.stringify(parties.accounts)}))
  OR actor_id IN (SELECT value FROM json_each(${JSON.stringify(parties.actors)}))
  OR ${begins('object_id', text)} OR ${begins('request_id', text)} OR ${begins('ip_address', text)})`
