import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { companyKey } from '../../extraction/companies/company-key.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import { mailboxIdentity, mailboxSpellings } from '../../lib/mailbox-identity.ts'
import { umlautSpellings } from '../../lib/transcribe-umlauts.ts'

export const ERASED_KINDS = ['email', 'phone', 'name'] as const

/** The reason shown for a value that is not stored because the account erased it. */
export const ERASED_REASON = 'You had this person erased'

/** A normalised value: an email address, a number in E.164, or a name as `erasedNames` returns it. */
export interface ErasedValue {
  readonly kind: (typeof ERASED_KINDS)[number]
  readonly value: string
}

/** Where a name was found: a name alone is shared by many people. */
export interface PlacesOfName {
  /** Registrable domains of websites or email addresses, and numbers in E.164. */
  readonly at: readonly (string | null | undefined)[]
  /** Names of organisations. */
  readonly organizations: readonly (string | null | undefined)[]
}

/**
 * A person's name combined with each place where it was found. A name with umlauts counts in both spellings, so that
 * `Joerg Mueller` stays erased when a page writes `Jörg Müller`.
 */
export function erasedNames(name: string, { at, organizations }: PlacesOfName): ErasedValue[] {
  const persons = umlautSpellings(name).map(nameIdentity).filter(Boolean)
  const named = organizations
    .filter((organization) => organization)
    .flatMap((organization) => umlautSpellings(organization!))
  const places = new Set([...at, ...named.map(companyKey)].filter(Boolean))
  return persons.flatMap((person) =>
    [...places].map((place) => ({ kind: 'name' as const, value: `${person}@${place}` })),
  )
}

/**
 * A keyed hash per account: the same value has different hashes in two accounts. All spellings of the same mailbox have
 * the same hash.
 */
export const erasedHash = (ctx: ServiceContext, accountId: string, { kind, value }: ErasedValue): Promise<string> =>
  hashOf(ctx, accountId, kind, kind === 'email' ? mailboxIdentity(value) : value)

/**
 * All hashes an erased value may have: entries from before spellings were normalised have the hash of the address as
 * written.
 */
export const erasedHashes = (ctx: ServiceContext, accountId: string, { kind, value }: ErasedValue): Promise<string[]> =>
  Promise.all(
    (kind === 'email' ? mailboxSpellings(value.toLowerCase()) : [value]).map((spelling) =>
      hashOf(ctx, accountId, kind, spelling),
    ),
  )

const hashOf = (ctx: ServiceContext, accountId: string, kind: ErasedValue['kind'], spelling: string) =>
  keyedHash(ctx, `erased:${accountId}:${kind}:${spelling.toLowerCase()}`)

/** Whether an account has erased anybody. Most have not, and then no value needs hashing. */
export async function hasErased(ctx: ServiceContext, accountId: string): Promise<boolean> {
  const [row] = await ctx.data.all<{ has: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM erased_values WHERE account_id = ${accountId}) AS has`,
  )
  return row?.has === 1
}

/**
 * The values that were erased from an account at a person's request, as `kind:value`. Not cached, since an erased value
 * must not come back; costs a second query only if the account has erased any.
 */
export async function erased(
  ctx: ServiceContext,
  accountId: string,
  values: readonly ErasedValue[],
): Promise<ReadonlySet<string>> {
  if (values.length === 0 || !(await hasErased(ctx, accountId))) return new Set()
  const byKey = new Map(values.map((entry) => [`${entry.kind}:${entry.value}`, entry]))
  const byHash = new Map<string, string[]>()
  for (const [key, entry] of byKey)
    for (const hash of await erasedHashes(ctx, accountId, entry)) byHash.set(hash, [...(byHash.get(hash) ?? []), key])
  const rows = await ctx.data.all<{ hash: string }>(sql`SELECT hash FROM erased_values
    WHERE account_id = ${accountId} AND hash IN (SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])}))`)
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash)!))
}
