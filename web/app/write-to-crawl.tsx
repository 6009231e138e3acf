import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { WriteToButton } from '../features/campaigns/audience/write-to-button.tsx'

/** The action of a crawl's result: writes to the contacts that it found. */
export const writeToCrawl = ({ id, source }: Crawl) => (
  <WriteToButton source={{ contacts: { crawl_id: id } }} name={source} variant="primary" />
)
