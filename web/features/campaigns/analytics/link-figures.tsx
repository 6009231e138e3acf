import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Table } from '../../../ui/table.tsx'

/** How many people followed each link. */
export function LinkFigures({ links }: { links: CampaignAnalytics['links'] }) {
  return (
    <section aria-label="Links" className="flex flex-col gap-3">
      <h3 className="font-medium text-ink text-sm">Links</h3>
      <div className="rounded-lg border border-line">
        <Table
          caption="Links by number of people who clicked"
          rows={links}
          rowKey={({ url }) => url}
          columns={[
            {
              id: 'url',
              header: 'Link',
              isPrimary: true,
              isTruncated: true,
              width: 'w-full',
              cell: ({ url }) => <span title={url}>{url}</span>,
            },
            { id: 'clicks', header: 'People', align: 'end', cell: ({ clicks }) => formatNumber(clicks) },
          ]}
        />
      </div>
    </section>
  )
}
