import { sql } from 'drizzle-orm'
import type { OptOutKind } from '../../contracts/opt-outs/opt-outs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity, mailboxSpellings } from '../../lib/mailbox-identity.ts'

/** A normalised value: an email address, a number in E.164, a registrable domain. */
export interface OptOutValue {
  readonly kind: OptOutKind
  readonly value: string
}

/** How long an empty list is cached; until then no value is hashed. */
const EMPTY_MS = 60_000

let emptySince: number | null = null

/** The hash of a value in the list. All spellings of the same mailbox have the same hash. */
export const optOutHash = (ctx: ServiceContext, { kind, value }: OptOutValue): Promise<string> =>
  keyedHash(ctx, `${kind}:${kind === 'email' ? mailboxIdentity(value) : value.toLowerCase()}`)

/**
 * All hashes a value may have in the list: entries from before spellings were normalised have the hash of the address
 * as written.
 */
const optOutHashes = (ctx: ServiceContext, { kind, value }: OptOutValue): Promise<string[]> =>
  Promise.all(
    (kind === 'email' ? mailboxSpellings(value.toLowerCase()) : [value.toLowerCase()]).map((spelling) =>
      keyedHash(ctx, `${kind}:${spelling}`),
    ),
  )

/** Invalidates the cached empty list, after an entry was added. */
export function noteOptOut(): void {
  emptySince = null
}

/**
 * The values whose owners opted out of collection, as `kind:value`. A single query for all of them, and none while the
 * list is empty.
 */
export async function optedOut(ctx: ServiceContext, values: readonly OptOutValue[]): Promise<ReadonlySet<string>> {
  const now = ctx.clock.now().getTime()
  if (values.length === 0 || (emptySince !== null && now - emptySince < EMPTY_MS)) return new Set()
  const byHash = new Map<string, string[]>()
  for (const entry of values)
    for (const hash of await optOutHashes(ctx, entry))
      byHash.set(hash, [...(byHash.get(hash) ?? []), `${entry.kind}:${entry.value}`])
  const rows = await ctx.db.all<{ hash: string | null; is_empty: number }>(sql`
    SELECT hash, 0 AS is_empty FROM opt_outs WHERE hash IN (SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])}))
    UNION ALL SELECT NULL, NOT EXISTS (SELECT 1 FROM opt_outs)`)
  emptySince = rows.some(({ is_empty }) => is_empty === 1) ? now : null
  return new Set(rows.flatMap(({ hash }) => (hash ? byHash.get(hash)! : [])))
}
