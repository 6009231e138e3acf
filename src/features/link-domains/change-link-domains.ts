import { and, asc, eq, sql } from 'drizzle-orm'
import { LINK_DOMAINS_MAX, type LinkDomain } from '../../contracts/link-domains/link-domains.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { type LinkDomainRow, linkDomainServiceOf } from '../../domain/link-domains/link-domains.ts'
import { linkRecordsOf } from '../../domain/link-domains/link-records.ts'
import { readLinkHost } from '../../domain/link-domains/read-link-host.ts'
import { removeHostname } from '../../domain/link-domains/remove-hostnames.ts'
import { conflict, invalid, notFound, raise, unavailable } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { checkLinkDomain } from './check-link-domain.ts'

const RULE = { attemptsMax: 30, windowSeconds: 600 }
const TOO_OFTEN = 'That was checked too often. Please try again in a few minutes.'
const ABSENT = 'Link domains are not set up on this server.'

const requireService = (ctx: ServiceContext) => linkDomainServiceOf(ctx) ?? raise(conflict(ABSENT))

/** The account's link domains, oldest first; unavailable on deployments without Cloudflare for SaaS. */
export async function listLinkDomains(ctx: ServiceContext): Promise<{ is_available: boolean; domains: LinkDomain[] }> {
  const service = linkDomainServiceOf(ctx)
  if (!service) return { is_available: false, domains: [] }
  const rows = await ctx.db
    .select()
    .from(linkDomains)
    .where(eq(linkDomains.accountId, accountOf(ctx).id))
    .orderBy(asc(linkDomains.createdAt))
  return { is_available: true, domains: await Promise.all(rows.map((row) => toLinkDomain(ctx, service.target, row))) }
}

/**
 * Adds a link domain, which waits for its DNS record. Adding it claims nothing: whoever sets the record owns it.
 *
 * @throws feature_not_in_plan, validation_failed, conflict
 */
export async function addLinkDomain(ctx: ServiceContext, text: string): Promise<LinkDomain> {
  const { target } = requireService(ctx)
  const account = accountOf(ctx)
  assertFeature(account, 'email_campaigns')
  await ctx.throttle.spend(`link-domains:${account.id}`, RULE, TOO_OFTEN)
  const read = readLinkHost(text, [new URL(ctx.config.appUrl).hostname, target])
  if ('problem' in read) throw invalid({ host: [read.problem] })
  const at = ctx.clock.now().toISOString()
  const id = newId()
  const [added] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO link_domains (id, account_id, host, state, check_at, created_at)
      SELECT ${id}, ${account.id}, ${read.host}, 'waiting', ${at}, ${at}
      WHERE (SELECT count(*) FROM link_domains WHERE account_id = ${account.id}) < ${LINK_DOMAINS_MAX}
      ON CONFLICT (account_id, host) DO NOTHING RETURNING id`),
    auditStatement(ctx, { action: 'link-domain.add', objectId: id, after: { host: read.host } }),
  ])
  if (added.length > 0) return toLinkDomain(ctx, target, await requireDomain(ctx, id))
  const isThere = await ctx.db.$count(
    linkDomains,
    and(eq(linkDomains.accountId, account.id), eq(linkDomains.host, read.host)),
  )
  throw isThere > 0
    ? invalid({ host: ['You have already added this domain.'] })
    : conflict(`An account has at most ${LINK_DOMAINS_MAX} link domains.`)
}

/** Checks a link domain now. @throws not_found, too_many_requests */
export async function checkLinkDomainNow(ctx: ServiceContext, id: string): Promise<LinkDomain> {
  const { target } = requireService(ctx)
  const row = await requireDomain(ctx, id)
  await ctx.throttle.spend(`link-domains:${accountOf(ctx).id}`, RULE, TOO_OFTEN)
  await checkLinkDomain(ctx, row)
  return toLinkDomain(ctx, target, await requireDomain(ctx, id))
}

/**
 * Removes a link domain and its hostname at Cloudflare. @throws not_found; unavailable if Cloudflare does not remove it,
 * so that no certificate remains for a domain that nobody has
 */
export async function deleteLinkDomain(ctx: ServiceContext, id: string): Promise<void> {
  const row = await requireDomain(ctx, id)
  const failure = await removeHostname(ctx, row)
  if (failure !== null) throw unavailable(`${row.host} could not be removed: ${failure} Please try again.`)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM link_domains WHERE id = ${id} AND account_id = ${accountOf(ctx).id}`),
    auditStatement(ctx, { action: 'link-domain.delete', objectId: id, before: { host: row.host } }),
  ])
}

async function requireDomain(ctx: ServiceContext, id: string): Promise<LinkDomainRow> {
  const isOwn = and(eq(linkDomains.id, id), eq(linkDomains.accountId, accountOf(ctx).id))
  const [row] = await ctx.db.select().from(linkDomains).where(isOwn)
  return row ?? raise(notFound('Domain'))
}

const toLinkDomain = async (ctx: ServiceContext, target: string, row: LinkDomainRow): Promise<LinkDomain> => ({
  id: row.id,
  host: row.host,
  state: row.state,
  problem: row.problem,
  ...(await linkRecordsOf(ctx, target, row)),
  checked_at: row.checkedAt,
  active_since: row.activeSince,
  created_at: row.createdAt,
})
