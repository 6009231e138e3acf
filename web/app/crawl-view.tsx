import { CrawlStage, type CrawlStageProps } from '../features/crawls/crawl-stage.tsx'
import { peopleOfCrawl } from './people-of-crawl.tsx'
import { writeToCrawl } from './write-to-crawl.tsx'

/** A crawl with what other features add: its people and organisations, and the ways to write to them. */
export function CrawlView(props: Omit<CrawlStageProps, 'action' | 'people'>) {
  return <CrawlStage {...props} action={writeToCrawl} people={peopleOfCrawl} />
}
