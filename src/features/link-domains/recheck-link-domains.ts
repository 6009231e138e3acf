import { asc, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { linkDomainServiceOf } from '../../domain/link-domains/link-domains.ts'
import { chunk } from '../../lib/chunk.ts'
import { checkLinkDomain } from './check-link-domain.ts'

const DOMAINS_MAX = 40
const AT_ONCE = 5

/** Checks the link domains that are due. A scheduled job. */
export async function recheckLinkDomains(ctx: ServiceContext): Promise<void> {
  if (linkDomainServiceOf(ctx) === null) return
  const due = await ctx.db
    .select()
    .from(linkDomains)
    .where(sql`check_at <= ${ctx.clock.now().toISOString()}`)
    .orderBy(asc(linkDomains.checkAt))
    .limit(DOMAINS_MAX)
  for (const some of chunk(due, AT_ONCE))
    await Promise.all(
      some.map((row) =>
        // Its lease ends, so that it is repeated. Others continue.
        checkLinkDomain(ctx, row).catch((error: unknown) =>
          ctx.log.error('a link domain could not be checked', { domain_id: row.id, error }),
        ),
      ),
    )
}
