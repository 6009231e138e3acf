import type { PlacedCapture } from '../../../contracts/site-downloads/site-download-slices.ts'
import { READ_BYTES_MAX } from '../capture-file.ts'
import { manifestOf } from './manifest.ts'
import type { PackWork } from './pack-work.ts'
import type { StoredFile, StoredFiles } from './stored-files.ts'
import type { ZipEntry } from './zip-batch.ts'

const COMPRESSED =
  /^(?:image\/(?!svg|bmp|x-icon|vnd\.microsoft)|video\/|audio\/|font\/woff|application\/(?:zip|gzip|font-woff|x-7z|x-rar|pdf))/i
const UTF8 = new TextEncoder()
/** Number of files fetched ahead; their bodies wait meanwhile. An isolate may have six connections in total. */
const AHEAD = 2

/**
 * Appends files with rewritten references; files without references are copied unchanged. Files that could run scripts
 * or link elsewhere are replaced by a placeholder if they are too large to be rewritten or crashed a consumer.
 */
export async function addSiteFiles(work: PackWork, files: readonly PlacedCapture[]): Promise<void> {
  if (files.length === 0) return
  const { rewriter } = work
  await rewriter.begin()
  // Files that no consumer crashed over are announced together. After a crash, each is announced by itself.
  const together = files.filter((file) => !file.is_suspect && mayRewrite(file) && rewriter.isRewritten(file))
  await work.inHand.holdAll(
    together.map(({ url }) => url),
    () => addEach(work, files),
  )
}

/** Whether a file's references may be rewritten; if not, a placeholder may take its place. */
export const mayRewrite = ({ is_copied, size_bytes }: PlacedCapture) => !is_copied && size_bytes <= READ_BYTES_MAX

/** Returns the entry of a captured file. What is compressed already is stored as it is. */
export const entryOf = ({ path, captured_at, content_type }: PlacedCapture): ZipEntry => ({
  path,
  modifiedAt: new Date(captured_at),
  isCompressible: !COMPRESSED.test(content_type),
})

async function addEach(work: PackWork, files: readonly PlacedCapture[]): Promise<void> {
  const { rewriter } = work
  for await (const { file, stored } of storedInOrder(work.stored, files)) {
    await work.pulse()
    const entry = entryOf(file)
    // A missing file is skipped, so that the rest can be packed. The manifest still lists it.
    if (!stored) continue
    const standIn = mayRewrite(file) ? null : rewriter.standIn(file)
    if (standIn !== null) {
      await stored.cancel()
      await work.zip.add(entry, UTF8.encode(standIn))
    } else if (mayRewrite(file) && rewriter.isRewritten(file)) {
      const bytes = await stored.bytes()
      const rewrite = () => rewriter.rewrite(file, bytes)
      const rewritten = await (file.is_suspect ? work.inHand.hold(file.url, rewrite) : rewrite())
      await work.zip.add(entry, UTF8.encode(rewritten))
    } else {
      await work.zip.add(entry, stored.whole ?? stored.pieces())
    }
  }
}

/** Yields the stored files in order; `stored` is null for a missing file. */
async function* storedInOrder(
  store: StoredFiles,
  files: readonly PlacedCapture[],
): AsyncGenerator<{ file: PlacedCapture; stored: StoredFile | null }> {
  const asked: Promise<StoredFile | null>[] = []
  const ask = (file: PlacedCapture) => {
    const answer = store.get(file)
    // The error surfaces when the file's turn comes. Until then, it must not count as an unhandled rejection.
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
    for (const answer of asked) answer.then((stored) => stored?.cancel()).catch(() => {})
  }
}

/** Appends the manifest, and a root page that redirects to the start page. */
export async function addSiteSummary(work: PackWork): Promise<void> {
  const { ctx, spec, zip } = work
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const modifiedAt = ctx.clock.now()
  const [start] = await coordinator.locate([spec.url])
  if (start && start.path !== 'index.html' && (await coordinator.isPathFree('index.html'))) {
    await zip.add({ path: 'index.html', modifiedAt, isCompressible: true }, UTF8.encode(leadTo(start.path)))
  }
  const path = (await coordinator.isPathFree('manifest.json')) ? 'manifest.json' : 'contactory-manifest.json'
  await zip.add({ path, modifiedAt, isCompressible: true }, manifestOf(work))
}

const leadTo = (path: string): string => {
  const href = path.split('/').map(encodeURIComponent).join('/')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><title>Start</title><a href="${href}">Start</a>\n`
}
