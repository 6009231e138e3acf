import { and, asc, eq, sql } from 'drizzle-orm'
import { EmailAddress } from '../../contracts/auth/auth.ts'
import { SSO_DOMAINS_MAX, type SsoDomain, type SsoSettings } from '../../contracts/single-sign-on/single-sign-on.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { workspaceSsoDomains } from '../../db/schema/control/single-sign-on.ts'
import { assertFeature, hasFeature } from '../../domain/billing/plan-limits.ts'
import {
  checkDomain,
  type DomainFinding,
  domainOfAddress,
  recordOfDomain,
  type SsoDomainRow,
} from '../../domain/single-sign-on/sso-domains.ts'
import { findSso, ssoReturnUrl } from '../../domain/single-sign-on/workspace-sso.ts'
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'

const RULE = { attemptsMax: 30, windowSeconds: 600 }
const TOO_OFTEN = 'That was checked too often. Please try again in a few minutes.'
const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/
const PROBLEMS: Readonly<Record<DomainFinding, string | null>> = {
  verified: null,
  absent: 'The TXT record is not there yet, or your DNS provider has not published it.',
  unknown: 'The DNS did not answer. Please try again.',
  taken: 'Another workspace has verified this domain. It becomes yours once the record of the other one is removed.',
}

/** Returns the settings of single sign-on, its domains oldest first; never the client secret. */
export async function readSso(ctx: ServiceContext): Promise<SsoSettings> {
  const account = accountOf(ctx)
  const [row, domains] = await Promise.all([
    findSso(ctx, account.id),
    ctx.db
      .select()
      .from(workspaceSsoDomains)
      .where(eq(workspaceSsoDomains.accountId, account.id))
      .orderBy(asc(workspaceSsoDomains.createdAt), asc(workspaceSsoDomains.id)),
  ])
  return {
    is_in_plan: hasFeature(account, 'sso'),
    redirect_url: ssoReturnUrl(ctx, account.id),
    provider: row && {
      ...{ issuer: row.issuer, client_id: row.clientId, default_role: row.defaultRole },
      ...{ is_required: row.isRequired, updated_at: row.updatedAt },
    },
    domains: await Promise.all(domains.map((domain) => toSsoDomain(ctx, domain))),
  }
}

/**
 * Adds an email domain, which waits for its record. Adding it claims nothing: only the record does.
 *
 * @throws feature_not_in_plan, validation_failed, conflict
 */
export async function addSsoDomain(ctx: ServiceContext, text: string): Promise<SsoDomain> {
  const account = accountOf(ctx)
  assertFeature(account, 'sso')
  const address = EmailAddress.safeParse(`a@${text.replace(/^@/, '')}`).data
  const domain = address === undefined ? '' : domainOfAddress(address)
  if (!HOST.test(domain)) throw invalid({ domain: ['Enter a domain such as acme.com'] })
  const at = ctx.clock.now().toISOString()
  const id = newId()
  const [added] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO workspace_sso_domains (id, account_id, domain, created_at)
      SELECT ${id}, ${account.id}, ${domain}, ${at}
      WHERE (SELECT count(*) FROM workspace_sso_domains WHERE account_id = ${account.id}) < ${SSO_DOMAINS_MAX}
      ON CONFLICT (account_id, domain) DO NOTHING RETURNING id`),
    auditStatement(ctx, { action: 'single-sign-on.add-domain', objectId: id, after: { domain } }),
  ])
  if (added.length > 0) return toSsoDomain(ctx, await requireDomain(ctx, id))
  const isOwn = and(eq(workspaceSsoDomains.accountId, account.id), eq(workspaceSsoDomains.domain, domain))
  throw (await ctx.db.$count(workspaceSsoDomains, isOwn)) > 0
    ? invalid({ domain: ['You have already added this domain.'] })
    : conflict(`A workspace has at most ${SSO_DOMAINS_MAX} domains for single sign-on.`)
}

/** Looks for the record of a domain now. @throws not_found, feature_not_in_plan, too_many_requests */
export async function checkSsoDomain(
  ctx: ServiceContext,
  id: string,
): Promise<{ domain: SsoDomain; problem: string | null }> {
  const row = await requireDomain(ctx, id)
  const account = accountOf(ctx)
  assertFeature(account, 'sso')
  await ctx.throttle.spend(`single-sign-on-domains:${account.id}`, RULE, TOO_OFTEN)
  const problem = PROBLEMS[await checkDomain(ctx, row)]
  return { domain: await toSsoDomain(ctx, await requireDomain(ctx, id)), problem }
}

/** Removes a domain: its addresses sign in another way. @throws not_found */
export async function deleteSsoDomain(ctx: ServiceContext, id: string): Promise<void> {
  const { domain, accountId } = await requireDomain(ctx, id)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM workspace_sso_domains WHERE id = ${id} AND account_id = ${accountId}`),
    auditStatement(ctx, { action: 'single-sign-on.delete-domain', objectId: id, before: { domain } }),
  ])
}

async function requireDomain(ctx: ServiceContext, id: string): Promise<SsoDomainRow> {
  const isOwn = and(eq(workspaceSsoDomains.id, id), eq(workspaceSsoDomains.accountId, accountOf(ctx).id))
  const [row] = await ctx.db.select().from(workspaceSsoDomains).where(isOwn)
  return row ?? raise(notFound('Domain'))
}

const toSsoDomain = async (ctx: ServiceContext, row: SsoDomainRow): Promise<SsoDomain> => ({
  ...{ id: row.id, domain: row.domain, verified_at: row.verifiedAt, checked_at: row.checkedAt },
  record: await recordOfDomain(ctx, row),
})
