import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useSendCampaign } from '../api.ts'
import { type SendTime, timeProblem } from './send-time.ts'

/** When a campaign is sent, and sends it. */
export function useSending(campaign: Campaign, onSent: () => void) {
  const [time, setTime] = useState<SendTime>({ when: 'now', at: '' })
  const [timeError, setTimeError] = useState<string | undefined>(undefined)
  const send = useSendCampaign()
  const isLater = time.when === 'later'
  return {
    ...{ time, timeError, isLater, isSending: send.isPending },
    setTime: (part: Partial<SendTime>) => setTime((now) => ({ ...now, ...part })),
    async submit() {
      const instant = new Date(time.at)
      if (isLater) {
        const wrong = timeProblem(instant)
        setTimeError(wrong)
        if (wrong) return
      }
      try {
        const body = isLater ? { scheduled_at: instant.toISOString() } : {}
        const { message } = await send.mutateAsync({ params: { id: campaign.id }, body })
        toast.success(message ?? (isLater ? 'Campaign scheduled' : 'Campaign is being sent'))
        onSent()
      } catch (failure) {
        toastNamedFailure(failure, 'Failed to send campaign')
      }
    },
  }
}
