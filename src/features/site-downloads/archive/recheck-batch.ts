import type {
  DownloadReport,
  RecheckTask,
  SiteDownloadSpec,
} from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { SiteRewriter } from './site-rewriter.ts'
import { directoryWithout } from './zip-records.ts'

/**
 * Finds files of an early batch that refer to files captured after them, and takes them out of the batch's directory, so
 * that they are packed again.
 */
export async function recheckBatch(
  ctx: ServiceContext,
  spec: SiteDownloadSpec,
  { format, batch, files }: RecheckTask,
  rewriter: SiteRewriter,
): Promise<Pick<DownloadReport, 'rechecked'>> {
  const stale = await rewriter.staleAmong(files)
  const part = stale.length > 0 && (await ctx.coordinators.siteDownload(spec.download_id).directoryOf(format, batch))
  if (!part) return { rechecked: { format, batch, stale: [] } }
  const without = directoryWithout(part.directory, new Set(stale.map(({ path }) => path)))
  return { rechecked: { format, batch, stale: stale.map(({ seq }) => seq), without } }
}
