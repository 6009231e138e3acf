import type { CrawlContact } from '../../../src/contracts/crawls/crawl-details.ts'
import { readableUrl } from '../../lib/readable-url.ts'
import type { TableColumn } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailCell, PhoneCell, WhoCell } from './contact-cells.tsx'

/** Columns of a crawl's people and organisations. */
export const crawlContactColumns: readonly TableColumn<CrawlContact>[] = [
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
        <span className="block min-w-0">
          <TextLink href={page_url} isExternal>
            {pathOf(page_url)}
          </TextLink>
          <span className="block truncate text-faint text-xs">{hostOf(page_url)}</span>
        </span>
      ) : (
        '–'
      ),
  },
]

const hostOf = (url: string) => readableUrl(url).split(/[/?]/, 1)[0]!
/** The part that tells a site's pages apart. */
const pathOf = (url: string) => readableUrl(url).slice(hostOf(url).length) || '/'
