import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { PLAN_FEATURES } from '../../../src/rules/billing/plan-limits.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The missing channel, or all of them. */
type Lacking = Channel | 'all'

const titles: Readonly<Record<Lacking, string>> = {
  email: `${PLAN_FEATURES.email_campaigns.label} aren't included in your plan`,
  sms: `${PLAN_FEATURES.sms_campaigns.label} aren't included in your plan`,
  all: "Email and SMS campaigns aren't included in your plan",
}

/** Shown above configurations that the account still has from a previous plan. */
export function PlanNotice({ lacking }: { lacking: Lacking }) {
  return (
    <Alert
      title={titles[lacking]}
      actions={
        <LinkButton href={paths.pricing.to()} size="sm" variant="primary">
          View Plans
        </LinkButton>
      }
    >
      Your data is kept, but nothing is sent until your plan includes them.
    </Alert>
  )
}

/** Shown in place of an empty list if the plan does not include its items. */
export function PlanLacks({ lacking }: { lacking: Lacking }) {
  return (
    <EmptyState
      art="lock"
      title={titles[lacking]}
      actions={
        <LinkButton href={paths.pricing.to()} variant="primary">
          View Plans
        </LinkButton>
      }
    >
      Upgrade to a plan that includes them, then set them up here.
    </EmptyState>
  )
}
