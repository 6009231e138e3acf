import { CrawlContacts, useCrawlContactCount } from '../features/contacts/crawl-contacts.tsx'
import type { CrawlPeople } from '../features/crawls/result/crawl-result.tsx'

/** The people and organisations of a crawl, which lead its result. */
export const peopleOfCrawl: CrawlPeople = {
  useCount: useCrawlContactCount,
  show: ({ id }) => <CrawlContacts key={id} crawlId={id} />,
}
