import { ChartColumn, Copy, FlaskConical, Pencil, Trash2 } from 'lucide-react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { CampaignStatus } from '../../../../src/contracts/campaigns/campaign-states.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import { exportRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import { sendTestMessage } from '../../../../src/contracts/campaigns/sending.ts'
import { Button } from '../../../ui/button.tsx'
import type { CampaignView } from '../campaigns-address.ts'
import { actionsOf, type CampaignAction, campaignActions } from '../list/campaign-actions-of.ts'
import { useCampaignAction } from '../list/use-campaign-action.ts'
import type { MayDo } from '../may-do.ts'
import { ExportRecipientsButton } from '../recipients/export-recipients-button.tsx'

/** What a dialog of its own asks for or confirms. */
export type AskedOfCampaign = 'cancel' | 'delete' | 'resend' | 'duplicate' | 'test'
const DELETABLE = new Set<CampaignStatus>(['draft', 'sent', 'failed', 'cancelled'])

export interface CampaignButtonsProps {
  campaign: Campaign
  /** Its current status, which may be newer than the campaign's. */
  status: CampaignStatus
  mayDo: MayDo
  onOpen: (view: CampaignView) => void
  onAsk: (asked: AskedOfCampaign) => void
}

/** Everything that the viewer may do with one campaign in its status. */
export function CampaignButtons({ campaign, status, mayDo, onOpen, onAsk }: CampaignButtonsProps) {
  return (
    <>
      {mayDo(exportRecipients) ? (
        <ExportRecipientsButton size="sm" campaignId={campaign.id}>
          Export CSV
        </ExportRecipientsButton>
      ) : null}
      {mayDo(contract.duplicateCampaign) ? (
        <Button size="sm" icon={Copy} onClick={() => onAsk('duplicate')}>
          Duplicate
        </Button>
      ) : null}
      {mayDo(sendTestMessage) ? (
        <Button size="sm" icon={FlaskConical} onClick={() => onAsk('test')}>
          Send Test
        </Button>
      ) : null}
      <Button size="sm" icon={ChartColumn} onClick={() => onOpen('analytics')}>
        Analytics
      </Button>
      {mayDo(contract.updateCampaign) ? (
        <Button size="sm" icon={Pencil} onClick={() => onOpen('edit')}>
          Edit
        </Button>
      ) : null}
      {mayDo(contract.deleteCampaign) && DELETABLE.has(status) ? (
        <Button size="sm" variant="danger-ghost" icon={Trash2} onClick={() => onAsk('delete')}>
          Delete
        </Button>
      ) : null}
      <SendingButtons campaign={campaign} status={status} mayDo={mayDo} onOpen={onOpen} onAsk={onAsk} />
    </>
  )
}

/** Sends, pauses, resumes or cancels the campaign, as its status allows. */
function SendingButtons({ campaign, status, mayDo, onOpen, onAsk }: CampaignButtonsProps) {
  const { act, isPending } = useCampaignAction()
  // Without `delete`, which has a button of its own that is available in more statuses than in the list.
  const actions = actionsOf[status].filter((one) => one !== 'delete' && mayDo(campaignActions[one].endpoint))
  function start(action: CampaignAction) {
    if (action === 'send') onOpen('send')
    else if (action === 'cancel' || action === 'delete' || action === 'resend') onAsk(action)
    else void act(action, campaign)
  }
  return actions.map((action) => (
    <Button
      key={action}
      size="sm"
      variant={action === 'send' ? 'primary' : 'secondary'}
      icon={campaignActions[action].icon}
      disabled={isPending}
      onClick={() => start(action)}
    >
      {campaignActions[action].label}
    </Button>
  ))
}
