import { useQuery } from '@tanstack/react-query'
import { Building2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { counted } from '../../../../src/contracts/counted.ts'
import type { CrawlContact } from '../../../../src/contracts/crawl-details.ts'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { crawlQueries } from '../api.ts'

const columns: readonly TableColumn<CrawlContact>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    width: 'w-1/3',
    cell: ({ kind, name, company, job_title, email }) => (
      <span className="flex min-w-0 items-start gap-2">
        {kind === 'person' ? <UserRound aria-label="Person" className="mt-0.5 size-4 shrink-0 text-faint" /> : null}
        {kind === 'person' ? null : (
          <Building2 aria-label="Organisation" className="mt-0.5 size-4 shrink-0 text-faint" />
        )}
        <span className="min-w-0 whitespace-normal">
          {(kind === 'person' ? name : company) ?? name ?? email ?? '–'}
          {job_title || (kind === 'person' && company) ? (
            <span className="block font-normal text-muted text-xs">
              {[job_title, company].filter(Boolean).join(', ')}
            </span>
          ) : null}
        </span>
      </span>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    isSelfEvident: true,
    width: 'w-1/3',
    cell: ({ email }) =>
      email ? (
        <TextLink href={`mailto:${email}`} isExternal className="wrap-anywhere whitespace-normal">
          {email}
        </TextLink>
      ) : (
        '–'
      ),
  },
  { id: 'phone', header: 'Phone', isSelfEvident: true, width: 'w-40', cell: ({ phone }) => phone ?? '–' },
  {
    id: 'address',
    header: 'Address',
    isSelfEvident: true,
    isWide: true,
    width: 'w-1/3',
    cell: ({ address }) => (address ? <span className="whitespace-normal">{address}</span> : '–'),
  },
]

const countText = (total: number) => counted(total, 'person or organisation', 'people and organisations')

/** The people and organisations of a crawl, each with what belongs to it. */
export function CrawlContacts({ crawlId }: { crawlId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(crawlQueries.contacts(crawlId, page))
  return (
    <Card
      isFlush
      title="Contacts"
      description={data ? countText(data.pagination.total) : undefined}
      footer={
        data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
        ) : undefined
      }
    >
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={4} label="Loading the contacts" />
      ) : data.data.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">
          Nothing on these pages stands together closely enough to make a contact.
        </p>
      ) : (
        <Table
          caption="Contacts of the crawl"
          columns={columns}
          rows={data.data}
          rowKey={(contact) => contact.id}
          isRefreshing={isPlaceholderData}
        />
      )}
    </Card>
  )
}
