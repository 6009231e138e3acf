import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { CrawlContacts } from '../features/contacts/crawl-contacts.tsx'

/** The people and organisations of a crawl, which lead its result. */
export const peopleOfCrawl = ({ id }: Crawl) => <CrawlContacts key={id} crawlId={id} />
