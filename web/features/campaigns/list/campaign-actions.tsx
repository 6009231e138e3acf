import { ChartColumn, Eye, Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CampaignView } from '../campaigns-address.ts'
import type { MayDo } from '../may-do.ts'
import { actionsOf, type CampaignAction, campaignActions } from './campaign-actions-of.ts'

export interface CampaignActionsProps {
  campaign: ListedCampaign
  mayDo: MayDo
  isPending: boolean
  onDeed: (deed: CampaignAction, campaign: ListedCampaign) => void
  onOpen: (campaign: ListedCampaign, view: CampaignView) => void
}

/** The available actions and dialogs of a campaign. */
export function CampaignActions({ campaign, mayDo, isPending, onDeed, onOpen }: CampaignActionsProps) {
  // Stops the click from opening the row as well.
  const press = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation()
    act()
  }
  const { name, status } = campaign
  return (
    <span className="flex flex-wrap items-center gap-1 pointer-coarse:gap-2 sm:flex-nowrap sm:justify-end">
      {actionsOf[status]
        .filter((deed) => mayDo(campaignActions[deed].endpoint))
        .map((deed) => (
          <Button
            key={deed}
            size="sm"
            icon={campaignActions[deed].icon}
            variant={deed === 'send' ? 'primary' : deed === 'delete' ? 'danger-ghost' : 'secondary'}
            disabled={isPending}
            aria-label={`${campaignActions[deed].label} ${name}`}
            onClick={press(() => onDeed(deed, campaign))}
          >
            {campaignActions[deed].label}
          </Button>
        ))}
      {mayDo(contract.updateCampaign) ? (
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={press(() => onOpen(campaign, 'edit'))} />
      ) : null}
      <IconButton icon={Eye} size="sm" label={`View ${name}`} onClick={press(() => onOpen(campaign, 'view'))} />
      <IconButton
        icon={ChartColumn}
        size="sm"
        label={`Analytics of ${name}`}
        onClick={press(() => onOpen(campaign, 'analytics'))}
      />
    </span>
  )
}
