import { formatCompactNumber, formatNumber } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'

export interface RequestBar {
  id: string
  /** The hour or the day. */
  label: string
  /** Accepted requests, without rejected ones. */
  requests: number
  refused: number
}

export interface RequestBarsProps {
  title: string
  /** The unit of a bar, also the heading of the table's first column. */
  unit: string
  bars: readonly RequestBar[]
  /** Shows the figures as a table. Screen readers get the table in any case. */
  isTable: boolean
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Accepted and rejected requests over time, with rejected ones stacked on top. */
export function RequestBars({ title, unit, bars, isTable }: RequestBarsProps) {
  const passed = sum(bars.map(({ requests }) => requests))
  const refused = sum(bars.map(({ refused }) => refused))
  return (
    <section className="relative">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold text-ink text-sm">{title}</h3>
        <p className="flex gap-3 text-muted text-xs">
          <Legend look="bg-brand">{formatNumber(passed)} passed</Legend>
          <Legend look="bg-danger">{formatNumber(refused)} refused</Legend>
        </p>
      </div>
      {isTable ? null : passed + refused === 0 ? (
        <p
          aria-hidden="true"
          className="rounded-md border border-line bg-sunken px-3 py-6 text-center text-muted text-sm"
        >
          No requests
        </p>
      ) : (
        <Bars bars={bars} />
      )}
      <div className={isTable ? undefined : 'sr-only'}>
        <Figures title={title} unit={unit} bars={bars} />
      </div>
    </section>
  )
}

function Legend({ look, children }: { look: string; children: string | string[] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-2 rounded-full forced-color-adjust-none', look)} />
      {children}
    </span>
  )
}

function Bars({ bars }: { bars: readonly RequestBar[] }) {
  const most = Math.max(...bars.map(({ requests, refused }) => requests + refused))
  const share = (count: number) => ({ height: `${(count / most) * 100}%` })
  return (
    <div aria-hidden="true">
      <p className="border-line border-b border-dashed text-2xs text-faint tabular-nums">{formatCompactNumber(most)}</p>
      <div className="flex h-28 items-stretch gap-px border-line-strong border-b sm:gap-0.5">
        {bars.map((bar) => (
          <div
            key={bar.id}
            title={`${bar.label}: ${formatNumber(bar.requests)} passed, ${formatNumber(bar.refused)} refused`}
            className="flex min-w-0 flex-1 flex-col justify-end gap-px hover:bg-hover"
          >
            {/* Even one rejected request in a thousand stays visible. */}
            {bar.refused > 0 ? (
              <div className="min-h-0.5 rounded-t-sm bg-danger forced-color-adjust-none" style={share(bar.refused)} />
            ) : null}
            {bar.requests > 0 ? (
              <div
                className={cn('min-h-0.5 bg-brand forced-color-adjust-none', bar.refused === 0 && 'rounded-t-sm')}
                style={share(bar.requests)}
              />
            ) : null}
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-2xs text-faint tabular-nums">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </div>
  )
}

function Figures({ title, unit, bars }: Omit<RequestBarsProps, 'isTable'>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Requests of the {title.toLowerCase()}</caption>
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="py-1.5 text-left font-medium">
            {unit}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Passed
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Refused
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id} className="text-ink">
            <th scope="row" className="border-line border-t py-1 text-left font-normal">
              {bar.label}
            </th>
            <td className="border-line border-t py-1 text-right">{formatNumber(bar.requests)}</td>
            <td className="border-line border-t py-1 text-right">{formatNumber(bar.refused)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
