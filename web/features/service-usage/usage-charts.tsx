import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCompactNumber, formatNumber, formatUtcDay } from '../../lib/format.ts'

// This file's chunk contains all of recharts. Import it lazily, so that it loads only when a chart is shown.

const axis = { stroke: 'var(--faint)', tick: { fill: 'var(--muted)', fontSize: 11 }, tickLine: false } as const

export interface Series {
  readonly key: string
  readonly name: string
  readonly colour: string
}
export interface DayBarsProps {
  readonly days: readonly { readonly date: string }[]
  readonly series: readonly Series[]
  /** Whether the series are parts of a whole and are stacked. */
  readonly isWhole?: boolean
  readonly print?: (value: number) => string
}

/** A bar chart of daily figures. */
export function DayBars({ days, series, isWhole = true, print = formatNumber }: DayBarsProps) {
  return (
    <ResponsiveContainer width="100%" height={208}>
      <BarChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="date" tickFormatter={formatUtcDay} minTickGap={24} {...axis} />
        <YAxis allowDecimals={false} tickFormatter={formatCompactNumber} width={56} {...axis} />
        <Tooltip
          contentStyle={{
            background: 'var(--raised)',
            border: '1px solid var(--line-strong)',
            borderRadius: 6,
            color: 'var(--ink)',
            fontSize: 12,
          }}
          labelStyle={{ color: 'var(--ink)' }}
          cursor={{ fill: 'var(--hover)' }}
          labelFormatter={(label) => formatUtcDay(String(label))}
          formatter={(value: unknown) => print(Number(value ?? 0))}
        />
        {series.map(({ key, name, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={colour}
            maxBarSize={32}
            isAnimationActive={false}
            {...(isWhole && { stackId: 'whole' })}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
