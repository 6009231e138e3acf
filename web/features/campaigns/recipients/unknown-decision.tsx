import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useDecideUnknown } from './api.ts'

export interface UnknownDecisionProps {
  campaignId: string
  unknown: number
  /** Whether the list below shows only these. */
  isShown: boolean
  /** The selected recipients. */
  chosen: readonly string[]
  onShow: () => void
  onDecided: () => void
}

/** Lets a person decide how to treat messages whose delivery is unknown: as sent, or to be sent again. */
export function UnknownDecision({ campaignId, unknown, isShown, chosen, onShow, onDecided }: UnknownDecisionProps) {
  const decide = useDecideUnknown()
  async function say(as: 'sent' | 'send_again') {
    try {
      const { data } = await decide.mutateAsync({
        params: { id: campaignId },
        body: { recipient_ids: [...chosen], as },
      })
      toast.success(
        `${pluralize(data.decided, 'message')} ${as === 'sent' ? 'marked as sent' : data.decided === 1 ? 'is sent again' : 'are sent again'}`,
      )
      onDecided()
    } catch (error) {
      toastNamedFailure(error, 'Failed to save your decision')
    }
  }
  return (
    <Alert
      tone="warning"
      className="m-3"
      title={`We don't know whether ${pluralize(unknown, 'message')} arrived`}
      actions={
        isShown ? (
          <>
            <Button size="sm" disabled={chosen.length === 0 || decide.isPending} onClick={() => void say('sent')}>
              Mark as sent
            </Button>
            <Button size="sm" disabled={chosen.length === 0 || decide.isPending} onClick={() => void say('send_again')}>
              Send again
            </Button>
            <span role="status" className="self-center text-muted text-xs">
              {chosen.length === 0 ? 'Select the ones to update.' : `${formatNumber(chosen.length)} ticked`}
            </span>
          </>
        ) : (
          <Button size="sm" onClick={onShow}>
            Show them
          </Button>
        )
      }
    >
      The connection dropped after we handed over the message and before the server responded. We don't resend
      automatically, to avoid sending it twice. Choose “Mark as sent” if it's in the sent folder or the provider’s log,
      or “Send again” if it isn't.
    </Alert>
  )
}
