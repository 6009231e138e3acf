import type { ListedCampaign } from '../../../../src/contracts/campaigns.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCancelCampaign, useDeleteCampaign, usePauseCampaign, useResendCampaign, useResumeCampaign } from '../api.ts'
import type { CampaignDeed } from './campaign-deeds.ts'

type Done = Exclude<CampaignDeed, 'send'>

const words: Readonly<Record<Done, { done: string; failed: string }>> = {
  pause: { done: 'Campaign paused', failed: 'Failed to pause' },
  resume: { done: 'Campaign resumed', failed: 'Failed to resume' },
  cancel: { done: 'Campaign cancelled', failed: 'Failed to cancel' },
  resend: { done: 'Campaign reset', failed: 'Failed to reset campaign' },
  retry: { done: 'Campaign reset', failed: 'Failed to reset campaign' },
  delete: { done: 'Campaign deleted', failed: 'Failed to delete campaign' },
}

/** Does what a button of a campaign says, and says what came of it. */
export function useCampaignDeed() {
  const pause = usePauseCampaign()
  const resume = useResumeCampaign()
  const cancel = useCancelCampaign()
  const resend = useResendCampaign()
  const remove = useDeleteCampaign()
  const calls = { pause, resume, cancel, resend, retry: resend, delete: remove } as const

  /** @returns whether it was done */
  async function act(deed: Done, { id }: Pick<ListedCampaign, 'id'>): Promise<boolean> {
    try {
      const answer: { message?: string } = await calls[deed].mutateAsync({ params: { id } })
      toast.success(answer.message ?? words[deed].done)
      return true
    } catch (error) {
      toastNamedFailure(error, words[deed].failed)
      return false
    }
  }
  return { act, isPending: Object.values(calls).some((one) => one.isPending) }
}
