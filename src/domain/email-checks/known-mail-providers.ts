import { sql } from 'drizzle-orm'
import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'
import type { ServiceContext } from '../../core/context.ts'
import { kindOfPreset, providerOfDomain } from '../../outreach/presets/mail-providers.ts'

/**
 * The domains whose mail Google or Microsoft receives, as far as email checks know it. Makes no query to the DNS, and an
 * old answer is as good as a new one here.
 */
export async function knownMailProviders(
  { db }: Pick<ServiceContext, 'db'>,
  domains: readonly string[],
): Promise<ReadonlyMap<string, GrantKind>> {
  const rows = await db.all<{ domain: string; answer: GrantKind }>(sql`
    SELECT domain, answer FROM mail_domains
    WHERE domain IN (SELECT value FROM json_each(${JSON.stringify(domains)})) AND answer IN ('google', 'microsoft')`)
  const known = new Map(rows.map(({ domain, answer }) => [domain, answer]))
  for (const domain of domains) {
    const own = kindOfPreset(providerOfDomain(domain))
    if (own) known.set(domain, own)
  }
  return known
}
