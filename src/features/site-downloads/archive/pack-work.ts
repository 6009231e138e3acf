import type { SiteDownloadSpec } from '../../../contracts/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import type { ZipBatch } from './zip-batch.ts'

/** What the makers of an archive's files work with. */
export interface PackWork {
  readonly ctx: ServiceContext
  readonly spec: SiteDownloadSpec
  readonly folder: string
  readonly zip: ZipBatch
  /** Hears of each file whose references are about to be turned. */
  readonly inHand: InFlightRequests
  /** Says that work goes on; to be called between files. */
  readonly pulse: () => Promise<void>
}
