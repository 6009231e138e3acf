import * as contract from '../../../src/contracts/campaigns/campaigns.ts'
import * as sending from '../../../src/contracts/campaigns/sending.ts'
import { AnalyticsDialog } from './analytics/analytics-dialog.tsx'
import { type CampaignsLocation, NEW, useCampaignsAddress } from './campaigns-address.ts'
import { EditCampaignDialog } from './form/edit-campaign-dialog.tsx'
import { NewCampaignDialog } from './form/new-campaign-dialog.tsx'
import { CampaignList } from './list/campaign-list.tsx'
import type { MayDo } from './may-do.ts'
import { CampaignDialog } from './view/campaign-dialog.tsx'
import { CampaignViewDialog } from './view/campaign-view-dialog.tsx'
import { SendDialog } from './view/send-dialog.tsx'

export interface CampaignsTabProps {
  /** The account to which the drafts in this tab belong. */
  accountId: string
  mayDo: MayDo
}

/** The account's campaigns, with the dialog that the address names. */
export function CampaignsTab({ accountId, mayDo }: CampaignsTabProps) {
  const location = useCampaignsAddress()
  return (
    <>
      <CampaignList location={location} mayDo={mayDo} />
      <AddressedDialog location={location} accountId={accountId} mayDo={mayDo} />
    </>
  )
}

function AddressedDialog({ location, accountId, mayDo }: CampaignsTabProps & { location: CampaignsLocation }) {
  const { address, open, close } = location
  const { campaign: id, view } = address
  if (!id || (id === NEW && !mayDo(contract.createCampaign))) return null
  if (id === NEW)
    return (
      <NewCampaignDialog
        accountId={accountId}
        onClose={close}
        onUnfinished={(made) => open(made, 'edit', { replace: true })}
      />
    )
  return (
    // The key resets the state for another campaign or another dialog.
    <CampaignDialog key={`${id} ${view}`} id={id} size={view === 'send' ? 'lg' : 'full'} onClose={close}>
      {(campaign) =>
        view === 'edit' && mayDo(contract.updateCampaign) ? (
          <EditCampaignDialog accountId={accountId} campaign={campaign} onClose={close} />
        ) : view === 'send' && mayDo(sending.sendCampaign) ? (
          <SendDialog campaign={campaign} onEdit={() => open(id, 'edit', { replace: true })} onClose={close} />
        ) : view === 'analytics' ? (
          <AnalyticsDialog campaign={campaign} onClose={close} />
        ) : (
          <CampaignViewDialog campaign={campaign} mayDo={mayDo} onOpen={open} onClose={close} />
        )
      }
    </CampaignDialog>
  )
}
