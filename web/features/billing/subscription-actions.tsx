import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { cancelSubscription, resumeSubscription } from '../../../src/contracts/billing/payments.ts'
import type { Subscription } from '../../../src/contracts/billing/plans.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCancelSubscription, useResumeSubscription } from './api.ts'
import { dayText } from './plan-facts.ts'

export interface SubscriptionActionsProps {
  subscription: Subscription
  onRefresh: () => void
  isRefreshing: boolean
}

/** The actions on a subscription: cancels an active one, resumes a cancelled one. */
export function SubscriptionActions({ subscription, onRefresh, isRefreshing }: SubscriptionActionsProps) {
  return (
    <>
      <Button icon={RotateCw} onClick={onRefresh} isLoading={isRefreshing}>
        Refresh
      </Button>
      <span className="flex flex-wrap gap-2">
        {subscription.status === 'active' ? <CancelButton subscription={subscription} /> : null}
        {subscription.status === 'cancelled' && !subscription.is_complimentary ? (
          <ResumeButton onFailed={onRefresh} />
        ) : null}
        <LinkButton href={paths.pricing.to()} variant="primary">
          Change Plan
        </LinkButton>
      </span>
    </>
  )
}

function CancelButton({ subscription: { plan, current_period_end } }: { subscription: Subscription }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancelSubscription()
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast.success('Subscription cancelled successfully'),
      onError: (error) =>
        toast.error('Failed to cancel subscription', { description: messageOf(error, '') || undefined }),
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Allowed to={cancelSubscription}>
        <Button variant="danger-ghost" onClick={() => setIsAsking(true)}>
          Cancel Subscription
        </Button>
      </Allowed>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancel your subscription?"
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Subscription"
        isDanger
        isPending={cancel.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {`${plan.display_name} stays active until ${dayText(current_period_end)} and won't renew. You can resume it until then.`}
      </ConfirmDialog>
    </>
  )
}

/** If a subscription can no longer be resumed, the refetched data shows why. */
function ResumeButton({ onFailed }: { onFailed: () => void }) {
  const resume = useResumeSubscription()
  return (
    <Allowed to={resumeSubscription}>
      <Button
        isLoading={resume.isPending}
        onClick={() =>
          resume.mutate(undefined, {
            onSuccess: () => toast.success('Subscription resumed successfully'),
            onError: onFailed,
          })
        }
      >
        Resume Subscription
      </Button>
    </Allowed>
  )
}
