import type { SiteDownloadSpec } from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import type { SiteRewriter } from './site-rewriter.ts'
import type { StoredFiles } from './stored-files.ts'
import type { ZipBatch } from './zip-batch.ts'

/** What the functions that write an archive's files share. */
export interface PackWork {
  readonly ctx: ServiceContext
  readonly spec: SiteDownloadSpec
  readonly folder: string
  readonly zip: ZipBatch
  readonly stored: StoredFiles
  readonly rewriter: SiteRewriter
  /** Records each file before its references are rewritten. */
  readonly inHand: InFlightRequests
  /** Renews the lease when due. Call it between files. */
  readonly pulse: () => Promise<void>
}
