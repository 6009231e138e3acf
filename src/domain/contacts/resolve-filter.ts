import { sql } from 'drizzle-orm'
import type { ContactFilter } from '../../contracts/contacts/contact-filter.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { firstSince } from './first-since.ts'
import { ofActivity } from './of-activity.ts'
import { reachesOf, searchExpressions } from './search-expression.ts'
import type { Subset } from './subset.ts'

/** A filter in the form that queries need; all of its parts must hold. */
export interface ResolvedFilter {
  readonly kind: ContactFilter['kind']
  readonly reaches: readonly number[]
  /** Expressions for the search index (`searchExpressions`). */
  readonly texts: readonly string[]
  readonly subsets: readonly Subset[]
  /** The range of contact numbers to consider, both inclusive. */
  readonly low: number
  readonly high: number
  /** Whether contacts wait to be deleted, which the search index still holds. */
  readonly hasWaiting: boolean
}

/** Up to this size a subset is scanned; a larger one is checked for each candidate contact. */
const SMALL_MAX = 20_000
const BITS = 28
const DAY_MS = 86_400_000

/** The range of contact numbers of the account. */
export function stretchOf(ctx: ServiceContext): { low: number; high: number } {
  const low = accountOf(ctx).number * 2 ** BITS
  return { low, high: low + 2 ** BITS - 1 }
}

/**
 * Resolves a filter for listing, counting, exporting, labelling or deleting contacts. Omitted fields do not filter.
 *
 * @returns null if nothing can match, for example for a source of another account
 */
export async function resolveFilter(ctx: ServiceContext, filter: ContactFilter): Promise<ResolvedFilter | null> {
  const texts = searchExpressions(filter)
  if (texts === null) return null
  let { low, high } = stretchOf(ctx)
  const { source_id, crawl_id, organization_id, label_id, since, until } = filter
  const { activity, activity_campaign_id, activity_days } = filter
  const [sources, bounds] = await runBatch(ctx.data, [
    statement<{
      by_id: number | null
      by_crawl: number | null
      label: number | null
      campaign: number | null
      waiting: number
    }>(sql`
      SELECT (SELECT number FROM sources WHERE id = ${source_id ?? null} AND account_id = ${accountOf(ctx).id}) AS by_id,
        (SELECT number FROM sources WHERE crawl_id = ${crawl_id ?? null} AND account_id = ${accountOf(ctx).id}) AS by_crawl,
        (SELECT number FROM contact_labels WHERE number = ${label_id ? numberOfId(label_id) : null} AND account_id = ${accountOf(ctx).id}) AS label,
        (SELECT 1 FROM campaigns WHERE id = ${activity_campaign_id ?? null} AND account_id = ${accountOf(ctx).id}) AS campaign,
        EXISTS (SELECT 1 FROM contact_actions WHERE account_id = ${accountOf(ctx).id} AND kind = 'delete') AS waiting`),
    statement<{ since: number | null; until: number | null }>(sql`
      SELECT ${since ? firstSince(low, high, startOf(since)) : sql`NULL`} AS since,
        ${until ? firstSince(low, high, startOf(until) + DAY_MS) : sql`NULL`} AS until`),
  ])
  const { by_id, by_crawl, label, campaign, waiting } = sources[0]!
  const organization = organization_id === undefined ? null : numberOfId(organization_id)
  const isMissing = (asked: unknown, found: number | null) => asked !== undefined && found === null
  if (isMissing(source_id, by_id) || isMissing(crawl_id, by_crawl) || isMissing(label_id, label)) return null
  if (isMissing(organization_id, organization) || isMissing(activity_campaign_id, campaign)) return null
  low = bounds[0]!.since ?? low
  high = Math.min(high, (bounds[0]!.until ?? high + 1) - 1)
  const subsets = [
    ...[...new Set([by_id, by_crawl])].flatMap((source) => (source === null ? [] : [ofSource(source)])),
    ...(organization === null ? [] : [ofOrganization(organization)]),
    ...(activity || activity_campaign_id || activity_days
      ? [
          ofActivity(accountOf(ctx), {
            activity: activity ?? 'sent',
            campaignId: activity_campaign_id ?? null,
            since: activity_days ? new Date(ctx.clock.now().getTime() - activity_days * DAY_MS).toISOString() : null,
          }),
        ]
      : []),
  ]
  const sized = await Promise.all(subsets.map((subset) => sizeOf(ctx, subset)))
  for (const { edges } of sized) if (edges) [low, high] = [Math.max(low, edges.low), Math.min(high, edges.high)]
  return {
    kind: filter.kind,
    reaches: reachesOf(filter),
    texts,
    subsets: sized.map(({ subset }) => subset),
    low,
    high,
    hasWaiting: waiting === 1,
  }
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`)

type Asked = Omit<Subset, 'isSmall'>

const ofSource = (source: number): Asked => ({
  numbers: sql`SELECT contact FROM mentions WHERE source = ${source} AND contact IS NOT NULL`,
  has: (contact) => sql`EXISTS (SELECT 1 FROM mentions WHERE contact = ${contact} AND source = ${source})`,
})

const ofOrganization = (organization: number): Asked => ({
  numbers: sql`SELECT number AS contact FROM contacts WHERE organization_number = ${organization}`,
  has: (contact) =>
    sql`(SELECT organization_number FROM contacts AS own WHERE own.number = ${contact}) = ${organization}`,
})

/** Whether a subset is small, and if so, its lowest and highest number. */
async function sizeOf(ctx: ServiceContext, asked: Asked) {
  const [found] = await ctx.data.all<{ total: number; low: number | null; high: number | null }>(sql`
    SELECT count(*) AS total, min(contact) AS low, max(contact) AS high FROM (${asked.numbers} LIMIT ${SMALL_MAX + 1})`)
  const { total, low, high } = found!
  const isSmall = total <= SMALL_MAX
  return { subset: { ...asked, isSmall }, edges: isSmall ? { low: low ?? 0, high: high ?? -1 } : null }
}
