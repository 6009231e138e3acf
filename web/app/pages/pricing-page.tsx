import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { refreshUser } from '../../features/auth/session.ts'
import { PlanPicker } from '../../features/plans/plan-picker.tsx'
import { PricingFaq } from '../../features/plans/pricing-faq.tsx'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** Long enough to read that it worked. */
const REDIRECT_MS = 2000

export default function PricingPage() {
  const [, navigate] = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => navigate(paths.dashboard.to()), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])

  async function goOn(redirectUrl: string) {
    // A payment page is another site's; everything of ours stays in this tab.
    if (new URL(redirectUrl).pathname !== paths.dashboard.pattern) return window.location.assign(redirectUrl)
    await refreshUser()
    setIsLeaving(true)
  }
  return (
    <>
      <PageHeader title="Choose Your Plan" description="Start free. Pay when you need more." />
      <PlanPicker onStarted={(url) => void goOn(url)} />
      <PricingFaq />
    </>
  )
}
