import { useQuery } from '@tanstack/react-query'
import { FolderDown, Radar } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useSession } from '../../features/auth/session.ts'
import { UsageBars } from '../../features/billing/usage-bars.tsx'
import { TrySampleCard } from '../../features/sample-data/try-sample-card.tsx'
import { FirstStepsCard } from '../../features/start/first-steps-card.tsx'
import { isUntouched } from '../../features/start/is-untouched.ts'
import { statisticsQueries } from '../../features/statistics/api.ts'
import { OverviewFigures, OverviewSummaries } from '../../features/statistics/overview-figures.tsx'
import { RecentActivity } from '../../features/statistics/recent-activity.tsx'
import { SAMPLE_CONTACTS, SAMPLE_STATISTICS } from '../../features/statistics/sample-statistics.ts'
import { contactFacetsQuery } from '../../queries/contacts.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { InOrder } from '../../ui/in-order.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The dashboard's home: figures, usage and recent activity. */
export default function OverviewPage() {
  const { user } = useSession()
  const { data, isError, refetch, isFetching } = useQuery(statisticsQueries.all())
  const contacts = useQuery(contactFacetsQuery())
  const isSample = isError && !data
  const statistics = data ?? (isSample ? SAMPLE_STATISTICS : undefined)
  // Sample and real figures are never mixed.
  const figures = isSample ? SAMPLE_CONTACTS : (contacts.data ?? (contacts.isError ? null : undefined))
  const isNew = data !== undefined && isUntouched(data) && !hasContacts(contacts.data)
  return (
    <>
      <PageHeader
        title="Overview"
        description="Welcome. Here is what your crawls found, what you sent, and what is left of your plan."
        actions={
          <>
            <LinkButton href={paths.downloadWebsite.to()} icon={FolderDown}>
              Download Website
            </LinkButton>
            <LinkButton href={paths.crawl.to()} variant="primary" icon={Radar}>
              New Crawl
            </LinkButton>
          </>
        }
      />
      {user ? <FirstStepsCard accountId={user.id} /> : null}
      <InOrder isNarrowOnly>
        {isNew ? <TrySampleCard /> : <OverviewFigures statistics={statistics} contacts={figures} />}
        {/* Below the figures it explains, so that it moves no content that has been read. */}
        {isSample ? (
          <Alert
            tone="warning"
            title="Demo Mode"
            className="mt-4"
            actions={
              <Button size="sm" onClick={() => void refetch()} isLoading={isFetching}>
                Try again
              </Button>
            }
          >
            We couldn't load your statistics. The figures below are sample data.
          </Alert>
        ) : null}
        <InOrder isNarrowOnly className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <RecentActivity />
          <div className="grid gap-5 sm:max-lg:grid-cols-2 sm:max-lg:*:first:col-span-2">
            <Card title="Your plan" description={user?.plan?.display_name ?? 'Free'}>
              <UsageBars resources={['crawls', 'websites']} />
            </Card>
            {isNew ? null : <OverviewSummaries statistics={statistics} />}
          </div>
        </InOrder>
      </InOrder>
    </>
  )
}

const hasContacts = (facets: { people: number; organizations: number } | undefined): boolean =>
  facets !== undefined && facets.people + facets.organizations > 0
