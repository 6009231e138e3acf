import { useQuery } from '@tanstack/react-query'
import { ContactRound } from 'lucide-react'
import { useState } from 'react'
import type { ListedContact } from '../../../src/contracts/contacts/contact.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { contactQueries } from './api.ts'
import { EmailCell, PhoneCell, WhoCell } from './contact-cells.tsx'

const columns: readonly TableColumn<ListedContact>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: (contact) => <WhoCell contact={contact} />,
  },
  {
    id: 'email',
    header: 'Email',
    isSelfEvident: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: (contact) => EmailCell({ contact }),
  },
  { id: 'phone', header: 'Phone', isSelfEvident: true, width: 'w-40', cell: (contact) => PhoneCell({ contact }) },
  {
    id: 'address',
    header: 'Address',
    isSelfEvident: true,
    isWide: true,
    width: 'w-1/3',
    cell: ({ address }) => (address ? <span className="whitespace-normal">{address}</span> : '–'),
  },
]

const countText = (total: number) => pluralize(total, 'person or organisation', 'people and organisations')

/** The people and organisations of a crawl, reachable ones first, each linked to its page. */
export function CrawlContacts({ crawlId }: { crawlId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(contactQueries.ofCrawl(crawlId, page))
  return (
    <Card
      isFlush
      title="Contacts"
      description={data ? countText(data.pagination.total) : undefined}
      actions={
        <LinkButton size="sm" href={paths.contacts.to({ crawl_id: crawlId })} icon={ContactRound}>
          Open in Contacts
        </LinkButton>
      }
      footer={
        data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
        ) : undefined
      }
    >
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={4} label="Loading contacts" />
      ) : data.data.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">
          We couldn't match any of this data to a person or organisation.
        </p>
      ) : (
        <Table
          caption="Contacts from this crawl"
          columns={columns}
          rows={data.data}
          rowKey={({ id }) => id}
          isRefreshing={isPlaceholderData}
        />
      )}
    </Card>
  )
}
