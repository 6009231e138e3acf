import type { PlacedCapture } from '../../../contracts/site-download-slices.ts'
import { piecesOf } from '../../../lib/reusing-reader.ts'
import { READ_BYTES_MAX } from '../capture-file.ts'
import { manifestOf } from './manifest.ts'
import type { PackWork } from './pack-work.ts'
import { SiteRewriter } from './site-rewriter.ts'

const COMPRESSED =
  /^(?:image\/(?!svg|bmp|x-icon|vnd\.microsoft)|video\/|audio\/|font\/woff|application\/(?:zip|gzip|font-woff|x-7z|x-rar|pdf))/i
const UTF8 = new TextEncoder()
/** Files asked of the store before their turn; their bodies wait there. An isolate has six connections in all. */
const AHEAD = 2

/**
 * Appends files with their references turned towards each other; what refers to nothing is copied as it came. What would run or lead
 * elsewhere and is too large to be rewritten, or cost a consumer its life, is left out.
 */
export async function addSiteFiles(work: PackWork, files: readonly PlacedCapture[]): Promise<void> {
  const rewriter = new SiteRewriter(work.ctx, work.spec)
  for await (const { file, stored } of storedInOrder(work.ctx.files, files)) {
    await work.pulse()
    const entry = {
      path: file.path,
      modifiedAt: new Date(file.captured_at),
      isCompressible: !COMPRESSED.test(file.content_type),
    }
    // One that was captured and is gone is left out rather than spoiling the rest; the manifest still says that it was.
    if (!stored) continue
    const mayRewrite = !file.is_copied && file.size_bytes <= READ_BYTES_MAX
    const standIn = mayRewrite ? null : rewriter.standIn(file)
    if (standIn !== null) {
      await stored.body.cancel()
      await work.zip.add(entry, [UTF8.encode(standIn)])
    } else if (mayRewrite && rewriter.isRewritten(file)) {
      const bytes = new Uint8Array(await stored.arrayBuffer())
      const rewritten = await work.inHand.hold(file.url, () => rewriter.rewrite(file, bytes))
      await work.zip.add(entry, [UTF8.encode(rewritten)])
    } else {
      await work.zip.add(entry, piecesOf(stored.body))
    }
  }
}

/** The stored files in their order, null for one that is gone. */
async function* storedInOrder(
  store: R2Bucket,
  files: readonly PlacedCapture[],
): AsyncGenerator<{ file: PlacedCapture; stored: R2ObjectBody | null }> {
  const asked: Promise<R2ObjectBody | null>[] = []
  const ask = (file: PlacedCapture) => {
    const answer = store.get(file.key)
    // A failure shows at its turn; until then it must not count as unheard.
    answer.catch(() => {})
    asked.push(answer)
  }
  files.slice(0, AHEAD).forEach(ask)
  try {
    for (const [at, file] of files.entries()) {
      const stored = await asked.shift()!
      if (files[at + AHEAD]) ask(files[at + AHEAD]!)
      yield { file, stored }
    }
  } finally {
    for (const answer of asked) answer.then((stored) => stored?.body.cancel()).catch(() => {})
  }
}

/** Appends what describes the whole: the manifest, and a page in the root that leads to the start page. */
export async function addSiteSummary(work: PackWork): Promise<void> {
  const { ctx, spec, zip } = work
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const modifiedAt = ctx.clock.now()
  const [start] = await coordinator.locate([spec.url])
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
