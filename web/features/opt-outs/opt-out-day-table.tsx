import { OPT_OUT_KINDS } from '../../../src/contracts/opt-outs/opt-outs.ts'
import { formatNumber, formatUtcDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import type { OptOutDay } from './opt-out-days.ts'
import { kindNames } from './opt-out-words.ts'

const columns: readonly TableColumn<OptOutDay>[] = [
  { id: 'date', header: 'Day', isPrimary: true, cell: ({ date }) => formatUtcDate(date) },
  ...OPT_OUT_KINDS.map((kind) => ({
    id: kind,
    header: kindNames[kind],
    align: 'end' as const,
    cell: (day: OptOutDay) => formatNumber(day[kind]),
  })),
]

/** Opt-outs per day, as a table. Days without any are left out. */
export function OptOutDayTable({ days }: { days: readonly OptOutDay[] }) {
  return (
    <Card isFlush title="Day by day" description="Days are in UTC. Days without opt-outs are hidden.">
      <section
        aria-label="Opt-outs by day"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto focus-visible:outline-offset-[-2px]"
      >
        <Table caption="Opt-outs by day, in UTC" columns={columns} rows={days} rowKey={({ date }) => date} />
      </section>
    </Card>
  )
}
