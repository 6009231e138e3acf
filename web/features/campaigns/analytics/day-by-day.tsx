import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatNumber, formatUtcDay } from '../../../lib/format.ts'
import { Table } from '../../../ui/table.tsx'
import { TimelineFigure } from './lazy-chart.tsx'

type Timeline = CampaignAnalytics['timeline']

export function DayByDay({ timeline }: { timeline: Timeline }) {
  return (
    <section aria-label="Day by day" className="flex flex-col gap-3">
      <h3 className="font-medium text-ink text-sm">Day by day</h3>
      {timeline.length === 0 ? (
        <p className="text-muted text-sm">Nothing has been sent yet.</p>
      ) : (
        <>
          <TimelineFigure timeline={timeline} />
          <div className="max-h-80 overflow-y-auto rounded-lg border border-line">
            <Table
              caption="Messages by day, in UTC"
              rows={timeline}
              rowKey={({ date }) => date}
              columns={[
                { id: 'date', header: 'Day', isPrimary: true, cell: ({ date }) => formatUtcDay(date) },
                ...(['sent', 'delivered', 'opened', 'clicked', 'replied'] as const).map((name) => ({
                  id: name,
                  header: name === 'replied' ? 'Answered' : name.charAt(0).toUpperCase() + name.slice(1),
                  align: 'end' as const,
                  cell: (day: Timeline[number]) => formatNumber(day[name]),
                })),
              ]}
            />
          </div>
        </>
      )}
    </section>
  )
}
