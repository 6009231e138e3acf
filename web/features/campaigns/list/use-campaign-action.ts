import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { resendCampaign } from '../../../../src/contracts/campaigns/sending.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCancelCampaign, useDeleteCampaign, usePauseCampaign, useResendCampaign, useResumeCampaign } from '../api.ts'
import type { CampaignAction } from './campaign-actions-of.ts'

type Done = Exclude<CampaignAction, 'send'>
/** Which recipients get a campaign again. */
export type Again = NonNullable<BodyFor<typeof resendCampaign>>['recipients']

const words: Readonly<Record<Done, { done: string; failed: string }>> = {
  pause: { done: 'Campaign paused', failed: 'Failed to pause' },
  resume: { done: 'Campaign resumed', failed: 'Failed to resume' },
  cancel: { done: 'Campaign cancelled', failed: 'Failed to cancel' },
  resend: { done: 'Campaign reset', failed: 'Failed to reset campaign' },
  retry: { done: 'Campaign reset', failed: 'Failed to reset campaign' },
  delete: { done: 'Campaign deleted', failed: 'Failed to delete campaign' },
}

/** Runs a campaign's action and shows the result as a toast. */
export function useCampaignAction() {
  const pause = usePauseCampaign()
  const resume = useResumeCampaign()
  const cancel = useCancelCampaign()
  const resend = useResendCampaign()
  const remove = useDeleteCampaign()
  const calls = { pause, resume, cancel, resend, retry: resend, delete: remove } as const

  /** @param again recipients of a resend @returns whether the action succeeded */
  async function act(deed: Done, { id }: Pick<ListedCampaign, 'id'>, again: Again = 'all'): Promise<boolean> {
    const params = { id }
    try {
      const answer: { message?: string } =
        deed === 'resend' || deed === 'retry'
          ? await resend.mutateAsync({ params, body: { recipients: again } })
          : await calls[deed].mutateAsync({ params })
      toast.success(answer.message ?? words[deed].done)
      return true
    } catch (error) {
      toastNamedFailure(error, words[deed].failed)
      return false
    }
  }
  return { act, isPending: Object.values(calls).some((one) => one.isPending) }
}
