import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { AnalyticsPeriod } from '../../../src/contracts/campaigns/analytics.ts'
import { CampaignStatus } from '../../../src/contracts/campaigns/campaign-states.ts'
import { Channel } from '../../../src/contracts/senders/channel.ts'

export const WORDS_LENGTH_MAX = 200
/** In place of an id: the campaign that is being created. */
export const NEW = 'new'
export const CAMPAIGN_VIEWS = ['view', 'edit', 'send', 'analytics'] as const
export type CampaignView = (typeof CAMPAIGN_VIEWS)[number]

/** The query parameters that concern campaigns. Invalid values are ignored. */
const Address = z.object({
  /** The campaign whose dialog is open. */
  campaign: z
    .union([z.literal(NEW), z.uuid()])
    .optional()
    .catch(undefined),
  /** Which of its dialogs is open. */
  view: z.enum(CAMPAIGN_VIEWS).catch('view'),
  status: CampaignStatus.optional().catch(undefined),
  type: Channel.optional().catch(undefined),
  /** Cut to the length that the server accepts, rather than dropped. */
  search: z
    .string()
    .transform((text) => text.slice(0, WORDS_LENGTH_MAX).toWellFormed())
    .optional(),
  page: z.coerce.number().int().min(1).catch(1),
  /** Period of the overall analytics. */
  period: AnalyticsPeriod.catch('30d'),
})
export type CampaignsAddress = z.output<typeof Address>

const DEFAULTS: Partial<CampaignsAddress> = { view: 'view', page: 1, period: '30d' }

/**
 * Reads and changes the query parameters that concern campaigns. Others, such as the open tab, stay. `filter` returns
 * to page 1. Each change is a step that the back button undoes, but continued typing in the search is one step, and
 * closing a dialog is none.
 */
export function useCampaignsAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const change = (part: Partial<CampaignsAddress>, options?: { replace: boolean }) =>
    setSearch((now) => withPart(now, part), options)
  return {
    address,
    change,
    filter: (part: Partial<Pick<CampaignsAddress, 'status' | 'type' | 'search'>>) =>
      change({ ...part, page: 1 }, { replace: Boolean(part.search && address.search) }),
    isFiltered: Boolean(address.status || address.type || address.search),
    clear: () => change({ status: undefined, type: undefined, search: undefined, page: 1 }),
    create: () => change({ campaign: NEW, view: 'view' }),
    open: (campaign: string, view: CampaignView, options?: { replace: boolean }) => change({ campaign, view }, options),
    close: () => change({ campaign: undefined, view: 'view' }, { replace: true }),
  }
}
export type CampaignsLocation = ReturnType<typeof useCampaignsAddress>

function withPart(now: URLSearchParams, part: Partial<CampaignsAddress>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    const isSaid = value !== undefined && value !== '' && DEFAULTS[name as keyof CampaignsAddress] !== value
    if (isSaid) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}
