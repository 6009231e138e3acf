import type { CrawlSliceJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'

export async function readCrawlSlice(_ctx: ServiceContext, _job: CrawlSliceJob): Promise<void> {}
