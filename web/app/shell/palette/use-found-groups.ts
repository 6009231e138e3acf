import { useQuery } from '@tanstack/react-query'
import { listCampaigns } from '../../../../src/contracts/campaigns/campaigns.ts'
import { listContacts } from '../../../../src/contracts/contacts/contacts.ts'
import { listRecent } from '../../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { call } from '../../../lib/call.ts'
import { can, type Viewer } from '../../../lib/can.ts'
import { crawlName } from '../../../lib/crawl-name.ts'
import type { PaletteGroup } from './palette-items.ts'

/** Shorter texts match too much to be worth a request. */
const LENGTH_MIN = 2
const FOUND_MAX = 5
const STALE_MS = 30_000

/**
 * Searches contacts, campaigns and crawls, as far as the viewer may see them. A new text cancels the
 * requests of the one before.
 *
 * @param text the search, once typing has paused
 */
export function useFoundGroups(viewer: Viewer, text: string) {
  const search = text.trim()
  const isLong = search.length >= LENGTH_MIN
  const contacts = useQuery({
    queryKey: ['contacts', 'palette', search],
    queryFn: ({ signal }) => call(listContacts, { query: { search, page: 1, per_page: FOUND_MAX }, signal }),
    enabled: isLong && can(viewer, listContacts),
    staleTime: STALE_MS,
  })
  const campaigns = useQuery({
    queryKey: ['campaigns', 'lists', 'palette', search],
    queryFn: ({ signal }) => call(listCampaigns, { query: { search, page: 1, per_page: FOUND_MAX }, signal }),
    enabled: isLong && can(viewer, listCampaigns),
    staleTime: STALE_MS,
  })
  const crawls = useQuery({
    queryKey: ['crawls', 'palette', search],
    queryFn: ({ signal }) => call(listRecent, { query: { search, page: 1, per_page: FOUND_MAX }, signal }),
    enabled: isLong && can(viewer, listRecent),
    staleTime: STALE_MS,
  })
  const found: readonly PaletteGroup[] = [
    {
      name: 'Contacts',
      items: (contacts.data?.data ?? []).map(({ id, name, email, phone, company }) => ({
        href: paths.contactDetail.to(id),
        label: name ?? email ?? phone ?? 'Unnamed contact',
        hint: [company === name ? null : company, name && email].filter(Boolean).join(' · ') || undefined,
      })),
    },
    {
      name: 'Campaigns',
      items: (campaigns.data?.data.campaigns ?? []).map(({ id, name }) => ({
        href: paths.emailSms.to({ tab: 'campaigns', campaign: id }),
        label: name,
      })),
    },
    {
      name: 'Crawls',
      items: (crawls.data?.data ?? []).map((crawl) => ({
        href: paths.crawlDetail.to(crawl.id),
        label: crawlName(crawl),
        hint: crawl.name ? crawl.source : undefined,
      })),
    },
  ]
  const searches = [contacts, campaigns, crawls]
  return {
    groups: isLong ? found : [],
    isSearching: searches.some(({ isFetching }) => isFetching),
    hasFailed: searches.some(({ isError }) => isError),
  }
}
