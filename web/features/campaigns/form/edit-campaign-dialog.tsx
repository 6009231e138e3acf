import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { FollowUp } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { campaignQueries, useSaveFollowUps, useUpdateCampaign } from '../api.ts'
import { areFollowUpsChanged, type CampaignBody, followUpsBody } from './campaign-body.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

export interface EditCampaignDialogProps {
  accountId: string
  campaign: Campaign
  onClose: () => void
}

const NONE: readonly FollowUp[] = []

/** Edits a campaign. Recipients and attachments are saved separately. */
export function EditCampaignDialog(props: EditCampaignDialogProps) {
  const { id, name, follow_up_count } = props.campaign
  // Evaluated once: saving the first follow-ups must not unmount the form.
  const [hasAny] = useState(follow_up_count > 0)
  const { data, error, refetch, isFetching } = useQuery({ ...campaignQueries.followUps(id), enabled: hasAny })
  if (data || !hasAny) return <LoadedDialog {...props} followUps={data ?? NONE} />
  return (
    <Dialog isOpen onClose={props.onClose} title={`Edit ${name}`} size="full">
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={6} label="Loading follow-ups" />
      )}
    </Dialog>
  )
}

function LoadedDialog({
  accountId,
  campaign,
  followUps,
  onClose,
}: EditCampaignDialogProps & { followUps: readonly FollowUp[] }) {
  const update = useUpdateCampaign()
  const save = useSaveFollowUps()
  const form = useCampaignForm({
    accountId,
    draftName: campaign.id,
    former: campaign,
    followUps,
    async send({ follow_ups, ...values }: CampaignBody) {
      const params = { id: campaign.id }
      await update.mutateAsync({ params, body: values })
      const said = followUpsBody(follow_ups)
      if (areFollowUpsChanged(said, followUps)) await save.mutateAsync({ params, body: { follow_ups: said } })
      form.forget()
      toast.success('Campaign updated')
      onClose()
    },
  })
  return <CampaignFormDialog form={form} former={campaign} onClose={onClose} />
}
