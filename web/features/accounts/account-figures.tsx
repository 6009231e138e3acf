import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Check, CircleCheck, CreditCard, Database, Globe, MailCheck, X } from 'lucide-react'
import type { AccountStats, Profile } from '../../../src/contracts/accounts/accounts.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountQueries } from './api.ts'

/** The account's status. */
export function AccountStatus({ profile }: { profile: Profile }) {
  return (
    <section aria-labelledby="account-status">
      <h2 id="account-status" className="mb-2 font-semibold text-base text-ink">
        Account Status
      </h2>
      <StatGrid className="grid-cols-1 sm:grid-cols-3">
        <StatCard
          label="Current Plan"
          icon={CreditCard}
          value={planOf(profile)?.display_name ?? 'Free'}
          hint={planHint(profile)}
        />
        <StatCard
          label="Site Limit"
          icon={Globe}
          value={siteLimitOf(profile)}
          hint={planOf(profile) ? null : 'Needs an active plan'}
        />
        <StatCard label="Account Status" icon={CircleCheck} value="Active" />
      </StatGrid>
    </section>
  )
}

/** The account's usage so far. */
export function UsageStatistics() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.stats())
  const figure = (of: (stats: AccountStats) => number) => (data ? formatNumber(of(data)) : null)
  return (
    <section aria-labelledby="usage-statistics">
      <h2 id="usage-statistics" className="mb-2 font-semibold text-base text-ink">
        Usage Statistics
      </h2>
      {error && !data ? (
        <Card>
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <StatGrid className="grid-cols-2 sm:grid-cols-4">
          <StatCard
            label="Days Active"
            icon={CalendarDays}
            value={figure((stats) => Math.round(stats.account_age_days))}
            isLoading={!data}
          />
          <StatCard
            label="Websites Crawled"
            icon={Globe}
            value={figure((stats) => stats.total_websites)}
            isLoading={!data}
          />
          <StatCard label="Data Items" icon={Database} value={figure(itemsOf)} isLoading={!data} />
          <StatCard
            label="Email Verified"
            icon={MailCheck}
            value={<Verdict isYes={data?.email_verified ?? false} />}
            isLoading={!data}
          />
        </StatGrid>
      )}
    </section>
  )
}

/** The profile contains the latest subscription even if it has ended. Then there is no current plan. */
const planOf = ({ subscription }: Profile) => (subscription?.is_entitled ? subscription.plan : undefined)

/** Without a plan, no crawl can start, regardless of the default plan name and limits that the profile contains. */
function planHint({ subscription }: Profile) {
  if (subscription?.is_entitled)
    return subscription.status === 'cancelled' ? 'Cancelled, active until the period ends' : null
  return (
    <TextLink href={paths.pricing.to()}>
      {subscription ? `${subscription.plan.display_name} has ended. Choose a plan` : 'No active plan. Choose one'}
    </TextLink>
  )
}

/** The limit on sites. A plan's 0 means unlimited. Without a plan the account's own limit applies. */
function siteLimitOf(profile: Profile): string {
  const websites = planOf(profile)?.max_websites ?? (profile.site_limit || 1)
  return websites === 0 ? 'Unlimited' : formatNumber(websites)
}

const itemsOf = (stats: AccountStats) =>
  stats.total_emails + stats.total_phones + stats.total_names + stats.total_addresses

function Verdict({ isYes }: { isYes: boolean }) {
  const [Icon, label, look] = isYes
    ? ([Check, 'Yes', 'text-success-text'] as const)
    : ([X, 'No', 'text-danger-text'] as const)
  return <Icon role="img" aria-label={label} className={`my-1 size-5.5 ${look}`} strokeWidth={2.5} />
}
