import { Building2, Gauge, Globe, Layers, UserRound } from 'lucide-react'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import type { Statistics } from '../../../src/contracts/statistics/statistics.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatBytes, formatNumber, formatPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'

/** The number of contacts; undefined while loading, null if it could not be loaded. */
export type ContactFigures = { people: number; organizations: number } | null | undefined

/** Counts per data type, contacts, and crawl results. */
export function OverviewFigures({
  statistics,
  contacts,
}: {
  statistics: Statistics | undefined
  contacts: ContactFigures
}) {
  const items = statistics?.total_data_items
  const total = items ? Object.values(items).reduce((sum, count) => sum + count, 0) : 0
  const isLoading = !statistics
  return (
    <div className="flex flex-col gap-4">
      <StatGrid className="max-sm:*:last:col-span-2 sm:grid-cols-5">
        {DATA_TYPES.map((type) => (
          <StatCard
            key={type}
            label={dataTypes[type].label}
            icon={dataTypes[type].icon}
            value={formatNumber(items?.[type] ?? 0)}
            isLoading={isLoading}
          />
        ))}
      </StatGrid>
      <StatGrid className="max-sm:*:last:col-span-2 sm:grid-cols-5">
        <StatCard
          label="People"
          icon={UserRound}
          value={contacts ? formatNumber(contacts.people) : '–'}
          href={contacts ? paths.contacts.to({ kind: 'person' }) : undefined}
          isLoading={contacts === undefined}
        />
        <StatCard
          label="Organisations"
          icon={Building2}
          value={contacts ? formatNumber(contacts.organizations) : '–'}
          href={contacts ? paths.contacts.to({ kind: 'organization' }) : undefined}
          isLoading={contacts === undefined}
        />
        <StatCard label="Total data items" icon={Layers} value={formatNumber(total)} isLoading={isLoading} />
        <StatCard
          label="Total crawls"
          icon={Globe}
          value={formatNumber(statistics?.total_crawls ?? 0)}
          hint={statistics ? pluralize(statistics.total_websites, 'website') : null}
          isLoading={isLoading}
        />
        <StatCard
          label="Success rate"
          icon={Gauge}
          // Without a finished crawl there is no success rate.
          value={statistics?.ended_crawls ? formatPercent(statistics.success_rate) : '–'}
          isLoading={isLoading}
        />
      </StatGrid>
    </div>
  )
}

/** Downloads and campaigns in a few lines each. */
export function OverviewSummaries({ statistics }: { statistics: Statistics | undefined }) {
  const figure = (read: (known: Statistics) => number, print = formatNumber) =>
    statistics ? print(read(statistics)) : <Skeleton className="h-4 w-10" />
  const downloadFacts: Definition[] = [
    { term: 'Completed', detail: figure((known) => known.website_downloads.completed_downloads) },
    { term: 'In progress', detail: figure((known) => known.website_downloads.pending_downloads) },
    { term: 'Failed', detail: figure((known) => known.website_downloads.failed_downloads) },
    { term: 'Storage used', detail: figure((known) => known.website_downloads.total_storage_used, formatBytes) },
  ]
  const campaignFacts: Definition[] = [
    { term: 'Total', detail: figure((known) => known.campaigns.total_campaigns) },
    { term: 'Active', detail: figure((known) => known.campaigns.active_campaigns) },
    { term: 'Emails sent', detail: figure((known) => known.campaigns.total_emails_sent) },
    { term: 'SMS sent', detail: figure((known) => known.campaigns.total_sms_sent) },
  ]
  return (
    <>
      <Card title="Website downloads">
        <DefinitionList items={downloadFacts} />
      </Card>
      <Card title="Campaigns">
        <DefinitionList items={campaignFacts} />
      </Card>
    </>
  )
}
