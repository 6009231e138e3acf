import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { type LinkDomainRow, linkDomainServiceOf } from './link-domains.ts'

/**
 * Removes the hostname of a link domain at Cloudflare. Only the account that proved to own a domain has one there.
 *
 * @returns null on success, otherwise why not, as a sentence
 */
export async function removeHostname(
  ctx: Pick<ServiceContext, 'config'>,
  { host, hostnameId, provenAt }: LinkDomainRow,
): Promise<string | null> {
  const service = linkDomainServiceOf(ctx)
  return service === null || provenAt === null ? null : service.hostnames.remove(host, hostnameId)
}

/**
 * Removes the hostnames of an account that ends, before its rows are deleted.
 *
 * @returns whether all are removed
 */
export async function removeHostnamesOf(ctx: ServiceContext, accountId: string): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(linkDomains)
    .where(and(eq(linkDomains.accountId, accountId), sql`proven_at IS NOT NULL`))
  const failures = await Promise.all(rows.map((row) => removeHostname(ctx, row)))
  const isRemoved = failures.every((failure) => failure === null)
  if (!isRemoved) ctx.log.warn('hostnames of an account could not be removed', { account_id: accountId, failures })
  return isRemoved
}
