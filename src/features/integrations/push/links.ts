import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { LinkKind } from '../../../db/schema/data/integrations.ts'
import type { IntegrationRow } from '../../../domain/integrations/integrations.ts'
import type { KnownLink, Pushed } from './push-records.ts'

/** The links of an integration for some contacts or answers, by `kind key`. */
export async function readLinks(
  ctx: ServiceContext,
  { id }: Pick<IntegrationRow, 'id'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownLink>> {
  const rows = await ctx.data.all<{ kind: LinkKind; key: string; remote_id: string | null; hash: string | null }>(sql`
    SELECT kind, key, remote_id, hash FROM integration_links
    WHERE integration_id = ${id} AND kind IN ('person', 'organization', 'answer') AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)
  return new Map(rows.map(({ kind, key, remote_id, hash }) => [`${kind} ${key}`, { remoteId: remote_id, hash }]))
}

export interface LinkChange {
  readonly kind: LinkKind
  readonly key: string
  readonly pushed: Pushed
}

/** Rows that one statement writes. */
const ROWS_AT_ONCE = 200

/**
 * Stores what became of contacts and answers. A failure keeps the id of an earlier success. Rows of contacts and
 * answers that were deleted meanwhile are not written.
 */
export function linkStatements(
  { clock }: ServiceContext,
  { id, accountId }: Pick<IntegrationRow, 'id' | 'accountId'>,
  changes: readonly LinkChange[],
): Statement<unknown>[] {
  const now = clock.now().toISOString()
  const rows = changes.map(({ kind, key, pushed }) => ({
    ...{ kind, key },
    remote_id: pushed.outcome === 'failed' ? null : pushed.remoteId,
    hash: pushed.outcome === 'failed' ? null : pushed.hash,
    problem: pushed.outcome === 'failed' ? pushed.reason : null,
  }))
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => {
    const some = JSON.stringify(rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE))
    return statement(sql`
      INSERT INTO integration_links (integration_id, account_id, kind, key, remote_id, hash, problem, created_at, updated_at)
      SELECT ${id}, ${accountId}, value ->> 'kind', value ->> 'key', value ->> 'remote_id', value ->> 'hash', value ->> 'problem', ${now}, ${now}
      FROM json_each(${some}) AS given
      WHERE EXISTS (SELECT 1 FROM integrations WHERE id = ${id})
        AND (value ->> 'kind' = 'answer' AND EXISTS (SELECT 1 FROM replies WHERE id = value ->> 'key')
          OR value ->> 'kind' <> 'answer' AND EXISTS (SELECT 1 FROM contacts WHERE number = CAST(value ->> 'key' AS integer)))
      ON CONFLICT (integration_id, kind, key) DO UPDATE SET
        remote_id = coalesce(excluded.remote_id, remote_id),
        -- Without a hash, the next push tries again.
        hash = excluded.hash, problem = excluded.problem, updated_at = excluded.updated_at`)
  })
}
