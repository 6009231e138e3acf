import type { Campaign, UpdateCampaign } from '../../../../src/contracts/campaigns.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUpdateCampaign } from '../api.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

export interface EditCampaignDialogProps {
  accountId: string
  campaign: Campaign
  onClose: () => void
}

/** Changes a campaign; its recipients are changed by themselves. */
export function EditCampaignDialog({ accountId, campaign, onClose }: EditCampaignDialogProps) {
  const update = useUpdateCampaign()
  const form = useCampaignForm({
    accountId,
    draftName: campaign.id,
    former: campaign,
    async send(values: UpdateCampaign) {
      await update.mutateAsync({ params: { id: campaign.id }, body: values })
      form.forget()
      toast.success('Campaign updated')
      onClose()
    },
  })
  return <CampaignFormDialog form={form} former={campaign} onClose={onClose} />
}
