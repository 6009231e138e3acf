import {
  BATCH_BYTES_MAX,
  BATCH_FILES_MAX,
  type DownloadReport,
  type EarlyFile,
  type EarlyWork,
  type PlacedCapture,
  type SiteDownloadSpec,
} from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { folderOf } from '../storage-keys.ts'
import { ArchiveUpload, type PartBuffers } from './archive-upload.ts'
import { openArchive } from './open-archive.ts'
import { entryOf, mayRewrite } from './site-files.ts'
import type { SiteRewriter } from './site-rewriter.ts'
import type { StoredFiles } from './stored-files.ts'
import { ZipBatch } from './zip-batch.ts'

export interface EarlyTools {
  readonly buffers: PartBuffers
  readonly stored: StoredFiles
  /** The one that packs the rest at the end. */
  readonly rewriter: SiteRewriter
  readonly inHand: InFlightRequests
}

const UTF8 = new TextEncoder()
/** Files asked for at once. */
const LISTED = 200
/** Files announced together before their references are rewritten. */
const GROUP = 16
/** Pages kept in memory until the URLs to which they refer are settled. Others are packed at the end. */
const WAITING_MAX = 1_000
/** Characters of URLs without a file that a batch reports: a row of the coordinator has at most 2 MB. */
const MISSING_CHARACTERS_MAX = 1_000_000
/** What is known of the download is renewed at most this often. */
const NEWS_MS = 500

interface OpenBatch {
  readonly work: NonNullable<EarlyWork['upload']>
  readonly upload: ArchiveUpload
  readonly zip: ZipBatch
  readonly files: EarlyFile[]
  missingCharacters: number
}

/**
 * Packs captured files while a consumer would only wait for responses: those without references at once, pages as soon
 * as all URLs to which they refer are settled. One batch stays open in memory; it is reported when it is full or when
 * the consumer leaves, and lost if the consumer dies. Never fails the capture: after an error, the rest is packed at the
 * end.
 */
export class EarlyPacker {
  readonly #ctx: ServiceContext
  readonly #spec: SiteDownloadSpec
  readonly #sliceId: string
  readonly #tools: EarlyTools
  readonly #rewriter: SiteRewriter
  #batch: OpenBatch | null = null
  #isOff = false
  #hasNews = false
  #newsAt = 0
  /** Whether pages may be rewritten: the places of all files and all unsettled URLs are known. */
  #mayRewrite = false
  #afterSeq = 0
  #listed: PlacedCapture[] = []
  /** Pages by position, each with a URL that was not settled when it was tried. */
  readonly #waiting = new Map<number, { readonly file: PlacedCapture; readonly url: string | null }>()
  #opened: string | null = null

  constructor(ctx: ServiceContext, spec: SiteDownloadSpec, sliceId: string, tools: EarlyTools) {
    this.#ctx = ctx
    this.#spec = spec
    this.#sliceId = sliceId
    this.#tools = tools
    this.#rewriter = tools.rewriter
  }

  /** Whether a batch is open that has to be reported. */
  get hasBatch(): boolean {
    return this.#batch !== null
  }

  get isFull(): boolean {
    const { upload, files } = this.#batch ?? {}
    return (upload?.size ?? 0) >= BATCH_BYTES_MAX || (files?.length ?? 0) >= BATCH_FILES_MAX
  }

  /** Takes note that the coordinator knows more than when it was asked. */
  noteReport(): void {
    this.#hasNews = true
  }

  /** Returns the upload that was started and has to be reported. */
  takeOpened(): Pick<DownloadReport, 'opened'> {
    const upload_id = this.#opened
    this.#opened = null
    return upload_id === null ? {} : { opened: { format: 'zip', upload_id } }
  }

  /** Packs file after file until there are none, the batch is full, or the consumer has something else to do. */
  async packUntil(isOver: () => boolean): Promise<void> {
    try {
      while (!this.#isOff && !isOver() && !this.isFull) {
        await this.#renew()
        const group = this.#nextGroup()
        if (group.length === 0) return
        await this.#packGroup(group, isOver)
        await nextTurn()
      }
    } catch (error) {
      this.#ctx.log.warn('packing during a capture failed', {
        download_id: this.#spec.download_id,
        reason: String(error),
      })
      this.stop()
    }
  }

  /** Ends the batch. @returns what to report */
  async end(): Promise<Pick<DownloadReport, 'packed'>> {
    const batch = this.#batch
    this.#batch = null
    if (!batch || batch.files.length === 0) return {}
    const { work, upload, zip, files } = batch
    try {
      const { directory, entries } = zip.end(work.offset_bytes)
      const remainder = await upload.pause()
      const { size, parts } = upload
      const about = { format: 'zip', batch: work.batch, size_bytes: size, parts } as const
      return { packed: { ...about, directory, entries, remainder, early: files } }
    } catch (error) {
      this.#ctx.log.warn('a batch packed during a capture was lost', {
        download_id: this.#spec.download_id,
        reason: String(error),
      })
      this.stop()
      return {}
    }
  }

  /** Drops what is not reported, and packs nothing more. */
  stop(): void {
    this.#isOff = true
    this.#batch = null
    this.#listed = []
    this.#waiting.clear()
  }

  /** Asks for files that were captured since, and for what is settled by now. */
  async #renew(): Promise<void> {
    if (!this.#hasNews || Date.now() - this.#newsAt < NEWS_MS) return
    this.#hasNews = false
    this.#newsAt = Date.now()
    const work = await this.#list()
    if (!work) return
    this.#mayRewrite = work.open !== null && (await this.#rewriter.beginEarly(work.open))
    if (this.#listed.length + this.#waiting.size === 0) return
    if (!work.upload) {
      this.#opened ??= await openArchive(this.#ctx, this.#spec, 'zip')
      return
    }
    this.#batch ??= await this.#openBatch(work.upload)
  }

  async #list(): Promise<EarlyWork | null> {
    const coordinator = this.#ctx.coordinators.siteDownload(this.#spec.download_id)
    for (;;) {
      const work = await coordinator.listEarlyWork(this.#sliceId, this.#afterSeq, LISTED)
      if (!work) {
        this.#listed = []
        return null
      }
      this.#listed.push(...work.files)
      this.#afterSeq = work.files.at(-1)?.seq ?? this.#afterSeq
      if (work.files.length < LISTED || this.#listed.length >= WAITING_MAX) return work
    }
  }

  async #openBatch(work: NonNullable<EarlyWork['upload']>): Promise<OpenBatch> {
    const place = {
      folder: folderOf(this.#spec.account_id, this.#spec.download_id),
      format: 'zip',
      uploadId: work.upload_id,
      batch: work.batch,
      partsDone: work.parts_done,
      remainder: work.remainder,
    } as const
    const upload = await ArchiveUpload.resume(this.#ctx.files, place, this.#tools.buffers)
    return { work, upload, zip: new ZipBatch(upload), files: [], missingCharacters: 0 }
  }

  #nextGroup(): PlacedCapture[] {
    if (!this.#batch) return []
    const group: PlacedCapture[] = []
    if (this.#mayRewrite) {
      for (const [seq, { file, url }] of this.#waiting) {
        if (url !== null && this.#rewriter.isOpen(url)) continue
        this.#waiting.delete(seq)
        group.push(file)
        if (group.length === GROUP) return group
      }
    }
    for (let file = this.#listed.shift(); file; file = this.#listed.shift()) {
      if (!this.#rewriter.isRewritten(file)) group.push(file)
      else if (mayRewrite(file) && this.#mayRewrite) group.push(file)
      else if (mayRewrite(file)) this.#wait(file, null)
      if (group.length === GROUP) break
    }
    return group
  }

  #wait(file: PlacedCapture, url: string | null): void {
    if (this.#waiting.size < WAITING_MAX) this.#waiting.set(file.seq, { file, url })
  }

  async #packGroup(group: readonly PlacedCapture[], isOver: () => boolean): Promise<void> {
    const { inHand } = this.#tools
    const rewritten = group.filter((file) => this.#rewriter.isRewritten(file)).map(({ url }) => url)
    await inHand.take(...rewritten)
    try {
      for (const [at, file] of group.entries()) {
        if (isOver()) {
          this.#listed.unshift(...group.slice(at))
          return
        }
        await this.#pack(file)
      }
    } finally {
      if (rewritten.length > 0) inHand.give(...rewritten)
    }
  }

  async #pack(file: PlacedCapture): Promise<void> {
    const batch = this.#batch!
    const { zip, files } = batch
    const stored = await this.#tools.stored.get(file)
    if (!stored) return
    if (!this.#rewriter.isRewritten(file)) {
      await zip.add(entryOf(file), stored.whole ?? stored.pieces())
      files.push({ seq: file.seq, path: file.path, missing: [] })
      return
    }
    const result = await this.#rewriter.rewriteEarly(file, await stored.bytes())
    if ('text' in result) {
      batch.missingCharacters += result.missing.join('').length
      if (batch.missingCharacters > MISSING_CHARACTERS_MAX) return
      await zip.add(entryOf(file), UTF8.encode(result.text))
      files.push({ seq: file.seq, path: file.path, missing: [...result.missing] })
    } else if (result.waitsFor !== null) this.#wait(file, result.waitsFor)
  }
}
