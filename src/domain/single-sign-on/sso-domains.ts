import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { workspaceSsoDomains } from '../../db/schema/control/single-sign-on.ts'
import { resolveDns } from '../../platform/dns/resolve-dns.ts'

export type SsoDomainRow = typeof workspaceSsoDomains.$inferSelect

const TXT_LABEL = '_contactory-sso'
/** A hexadecimal hash; 80 bits cannot be guessed. */
const LABEL_LENGTH = 20
/** How long a record that was found counts without another look. */
const FRESH_MS = 24 * 60 * 60_000

/** The TXT record that proves whose a domain is. Its value depends on the workspace. */
export async function recordOfDomain(
  ctx: Pick<ServiceContext, 'config'>,
  { accountId, domain }: Pick<SsoDomainRow, 'accountId' | 'domain'>,
) {
  const label = (await keyedHash(ctx, `sso-domain:${accountId}:${domain}`)).slice(0, LABEL_LENGTH)
  return { type: 'TXT', name: `${TXT_LABEL}.${domain}`, value: `contactory-sso=${label}` } as const
}

/** `taken`: another workspace's record is there, and it verified the domain first. */
export type DomainFinding = 'verified' | 'absent' | 'unknown' | 'taken'

/**
 * Looks whether a domain's record is there and stores the result. A domain belongs to one workspace: another one gets it
 * once the record of the first is gone.
 */
export async function checkDomain(ctx: ServiceContext, row: SsoDomainRow): Promise<DomainFinding> {
  const record = await recordOfDomain(ctx, row)
  const texts = await resolveDns(ctx.config.dnsUrl, record.name, 'TXT')
  if (!texts) return 'unknown'
  const now = ctx.clock.now().toISOString()
  const isIt = and(eq(workspaceSsoDomains.id, row.id), eq(workspaceSsoDomains.accountId, row.accountId))
  if (!texts.includes(record.value)) {
    await ctx.db.update(workspaceSsoDomains).set({ verifiedAt: null, checkedAt: now }).where(isIt)
    return 'absent'
  }
  const [other] = await ctx.db
    .select()
    .from(workspaceSsoDomains)
    .where(
      and(eq(workspaceSsoDomains.domain, row.domain), sql`verified_at IS NOT NULL AND account_id <> ${row.accountId}`),
    )
  const isLeft = other && !texts.includes((await recordOfDomain(ctx, other)).value)
  const [, verified] = await runBatch(ctx.db, [
    statement(sql`UPDATE workspace_sso_domains SET verified_at = NULL, checked_at = ${now}
      WHERE id = ${isLeft ? other.id : null}`),
    statement<{ id: string }>(sql`
      UPDATE workspace_sso_domains SET verified_at = coalesce(verified_at, ${now}), checked_at = ${now}
      WHERE id = ${row.id} AND NOT EXISTS (
        SELECT 1 FROM workspace_sso_domains AS other
        WHERE other.domain = ${row.domain} AND other.verified_at IS NOT NULL AND other.id <> ${row.id})
      RETURNING id`),
  ])
  return verified.length > 0 ? 'verified' : 'taken'
}

/**
 * Whether a verified domain still is: its record is looked for again after a day. Domains are sold; while the DNS gives
 * no answer, the last one counts.
 */
export async function isStillVerified(ctx: ServiceContext, row: SsoDomainRow): Promise<boolean> {
  if (row.verifiedAt === null) return false
  const isFresh = row.checkedAt !== null && ctx.clock.now().getTime() - Date.parse(row.checkedAt) < FRESH_MS
  if (isFresh) return true
  const finding = await checkDomain(ctx, row)
  return finding === 'verified' || finding === 'unknown'
}

/** The domain of a folded address. */
export const domainOfAddress = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
