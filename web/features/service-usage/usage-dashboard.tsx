import { useQuery } from '@tanstack/react-query'
import type { DailyKind } from '../../../src/contracts/service-usage/service-usage.ts'
import { formatMoney, formatNumber, formatUtcDay } from '../../lib/format.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { Table } from '../../ui/table.tsx'
import { type Period, type ServiceUsage, usageQueries } from './api.ts'
import { changeWords } from './change-words.ts'
import { UsageFigure } from './usage-figure.tsx'

const NAMES: readonly (readonly [DailyKind, string])[] = [
  ['sign_ups', 'Sign-ups'],
  ['crawls', 'Crawls'],
  ['emails_sent', 'Emails sent'],
  ['sms_sent', 'SMS sent'],
  ['downloads', 'Downloads'],
  ['errors', 'Errors'],
]
const one = (key: string, name: string, colour = 'var(--brand)') => [{ key, name, colour }]
const SENDS = [...one('emails_sent', 'Emails'), ...one('sms_sent', 'SMS', 'var(--warning)')]

/** Usage figures of the service over a period. */
export function UsageDashboard({ days }: { days: Period }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(usageQueries.of(days))
  if (error && (!data || isPlaceholderData))
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <TableSkeleton rows={8} label="Loading usage" />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <Figures usage={data} />
    </div>
  )
}

function Figures({ usage }: { usage: ServiceUsage }) {
  const { days, totals, totals_before, revenue, subscriptions, counted_at } = usage
  return (
    <div className="flex flex-col gap-5">
      <StatGrid className="sm:grid-cols-3 lg:grid-cols-6">
        {NAMES.map(([kind, label]) => (
          <StatCard
            key={kind}
            label={label}
            value={formatNumber(totals[kind])}
            hint={changeWords(totals[kind], totals_before[kind])}
          />
        ))}
        {revenue.map(({ currency, total, total_before }) => (
          <StatCard
            key={currency}
            label={`Revenue (${currency})`}
            value={formatMoney(total, currency)}
            hint={changeWords(total, total_before)}
          />
        ))}
      </StatGrid>
      <div className="grid gap-5 lg:grid-cols-2">
        <UsageFigure title="Sign-ups" days={days} series={one('sign_ups', 'Sign-ups')} />
        <UsageFigure title="Crawls" days={days} series={one('crawls', 'Crawls')} />
        <UsageFigure title="Messages sent" days={days} series={SENDS} />
        <UsageFigure title="Errors" days={days} series={one('errors', 'Errors', 'var(--danger)')} />
        {revenue.map(({ currency, days: amounts }) => (
          <UsageFigure
            key={currency}
            title={`Revenue (${currency})`}
            days={amounts}
            series={one('amount', currency, 'var(--success)')}
            print={(amount) => formatMoney(amount, currency)}
          />
        ))}
        <PlanCard subscriptions={subscriptions} />
      </div>
      <DayTable days={days} revenue={revenue} />
      {counted_at ? (
        <p className="text-faint text-xs">
          Days are in UTC. Crawls, messages and downloads were last counted <RelativeTime value={counted_at} />.
        </p>
      ) : null}
    </div>
  )
}

function PlanCard({ subscriptions }: Pick<ServiceUsage, 'subscriptions'>) {
  const most = Math.max(1, ...subscriptions.map(({ count }) => count))
  return (
    <Card title="Subscriptions by plan">
      {subscriptions.length === 0 ? (
        <p className="text-muted text-sm">No subscriptions yet.</p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {subscriptions.map(({ plan, count }) => (
            <li key={plan}>
              <span className="flex justify-between gap-4">
                <span className="min-w-0 truncate text-ink">{plan}</span>
                <span className="text-muted tabular-nums">{formatNumber(count)}</span>
              </span>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * count) / most}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function DayTable({ days, revenue }: Pick<ServiceUsage, 'days' | 'revenue'>) {
  const rows = days.map((day, index) => ({ ...day, index })).reverse()
  return (
    <Card isFlush title="Day by day">
      <section
        aria-label="Usage by day"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto focus-visible:outline-offset-[-2px]"
      >
        <Table
          caption="Usage by day, in UTC"
          rows={rows}
          rowKey={({ date }) => date}
          columns={[
            { id: 'date', header: 'Day', isPrimary: true, cell: ({ date }) => formatUtcDay(date) },
            ...NAMES.map(([kind, header]) => ({
              id: kind,
              header,
              align: 'end' as const,
              cell: (day: (typeof rows)[number]) => formatNumber(day[kind]),
            })),
            ...revenue.map(({ currency, days: amounts }) => ({
              id: currency,
              header: `Revenue (${currency})`,
              align: 'end' as const,
              cell: ({ index }: (typeof rows)[number]) => formatMoney(amounts[index]?.amount ?? 0, currency),
            })),
          ]}
        />
      </section>
    </Card>
  )
}
