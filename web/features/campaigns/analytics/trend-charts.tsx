import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  type LegendProps,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { CampaignAnalytics, OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatCompactNumber, formatNumber, formatUtcDay, formatUtcMonth } from '../../../lib/format.ts'

// This file's chunk contains all of recharts. Import it lazily, so that it loads only when a chart is shown.

const axis = { stroke: 'var(--faint)', tick: { fill: 'var(--muted)', fontSize: 11 }, tickLine: false } as const
const box = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: 6,
    color: 'var(--ink)',
    fontSize: 12,
  },
  labelStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--hover)', stroke: 'var(--line-strong)' },
} as const
const legend: Partial<LegendProps> = {
  wrapperStyle: { fontSize: 12 },
  // Keeps the order of declaration.
  itemSorter: null,
  formatter: (name) => <span className="text-muted">{name}</span>,
}
/** Dashes distinguish the lines as well, for readers who cannot tell the colours apart. */
const series = [
  { key: 'sent', name: 'Sent', colour: 'var(--info)', dash: undefined },
  { key: 'delivered', name: 'Delivered', colour: 'var(--success)', dash: '6 3' },
  { key: 'opened', name: 'Opened', colour: 'var(--warning)', dash: '2 3' },
  { key: 'clicked', name: 'Clicked', colour: 'var(--brand)', dash: '8 3 2 3' },
  { key: 'replied', name: 'Answered', colour: 'var(--danger)', dash: '1 2' },
] as const

/** A campaign's daily figures. */
export function TimelineChart({ timeline }: { timeline: CampaignAnalytics['timeline'] }) {
  return (
    <ResponsiveContainer width="100%" height={256}>
      <LineChart data={[...timeline]} margin={{ top: 8, right: 8, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="date" tickFormatter={formatUtcDay} minTickGap={24} {...axis} />
        <YAxis allowDecimals={false} tickFormatter={formatCompactNumber} width={56} {...axis} />
        <Tooltip {...box} labelFormatter={(label) => formatUtcDay(String(label))} formatter={shown} />
        <Legend {...legend} />
        {series.map(({ key, name, colour, dash }) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            stroke={colour}
            strokeWidth={2}
            dot={timeline.length < 3}
            isAnimationActive={false}
            {...(dash && { strokeDasharray: dash })}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}

/** The reply rate over time; a gap where nothing was sent. */
export function ReplyTrendChart({ trend }: { trend: OverallAnalytics['reply_trend'] }) {
  return (
    <ResponsiveContainer width="100%" height={160}>
      <LineChart data={[...trend]} margin={{ top: 8, right: 8, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="date" tickFormatter={formatUtcDay} minTickGap={24} {...axis} />
        <YAxis domain={[0, 'auto']} tickFormatter={(rate) => `${rate}%`} width={56} {...axis} />
        <Tooltip
          {...box}
          labelFormatter={(label) => formatUtcDay(String(label))}
          formatter={(rate) => `${Number(rate ?? 0).toFixed(1)}%`}
        />
        <Line
          dataKey="reply_rate"
          name="Reply rate"
          stroke="var(--brand)"
          strokeWidth={2}
          connectNulls
          dot={trend.length < 40}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

/** Messages sent in each month. */
export function MonthlyChart({ months }: { months: OverallAnalytics['monthly_trends'] }) {
  return (
    <ResponsiveContainer width="100%" height={256}>
      <BarChart data={[...months]} margin={{ top: 8, right: 8, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => formatUtcMonth(month, 'short')}
          minTickGap={16}
          {...axis}
        />
        <YAxis allowDecimals={false} tickFormatter={formatCompactNumber} width={56} {...axis} />
        <Tooltip {...box} labelFormatter={(label) => formatUtcMonth(String(label), 'short')} formatter={shown} />
        <Bar
          dataKey="total_sent"
          name="Sent"
          fill="var(--brand)"
          radius={3}
          maxBarSize={48}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

const shown = (value: unknown) => formatNumber(Number(value ?? 0))
