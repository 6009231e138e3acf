import { paths } from '../../../../src/rules/site/app-paths.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** The crawl that a result is compared with, and when it ended. */
export function PreviousCrawl({ crawl }: { crawl: { id: string; finished_at: string } | null }) {
  if (!crawl) return null
  return (
    <>
      <TextLink href={paths.crawlDetail.to(crawl.id)}>the previous crawl</TextLink>,{' '}
      <RelativeTime value={crawl.finished_at} />
    </>
  )
}
