import { useQuery } from '@tanstack/react-query'
import type { UsageReport } from '../../../../src/contracts/billing/usage-report.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { LIMIT_NAMES } from '../../../../src/rules/billing/plan-limits.ts'
import { ROLES } from '../../../../src/rules/workspaces/workspace-roles.ts'
import { formatNumber, formatUtcMonth } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { dayText } from '../plan-facts.ts'
import { UsageList } from '../usage-list.tsx'
import { usageReportQuery } from './api.ts'

/** Each limit of the plan with what is used, who takes the seats, and the use by month. */
export function UsageReportPanel() {
  const { data, error, refetch, isFetching } = useQuery(usageReportQuery())
  if (!data)
    return (
      <Card>
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={8} label="Loading your usage" />
        )}
      </Card>
    )
  const { plan, limits, seats, months } = data
  const { used, limit, unlimited } = limits.seats
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card
        title={plan ? plan.display_name : 'No plan'}
        description={
          plan
            ? `Current period: ${dayText(plan.period_start)} – ${dayText(plan.period_end)}. You are warned at 80% and 100% of each limit.`
            : 'Without a plan, nothing can be used. Choose one to begin.'
        }
      >
        <UsageList usage={limits} resources={LIMIT_NAMES} />
      </Card>
      <Card
        isFlush
        title="Seats"
        description={
          unlimited
            ? `${pluralize(used, 'seat')} taken, without a limit.`
            : `${formatNumber(used)} of ${pluralize(limit, 'seat')} taken. Open invitations take one, too.`
        }
      >
        <Table caption="Seats" columns={SEAT_COLUMNS} rows={seats} rowKey={({ id }) => id} />
      </Card>
      <Card
        isFlush
        className="lg:col-span-2"
        title="History"
        description="What counted against your plan, by calendar month (UTC)."
      >
        <Table caption="Use by month" columns={MONTH_COLUMNS} rows={months} rowKey={({ month }) => month} />
      </Card>
    </div>
  )
}

const SEAT_COLUMNS: readonly TableColumn<UsageReport['seats'][number]>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    cell: ({ name, email }) => (
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2">
          {name ?? email}
          {name === null ? <Badge tone="info">Invited</Badge> : null}
        </span>
        {name === null ? null : <span className="wrap-anywhere block font-normal text-muted text-xs">{email}</span>}
      </span>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role].label },
  { id: 'since', header: 'Since', cell: ({ since }) => dayText(since) },
]

const MONTH_COLUMNS: readonly TableColumn<UsageReport['months'][number]>[] = [
  { id: 'month', header: 'Month', isPrimary: true, cell: ({ month }) => formatUtcMonth(month) },
  { id: 'crawls', header: 'Crawls', align: 'end', cell: ({ crawls }) => formatNumber(crawls) },
  { id: 'websites', header: 'Websites', align: 'end', cell: ({ websites }) => formatNumber(websites) },
  {
    id: 'downloads',
    header: 'Website downloads',
    align: 'end',
    cell: ({ site_downloads }) => formatNumber(site_downloads),
  },
  {
    id: 'calls',
    header: 'API calls',
    align: 'end',
    cell: ({ api_calls }) => (api_calls === null ? '–' : formatNumber(api_calls)),
  },
]
