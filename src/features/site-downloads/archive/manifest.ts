import type { PlacedCapture } from '../../../contracts/site-downloads/site-download-slices.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import type { PackWork } from './pack-work.ts'

/** Rows per request to the coordinator. */
const PAGE = 500
const UTF8 = new TextEncoder()

/**
 * Yields the manifest of a downloaded website as JSON, in pieces: each URL with its file, status, type, size, SHA-256
 * and time, and each URL that could not be captured, with the reason.
 */
export async function* manifestOf({ ctx, spec, pulse }: PackWork): AsyncGenerator<Uint8Array> {
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const about = { format: 'contactory-site-download/1', url: spec.url, created_at: ctx.clock.now().toISOString() }
  yield UTF8.encode(`${JSON.stringify(about, null, 1).slice(0, -2)},\n "files": [`)
  let separator = '\n  '
  for (let after = 0; ; ) {
    await pulse()
    const captures = await coordinator.listCaptures(after, PAGE)
    const lines = captures.filter((capture) => capture.is_kept).map((capture) => JSON.stringify(fileOf(capture)))
    if (lines.length > 0) yield UTF8.encode(separator + lines.join(',\n  '))
    if (lines.length > 0) separator = ',\n  '
    if (captures.length < PAGE) break
    after = captures.at(-1)!.seq
  }
  yield UTF8.encode('\n ],\n "missed": [')
  separator = '\n  '
  for (let after: number | null = 0; after !== null; ) {
    await pulse()
    const found: Awaited<ReturnType<typeof coordinator.listMissed>> = await coordinator.listMissed(after, PAGE)
    const lines = found.missed.map(({ url, reason }) => JSON.stringify({ url, reason, message: reasonText(reason) }))
    if (lines.length > 0) yield UTF8.encode(separator + lines.join(',\n  '))
    if (lines.length > 0) separator = ',\n  '
    after = found.lastId
  }
  yield UTF8.encode('\n ]\n}\n')
}

const fileOf = ({
  url,
  path,
  status,
  content_type,
  size_bytes,
  sha256,
  captured_at,
  is_rendered,
  title,
}: PlacedCapture) => ({
  url,
  path,
  status,
  type: content_type,
  size: size_bytes,
  sha256,
  captured_at,
  ...(is_rendered && { rendered: true }),
  ...(title && { title }),
})
