import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Gzip } from 'fflate'
import type { PlacedCapture } from '../../../contracts/site-downloads/site-download-slices.ts'
import { newId } from '../../../lib/ids.ts'
import { partsFolder } from '../storage-keys.ts'
import { cdxjLine } from './cdxj.ts'
import type { PackWork } from './pack-work.ts'
import { WARC_RECORD_END, warcHead } from './warc-record.ts'

const UTF8 = new TextEncoder()
/** Bytes passed to the compressor at once, to keep its output small. */
const PIECE_BYTES = 256 * 1024

/** Describes a batch's WARC file for the index and the package description. */
interface WarcNote {
  readonly resource: Resource
  readonly index: readonly string[]
}
interface Resource {
  readonly name: string
  readonly path: string
  readonly hash: string
  readonly bytes: number
}

const noteKey = (folder: string, batch: number) => `${partsFolder(folder)}warc-${batch}.json`

/** Appends a batch as one WARC file. Each record is a gzip member of its own, so that it can be read separately. */
export async function addWarc(work: PackWork, files: readonly PlacedCapture[], batch: number): Promise<void> {
  const name = `data-${batch}.warc.gz`
  const hash = createHash('sha256')
  const index: string[] = []
  let bytes = 0
  async function* records(): AsyncGenerator<Uint8Array> {
    for (const file of files) {
      await work.pulse()
      const stored = await work.stored.get(file)
      if (!stored) continue
      const offset = bytes
      const pieces = stored.whole ? [compressedRecord(file, stored.whole)] : compressed(recordOf(file, stored.pieces()))
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
      index.push(cdxjLine(file, { filename: name, offset, length: bytes - offset }))
    }
  }
  const path = `archive/${name}`
  await work.zip.add({ path, modifiedAt: work.ctx.clock.now(), isCompressible: false }, records())
  const note: WarcNote = { resource: { name, path, hash: `sha256:${hash.digest('hex')}`, bytes }, index }
  await work.ctx.files.put(noteKey(work.folder, batch), JSON.stringify(note))
}

/** Compresses a record in memory into one gzip member. */
const compressedRecord = (file: PlacedCapture, body: Uint8Array): Uint8Array =>
  gzipSync(Buffer.concat([warcHead(file), body, WARC_RECORD_END]))

async function* recordOf(
  file: PlacedCapture,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield warcHead(file)
  yield* body
  yield WARC_RECORD_END
}

/** Compresses the pieces into one gzip member. */
async function* compressed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = []
  const gzip = new Gzip({ mtime: 0 }, (bytes) => out.push(bytes))
  const taken = () => {
    const taking = out
    out = []
    return taking
  }
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PIECE_BYTES) {
      gzip.push(piece.subarray(at, at + PIECE_BYTES))
      yield* taken()
    }
  }
  gzip.push(new Uint8Array(), true)
  yield* taken()
}

/**
 * Appends what makes the WARC files a web archive: the index, the page list and the package description (WACZ 1.1.1).
 */
export async function addWaczSummary(work: PackWork, batches: number): Promise<void> {
  const { ctx, spec, zip } = work
  const resources: Resource[] = []
  const index: string[] = []
  for (let batch = 0; batch < batches; batch++) {
    const note = await ctx.files.get(noteKey(work.folder, batch))
    if (!note) continue
    const { resource, index: lines } = await note.json<WarcNote>()
    resources.push(resource)
    index.push(...lines)
  }
  const modifiedAt = ctx.clock.now()
  const add = async (path: string, text: string) => {
    const bytes = UTF8.encode(text)
    await zip.add({ path, modifiedAt, isCompressible: path.endsWith('.jsonl') }, bytes)
    return { name: path.split('/').at(-1)!, path, hash: hashOf(bytes), bytes: bytes.length }
  }
  resources.push(await add('indexes/index.cdx', `${index.toSorted().join('\n')}\n`))
  resources.push(await add('pages/pages.jsonl', await pagesOf(work)))
  const described = JSON.stringify(
    {
      profile: 'data-package',
      wacz_version: '1.1.1',
      title: spec.url,
      software: 'Contactory',
      created: modifiedAt.toISOString(),
      mainPageUrl: spec.url,
      resources,
    },
    null,
    2,
  )
  const { hash } = await add('datapackage.json', described)
  await add('datapackage-digest.json', JSON.stringify({ path: 'datapackage.json', hash }))
}

const hashOf = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

async function pagesOf({ ctx, spec, pulse }: PackWork): Promise<string> {
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const lines = [JSON.stringify({ format: 'json-pages-1.0', id: 'pages', title: 'All pages' })]
  for (let after = 0; ; ) {
    await pulse()
    const captures = await coordinator.listCaptures(after, 500)
    for (const { url, type, title, captured_at } of captures) {
      if (type === 'html') lines.push(JSON.stringify({ id: newId(), url, ts: captured_at, title: title ?? url }))
    }
    if (captures.length < 500) return `${lines.join('\n')}\n`
    after = captures.at(-1)!.seq
  }
}
