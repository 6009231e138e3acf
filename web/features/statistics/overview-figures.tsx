import { Gauge, Globe, Layers } from 'lucide-react'
import { DATA_TYPES } from '../../../src/contracts/items.ts'
import type { Statistics } from '../../../src/contracts/statistics.ts'
import { formatBytes, formatNumber, formatPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'

/** Counts per data type, and what crawling came to. */
export function OverviewFigures({ statistics }: { statistics: Statistics | undefined }) {
  const items = statistics?.total_data_items
  const total = items ? Object.values(items).reduce((sum, count) => sum + count, 0) : 0
  const isLoading = !statistics
  return (
    <div className="flex flex-col gap-4">
      <StatGrid className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
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
      <StatGrid className="grid-cols-1 sm:grid-cols-3 lg:grid-cols-3">
        <StatCard label="Total data items" icon={Layers} value={formatNumber(total)} isLoading={isLoading} />
        <StatCard
          label="Total crawls"
          icon={Globe}
          value={formatNumber(statistics?.total_crawls ?? 0)}
          hint={statistics ? sitesText(statistics.total_websites) : null}
          isLoading={isLoading}
        />
        <StatCard
          label="Success rate"
          icon={Gauge}
          value={formatPercent(statistics?.success_rate ?? 0)}
          isLoading={isLoading}
        />
      </StatGrid>
    </div>
  )
}

/** Downloads and campaigns in a few lines each. */
export function OverviewSummaries({ statistics }: { statistics: Statistics }) {
  const { website_downloads: downloads, campaigns } = statistics
  const downloadFacts: Definition[] = [
    { term: 'Completed', detail: formatNumber(downloads.completed_downloads) },
    { term: 'In progress', detail: formatNumber(downloads.pending_downloads) },
    { term: 'Failed', detail: formatNumber(downloads.failed_downloads) },
    { term: 'Storage used', detail: formatBytes(downloads.total_storage_used) },
  ]
  const campaignFacts: Definition[] = [
    { term: 'Total', detail: formatNumber(campaigns.total_campaigns) },
    { term: 'Active', detail: formatNumber(campaigns.active_campaigns) },
    { term: 'Emails sent', detail: formatNumber(campaigns.total_emails_sent) },
    { term: 'SMS sent', detail: formatNumber(campaigns.total_sms_sent) },
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

const sitesText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'website' : 'websites'}`
