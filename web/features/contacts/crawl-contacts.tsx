import { useQuery } from '@tanstack/react-query'
import { ContactRound } from 'lucide-react'
import { useState } from 'react'
import type { CrawlContact } from '../../../src/contracts/crawls/crawl-details.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { readableUrl } from '../../lib/readable-url.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { contactQueries } from './api.ts'
import { EmailCell, PhoneCell, WhoCell } from './contact-cells.tsx'

const columns: readonly TableColumn<CrawlContact>[] = [
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
    id: 'source',
    header: 'Source page',
    isTruncated: true,
    width: 'w-1/4',
    cell: ({ page_url }) =>
      page_url ? (
        <TextLink href={page_url} isExternal>
          {readableUrl(page_url)}
        </TextLink>
      ) : (
        '–'
      ),
  },
]

const countText = (total: number) => pluralize(total, 'person or organisation', 'people and organisations')

/** How many people and organisations a crawl has; undefined until known. Shares its request with the list. */
export const useCrawlContactCount = (crawlId: string): number | undefined =>
  useQuery(contactQueries.ofCrawl(crawlId, 1)).data?.pagination.total

/** The people and organisations of a crawl, reachable ones first, each linked to its page. */
export function CrawlContacts({ crawlId }: { crawlId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(contactQueries.ofCrawl(crawlId, page))
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <TableSkeleton rows={4} label="Loading contacts" />
  if (data.data.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-muted text-sm">
        We couldn't match any of this data to a person or organisation.
      </p>
    )
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{countText(data.pagination.total)}</p>
        <LinkButton size="sm" href={paths.contacts.to({ crawl_id: crawlId })} icon={ContactRound}>
          Open in Contacts
        </LinkButton>
      </div>
      <div className="-mx-4 sm:-mx-5">
        <Table
          caption="Contacts from this crawl"
          columns={columns}
          rows={data.data}
          rowKey={({ id }) => id}
          isRefreshing={isPlaceholderData}
        />
      </div>
      {data.pagination.last_page > 1 ? (
        <div className="mt-3">
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
        </div>
      ) : null}
    </>
  )
}
