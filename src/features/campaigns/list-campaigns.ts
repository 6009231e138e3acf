import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ListedCampaign } from '../../contracts/campaigns/campaign.ts'
import type { CampaignStatus } from '../../contracts/campaigns/campaign-states.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { rowsAfter } from '../../core/list-after.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import { toListed } from './queries.ts'

export interface ListOptions {
  readonly page: number
  readonly per_page: number
  readonly status?: CampaignStatus | 'all' | '' | undefined
  readonly type?: Channel | 'all' | '' | undefined
  readonly search?: string | undefined
}

/** Returns one page of the account's campaigns, newest first. */
export async function listCampaigns(
  ctx: ServiceContext,
  { page, per_page, status, type, search }: ListOptions,
): Promise<{ campaigns: ListedCampaign[]; pagination: Pagination }> {
  const words = search?.trim().toLowerCase()
  const wanted = and(
    eq(campaigns.accountId, accountOf(ctx).id),
    isNull(campaigns.followsId),
    status && status !== 'all' ? eq(campaigns.status, status) : undefined,
    type && type !== 'all' ? eq(campaigns.type, type) : undefined,
    words
      ? sql`(instr(lower(${campaigns.name}), ${words}) > 0 OR instr(lower(coalesce(${campaigns.subject}, '')), ${words}) > 0)`
      : undefined,
  )
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(campaigns)
      .where(wanted)
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(campaigns).where(wanted),
  ])
  return {
    campaigns: await toListed(ctx, rows),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/**
 * Returns campaigns after a cursor, newest first, or a numbered page for clients that count pages. Both continue with
 * `next_cursor`.
 */
export async function listCampaignsAfter(
  ctx: ServiceContext,
  {
    status,
    type,
    page,
    ...part
  }: Pick<ListOptions, 'type'> & {
    readonly status?: CampaignStatus | undefined
    readonly cursor?: string | undefined
    readonly limit: number
    readonly page?: number | undefined
  },
): Promise<{ data: ListedCampaign[]; next_cursor: string | null; pagination?: Pagination }> {
  if (page !== undefined) {
    const { campaigns: data, pagination } = await listCampaigns(ctx, { page, per_page: part.limit, status, type })
    return { data, next_cursor: page < pagination.last_page ? (data.at(-1)?.id ?? null) : null, pagination }
  }
  const isWanted = and(
    isNull(campaigns.followsId),
    status ? eq(campaigns.status, status) : undefined,
    type ? eq(campaigns.type, type as Channel) : undefined,
  )
  const { rows, next_cursor } = await rowsAfter(ctx, campaigns, part, isWanted)
  return { data: await toListed(ctx, rows), next_cursor }
}
