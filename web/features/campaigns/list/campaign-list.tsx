import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { campaignQueries } from '../api.ts'
import type { CampaignsLocation } from '../campaigns-address.ts'
import type { MayDo } from '../may-do.ts'
import type { CampaignAction } from './campaign-actions-of.ts'
import { CampaignFilters } from './campaign-filters.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { ConfirmActionDialog } from './confirm-action-dialog.tsx'
import { useCampaignAction } from './use-campaign-action.ts'
import { useLiveCampaigns } from './use-live-campaigns.ts'

const NONE: readonly ListedCampaign[] = []
const ASKED = new Set<CampaignAction>(['cancel', 'delete', 'resend'])

/** The filtered campaigns with paging and live progress. The empty state depends on why there are none. */
export function CampaignList({ location, mayDo }: { location: CampaignsLocation; mayDo: MayDo }) {
  const { address, change, isFiltered, clear, open, create } = location
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(campaignQueries.list(address))
  const campaigns = useLiveCampaigns(data?.campaigns ?? NONE)
  const [pendingId, setPendingId] = useState<string | null>(null)
  // A copy of the campaign from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: 'cancel' | 'delete' | 'resend'; campaign: ListedCampaign } | null>(null)
  const { act } = useCampaignAction()
  const pagination = data?.pagination
  const { lastPage, isBeyond } = useLastPage({
    ...{ pages: pagination, page: address.page, isPlaceholderData },
    onBeyond: (page) => change({ page }, { replace: true }),
  })

  async function onDeed(deed: CampaignAction, campaign: ListedCampaign) {
    if (deed === 'send') return open(campaign.id, 'send')
    if (ASKED.has(deed)) return setAsked({ deed: deed as 'cancel', campaign })
    setPendingId(campaign.id)
    await act(deed, campaign)
    setPendingId(null)
  }
  return (
    <>
      <Card
        isFlush
        footer={
          pagination && pagination.total > 0 ? (
            <>
              <p className="text-muted text-xs tabular-nums">{pluralize(pagination.total, 'campaign')}</p>
              <Pagination page={address.page} lastPage={lastPage} onChange={(page) => change({ page })} />
            </>
          ) : null
        }
      >
        <CampaignFilters {...location} />
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data || isBeyond ? (
          <TableSkeleton rows={5} lines={2} label="Loading campaigns" />
        ) : campaigns.length > 0 ? (
          <CampaignTable
            campaigns={campaigns}
            mayDo={mayDo}
            pendingId={pendingId}
            isRefreshing={isPlaceholderData}
            onDeed={(deed, campaign) => void onDeed(deed, campaign)}
            onOpen={({ id }, view) => open(id, view)}
          />
        ) : isFiltered ? (
          <EmptyState art="search" title="Nothing matches" actions={<Button onClick={clear}>Clear filters</Button>}>
            No campaigns match these filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No Campaigns"
            actions={
              mayDo(contract.createCampaign) ? (
                <Button variant="primary" icon={Plus} onClick={create}>
                  Create Campaign
                </Button>
              ) : undefined
            }
          >
            Email or text the people you've found, within your sender's limits and with an unsubscribe link in every
            message.
          </EmptyState>
        )}
      </Card>
      {asked ? <ConfirmActionDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
