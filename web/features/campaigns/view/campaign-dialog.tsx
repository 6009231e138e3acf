import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { campaignQueries, isMissing } from '../api.ts'

export interface CampaignDialogProps {
  id: string
  /** The size of the loading placeholder, which matches the content. */
  size: 'md' | 'lg' | 'full'
  onClose: () => void
  children: (campaign: Campaign) => ReactNode
}

/** A dialog about one campaign, with loading and error states. */
export function CampaignDialog({ id, size, onClose, children }: CampaignDialogProps) {
  const { data: campaign, error, refetch, isFetching } = useQuery(campaignQueries.one(id))
  // Not if the campaign was cached but has been deleted since.
  if (campaign && !isMissing(error)) return children(campaign)
  return (
    <Dialog isOpen onClose={onClose} title="Campaign" size={size}>
      {isMissing(error) ? (
        <EmptyState art="search" title="Campaign not found" actions={<Button onClick={onClose}>All campaigns</Button>}>
          It was deleted or belongs to another account.
        </EmptyState>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={6} label="Loading campaign" />
      )}
    </Dialog>
  )
}
