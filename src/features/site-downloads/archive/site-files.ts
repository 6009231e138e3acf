import type { PlacedCapture } from '../../../contracts/site-download-slices.ts'
import { decodeBody } from '../../../platform/web/decode-body.ts'
import { READ_BYTES_MAX } from '../capture-file.ts'
import { manifestOf } from './manifest.ts'
import type { PackWork } from './pack-batch.ts'
import { SiteRewriter } from './site-rewriter.ts'

const COMPRESSED =
  /^(?:image\/(?!svg|bmp|x-icon|vnd\.microsoft)|video\/|audio\/|font\/woff|application\/(?:zip|gzip|font-woff|x-7z|x-rar|pdf))/i
const UTF8 = new TextEncoder()

/** Appends files with their references turned towards each other; what refers to nothing is copied as it came. */
export async function addSiteFiles(work: PackWork, files: readonly PlacedCapture[]): Promise<void> {
  const rewriter = new SiteRewriter(work.ctx, work.plan)
  for (const file of files) {
    await work.pulse()
    const entry = {
      path: file.path,
      modifiedAt: new Date(file.captured_at),
      isCompressible: !COMPRESSED.test(file.content_type),
    }
    const stored = await work.ctx.files.get(file.key)
    // One that was captured and is gone is left out rather than spoiling the rest; the manifest still says that it was.
    if (!stored) continue
    if (rewriter.isRewritten(file) && file.size_bytes <= READ_BYTES_MAX) {
      const { text } = decodeBody(new Uint8Array(await stored.arrayBuffer()), file.content_type)
      await work.zip.add(entry, [UTF8.encode(await rewriter.rewrite(file, text))])
    } else {
      await work.zip.add(entry, stored.body)
    }
  }
}

/** Appends what describes the whole: the manifest, and a page in the root that leads to the start page. */
export async function addSiteSummary(work: PackWork): Promise<void> {
  const { ctx, plan, zip } = work
  const coordinator = ctx.coordinators.siteDownload(plan.download_id)
  const modifiedAt = ctx.clock.now()
  const [start] = await coordinator.locate([plan.url])
  if (start && start.path !== 'index.html' && (await coordinator.isPathFree('index.html'))) {
    await zip.add({ path: 'index.html', modifiedAt, isCompressible: true }, [UTF8.encode(leadTo(start.path))])
  }
  const path = (await coordinator.isPathFree('manifest.json')) ? 'manifest.json' : 'contactory-manifest.json'
  await zip.add({ path, modifiedAt, isCompressible: true }, manifestOf(work))
}

const leadTo = (path: string): string => {
  const href = path.split('/').map(encodeURIComponent).join('/')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><title>Start</title><a href="${href}">Start</a>\n`
}
