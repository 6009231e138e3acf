import { useQuery } from '@tanstack/react-query'
import type { AudiencePreview } from '../../../../src/contracts/campaigns/audience.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { audienceQueries, type PreviewedAudience } from './api.ts'
import { exclusionsIn, exclusionWords } from './audience-words.ts'

type Row = AudiencePreview['rows'][number]

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    isTruncated: true,
    cell: ({ name, company, address }) => name ?? company ?? address,
  },
  { id: 'address', header: 'Address', isSelfEvident: true, isTruncated: true, cell: ({ address }) => address },
  {
    id: 'role',
    header: 'Role',
    isSelfEvident: true,
    isTruncated: true,
    cell: ({ kind, name, job_title, company, is_decision_maker }) => {
      const words = [job_title, name ? company : null].filter(Boolean).join(', ')
      if (kind === 'organization') return 'Organisation'
      return words || is_decision_maker ? (
        <span>
          {is_decision_maker ? <Badge tone="brand">Decides</Badge> : null} {words}
        </span>
      ) : (
        '–'
      )
    },
  },
]

/** How many match, how many of them get the message, why not the others, and the best of them. */
export function AudiencePreviewPanel({ body }: { body: PreviewedAudience }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(audienceQueries.preview(body))
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <TableSkeleton rows={5} label="Counting recipients" />
  return (
    <section aria-label="Who will get it" className="flex min-w-0 flex-col gap-3">
      <p role="status" className="flex flex-wrap items-baseline gap-x-2 text-muted text-sm">
        <strong className="font-semibold text-2xl text-ink tabular-nums">{formatNumber(data.recipients)}</strong>
        <span>
          {data.recipients === 1 ? 'recipient' : 'recipients'} of {formatNumber(data.matching)}
          {data.is_capped ? '+' : ''} that match
        </span>
        {isFetching || isPlaceholderData ? <Spinner label="Counting again" /> : null}
      </p>
      {data.is_capped ? (
        <p className="text-muted text-xs">
          The first {formatNumber(data.matching)} were counted. The campaign goes to everyone who matches.
        </p>
      ) : null}
      <Excluded preview={data} />
      {data.rows.length > 0 ? (
        <div className="min-w-0 rounded-lg border border-line">
          <Table
            caption="First recipients"
            columns={columns}
            rows={data.rows}
            rowKey={({ address }) => address}
            isRefreshing={isPlaceholderData}
          />
        </div>
      ) : (
        <EmptyState title="No recipients">
          {data.matching === 0 ? 'No contacts match.' : 'Everyone who matches is excluded. Change your choices.'}
        </EmptyState>
      )}
    </section>
  )
}

function Excluded({ preview }: { preview: AudiencePreview }) {
  const exclusions = exclusionsIn(preview)
  if (exclusions.length === 0) return null
  return (
    <div className="text-sm">
      <h3 className="font-medium text-ink">Left out</h3>
      <ul className="mt-1 flex flex-col gap-0.5 text-muted">
        {exclusions.map(([kind, total]) => (
          <li key={kind}>
            <span className="tabular-nums">{formatNumber(total)}</span> {exclusionWords[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}
