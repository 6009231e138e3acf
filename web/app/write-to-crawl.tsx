import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { WriteToButton } from '../features/campaigns/audience/write-to-button.tsx'
import { SendToButton } from '../features/integrations/send-to-button.tsx'

/** The actions of a crawl's result: sends the contacts that it found to a CRM, or writes to them. */
export const writeToCrawl = ({ id, source }: Crawl) => (
  <>
    <SendToButton contacts={{ matching: { crawl_id: id } }} size="sm" />
    <WriteToButton source={{ contacts: { crawl_id: id } }} name={source} variant="primary" />
  </>
)
