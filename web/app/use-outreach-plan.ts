import { useQuery } from '@tanstack/react-query'
import type { Channel } from '../../src/contracts/senders/channel.ts'
import { subscriptionQuery } from '../queries/billing.ts'
import type { SessionUser } from './session-user.ts'

/**
 * Whether the viewer's plan includes campaigns, by channel. Administrators have both. Returns true while the plan is
 * unknown, as the server enforces the plan anyway.
 */
export function useOutreachPlan(user: SessionUser | null): Readonly<Record<Channel, boolean>> {
  const { data: subscription } = useQuery({ ...subscriptionQuery(), enabled: user !== null })
  if (user?.isAdmin || user?.isRootUser || subscription === undefined) return { email: true, sms: true }
  return {
    email: subscription?.plan.has_email_campaigns ?? false,
    sms: subscription?.plan.has_sms_campaigns ?? false,
  }
}
