import { sql } from 'drizzle-orm'
import type { OptOutKind } from '../../contracts/opt-outs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity, mailboxSpellings } from '../../lib/mailbox-identity.ts'

/** A value in its normalised form: an email address, a number in E.164, a registrable domain. */
export interface OptOutValue {
  readonly kind: OptOutKind
  readonly value: string
}

/** An empty list is looked at again after so long; until then nothing is hashed. */
const EMPTY_MS = 60_000

let emptySince: number | null = null

/** What the list knows a value by. Other spellings of the same mailbox have the same hash. */
export const optOutHash = (ctx: ServiceContext, { kind, value }: OptOutValue): Promise<string> =>
  keyedHash(ctx, `${kind}:${kind === 'email' ? mailboxIdentity(value) : value.toLowerCase()}`)

/** Every hash that the list may have for a value: entries from before spellings were folded have that of the address as it was written. */
const optOutHashes = (ctx: ServiceContext, { kind, value }: OptOutValue): Promise<string[]> =>
  Promise.all(
    (kind === 'email' ? mailboxSpellings(value.toLowerCase()) : [value.toLowerCase()]).map((spelling) =>
      keyedHash(ctx, `${kind}:${spelling}`),
    ),
  )

/** Notes that the list has an entry. */
export function noteOptOut(): void {
  emptySince = null
}

/**
 * Which of the given values their owners asked never to be collected, as `kind:value`. One question for all of them, and
 * none while the list is empty.
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
