import { useQuery } from '@tanstack/react-query'
import { NIL } from 'uuid'
import { useLocation, useSearchParams } from 'wouter'
import { initialize as initializeSubscription } from '../../../src/contracts/billing/plans.ts'
import { start } from '../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { newCrawlId } from '../../../src/rules/crawls/crawl-ids.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { refreshUser, useSession } from '../../features/auth/session.ts'
import { planQueries, useInitializeSubscription } from '../../features/billing/api.ts'
import { freePlanOf } from '../../features/billing/plan-facts.ts'
import { startCrawl } from '../../features/crawls/start-crawl.ts'
import { FirstSiteForm } from '../../features/start/first-site-form.tsx'
import { firstWebsite, forgetFirstWebsite } from '../../lib/first-website.ts'
import { subscriptionQuery } from '../../queries/billing.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/**
 * The first page of a new account: one field, which starts the free plan and the first crawl. Without a free plan on
 * offer, the plans are shown first.
 */
export default function WelcomePage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { user } = useSession()
  const pricing = useQuery(planQueries.pricing())
  const subscription = useQuery(subscriptionQuery())
  const initialize = useInitializeSubscription()
  const free = pricing.data && freePlanOf(pricing.data.available_plans)
  const hasPlan = Boolean(subscription.data) || Boolean(user?.plan)

  /** @returns false if there is no free plan, and the plans are shown instead */
  async function activate(): Promise<boolean> {
    if (hasPlan) return true
    const plan = free ?? freePlanOf((await pricing.refetch({ throwOnError: true })).data?.available_plans ?? [])
    if (!plan) {
      navigate(paths.pricing.to())
      return false
    }
    // A repeat after a crawl that could not start finds the same plan active, and changes nothing.
    await initialize.mutateAsync({ body: { plan_id: plan.id, billing_cycle: 'monthly' } })
    await refreshUser()
    return true
  }

  async function begin(url: string) {
    if (!(await activate())) return
    const id = newCrawlId(user?.id ?? NIL)
    // In the background, so that the page with its live progress opens at once.
    await startCrawl(id, { url, types: [...DATA_TYPES], run_in_background: true })
    forgetFirstWebsite()
    navigate(paths.crawl.to({ crawl: id }), { replace: true })
  }

  return (
    <div className="mx-auto max-w-xl sm:pt-8">
      <PageHeader
        title={user ? `Welcome, ${user.name}` : 'Welcome'}
        description="Let's find the people behind your first website."
      />
      <Card>
        <Allowed to={[initializeSubscription, start]} otherwise={OWNER_ONLY}>
          <FirstSiteForm initialUrl={search.get('url') ?? firstWebsite()} onSubmit={begin} />
        </Allowed>
      </Card>
      <p className="mt-4 text-pretty text-muted text-sm">
        {hasPlan ? null : <>You start on the free plan. It costs nothing and needs no card. </>}
        <TextLink href={paths.pricing.to()}>See all plans</TextLink>
      </p>
    </div>
  )
}
