import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../../src/contracts/auth/auth.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { refreshUser, useSession } from '../../features/auth/session.ts'
import { useAfter } from '../../features/auth/use-after.ts'
import { PlanPicker } from '../../features/billing/plan-picker.tsx'
import { PricingFaq } from '../../features/billing/pricing-faq.tsx'
import { Alert } from '../../ui/alert.tsx'
import { InOrder } from '../../ui/in-order.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Long enough to read the success message. */
const REDIRECT_MS = 2000

export default function PricingPage() {
  const [, navigate] = useLocation()
  const { user } = useSession()
  const [next, setNext] = useState<string | null>(null)
  useAfter(next === null ? null : REDIRECT_MS, () => {
    if (next?.startsWith('/')) navigate(next)
    else if (next) window.location.assign(next)
  })

  async function goOn(address: string | undefined) {
    await refreshUser()
    setNext(withinApp(address ?? paths.dashboard.to()))
  }
  return (
    <InOrder>
      <PageHeader title="Choose Your Plan" description="Start free. Pay when you need more." />
      {user && needsPlan(user) ? (
        <Alert title={`Welcome, ${user.name}. Choose a plan to begin.`} className="mb-6">
          You need a plan to crawl, download and browse data. The free plan starts right away.
        </Alert>
      ) : null}
      <PlanPicker
        onPay={(address) => window.location.assign(address)}
        onActivated={(address) => void goOn(address)}
        onChangeAhead={() => navigate(paths.subscription.to())}
      />
      <PricingFaq />
    </InOrder>
  )
}

/** Users who never had a plan are redirected here after signing in. Administrators need no plan. */
const needsPlan = ({ subscription, is_admin, is_root_user }: User) =>
  subscription === null && !is_admin && !is_root_user

/**
 * Returns an address of this application as a path, so that it opens without a page load. Other addresses are returned
 * unchanged.
 */
function withinApp(address: string): string {
  const url = URL.parse(address, window.location.origin)
  return url?.origin === window.location.origin ? url.pathname + url.search : address
}
