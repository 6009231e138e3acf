import {
  type ArchiveFormat,
  BATCH_BYTES_MAX,
  BATCH_FILES_MAX,
  type CloseTask,
  type DownloadReport,
  type DownloadTask,
  type EarlyFile,
  type EarlyWork,
  type PlacedCapture,
} from '../../src/contracts/site-downloads/site-download-slices.ts'
import type { Captures } from './captures.ts'

/** The progress of writing an archive. */
export interface ArchiveState {
  readonly uploadId: string | null
  /** Uploads that were started and lost. */
  readonly losses: number
  /** The next batch, and the last capture before it. */
  readonly batch: number
  readonly afterSeq: number
  /** The last capture in the current batch, so that a repeat contains the same files. */
  readonly lastSeqOfBatch: number
  /** No capture follows the current batch. */
  readonly isLastBatch: boolean
  readonly offsetBytes: number
  readonly parts: CloseTask['parts']
  /** The key of what the last batch left over. */
  readonly remainder: string | null
  /** Early batches before this one have been checked for links to files that were captured later. */
  readonly recheckedTo: number
  readonly isPacked: boolean
  /** Size of the finished archive in bytes. */
  readonly size: number | null
}

const NEW: ArchiveState = {
  uploadId: null,
  losses: 0,
  batch: 0,
  afterSeq: 0,
  lastSeqOfBatch: 0,
  isLastBatch: false,
  offsetBytes: 0,
  parts: [],
  remainder: null,
  recheckedTo: 0,
  isPacked: false,
  size: null,
}

type Packed = NonNullable<DownloadReport['packed']>
type Rechecked = NonNullable<DownloadReport['rechecked']>

const BATCH = 'format = ? AND batch = ?'

/**
 * The archives that a download writes, batch by batch. Each report is applied once; a late duplicate changes nothing.
 */
export class Archives {
  readonly #storage: DurableObjectStorage
  readonly #captures: Captures
  /** Positions of the files in early batches; null until it is needed. */
  #early: Set<number> | null = null

  constructor(storage: DurableObjectStorage, captures: Captures) {
    this.#storage = storage
    this.#captures = captures
  }

  get(format: ArchiveFormat): ArchiveState {
    return { ...NEW, ...this.#storage.kv.get<ArchiveState>(`archive-${format}`) }
  }

  /** Returns the uploads that were started and not completed. */
  openUploads(): { format: ArchiveFormat; upload_id: string }[] {
    return (['zip', 'wacz'] as const).flatMap((format) => {
      const { uploadId, size } = this.get(format)
      return uploadId !== null && size === null ? [{ format, upload_id: uploadId }] : []
    })
  }

  /** Returns the next task for an archive, or null if it is complete. */
  nextTask(format: ArchiveFormat): DownloadTask | null {
    const archive = this.get(format)
    if (archive.size !== null) return null
    if (archive.uploadId === null) return { kind: 'open', format }
    const { uploadId: upload_id, batch, offsetBytes: offset_bytes, parts, remainder } = archive
    if (archive.isPacked)
      return { kind: 'close', format, upload_id, batches: batch, offset_bytes, parts: [...parts], remainder }
    const early = this.#nextEarlyBatch(format, archive.recheckedTo)
    if (early) return { kind: 'recheck', format, ...early }
    const files = this.#filesAfter(format, archive.afterSeq)
    const lastSeqOfBatch = files.at(-1)?.seq ?? archive.afterSeq
    const is_last = files.length === 0 || this.#filesAfter(format, lastSeqOfBatch, 1).length === 0
    this.#save(format, { ...archive, lastSeqOfBatch, isLastBatch: is_last })
    const at = { upload_id, batch, offset_bytes, parts_done: parts.length, remainder }
    return { kind: 'pack', format, ...at, files, is_last }
  }

  /** Returns files that may be packed while the capture goes on: no consumer has crashed over them. */
  earlyWork(seq: number, filesMax: number): Pick<EarlyWork, 'files' | 'upload'> {
    const { uploadId, batch, offsetBytes, parts, remainder } = this.get('zip')
    const early = this.#earlySeqs()
    const files = this.#captures.batchAfter(seq, {
      keptOnly: true,
      filesMax,
      bytesMax: Number.POSITIVE_INFINITY,
      isLeftOut: (at, losses) => losses > 0 || early.has(at),
    })
    const upload = uploadId && { upload_id: uploadId, batch, offset_bytes: offsetBytes, parts_done: parts.length }
    return { files, upload: upload ? { ...upload, remainder } : null }
  }

  /** Whether a file was packed while the capture went on. */
  isPackedEarly(seq: number): boolean {
    return this.#earlySeqs().has(seq)
  }

  /** Discards what is known of early batches after a rollback or deletion; it is read again when needed. */
  forget(): void {
    this.#early = null
  }

  takeOpened({ format, upload_id }: NonNullable<DownloadReport['opened']>): void {
    const archive = this.get(format)
    if (archive.uploadId === null) this.#save(format, { ...archive, uploadId: upload_id })
  }

  takePacked({ format, batch, size_bytes, parts, directory, entries, remainder, early }: Packed): void {
    const archive = this.get(format)
    if (archive.batch !== batch || archive.isPacked) return
    // Early batches come before all others, and no file is packed twice.
    if (early && (archive.afterSeq > 0 || early.some(({ seq }) => this.isPackedEarly(seq)))) return
    this.#storage.sql.exec(
      'INSERT OR REPLACE INTO archive_batches (format, batch, directory, entries, early) VALUES (?, ?, ?, ?, ?)',
      ...[format, batch, directory, entries, early ? JSON.stringify(early) : null],
    )
    const set = this.#earlySeqs()
    for (const { seq } of early ?? []) set.add(seq)
    this.#save(format, {
      ...archive,
      batch: batch + 1,
      offsetBytes: archive.offsetBytes + size_bytes,
      parts: [...archive.parts, ...parts],
      remainder,
      ...(!early && { afterSeq: archive.lastSeqOfBatch, isPacked: archive.isLastBatch }),
    })
  }

  takeRechecked({ format, batch, stale, without }: Rechecked): void {
    const archive = this.get(format)
    if (batch < archive.recheckedTo) return
    const [row] = this.#storage.sql
      .exec<{ early: string }>(`SELECT early FROM archive_batches WHERE ${BATCH} AND early IS NOT NULL`, format, batch)
      .toArray()
    if (row && without) {
      const kept = (JSON.parse(row.early) as EarlyFile[]).filter(({ seq }) => !stale.includes(seq))
      this.#storage.sql.exec(
        `UPDATE archive_batches SET directory = ?, entries = ?, early = ? WHERE ${BATCH}`,
        ...[without.directory, without.entries, JSON.stringify(kept), format, batch],
      )
      this.#early = null
    }
    this.#save(format, { ...archive, recheckedTo: batch + 1 })
  }

  takeClosed({ format, size_bytes }: NonNullable<DownloadReport['closed']>): void {
    this.#save(format, { ...this.get(format), size: size_bytes })
  }

  /** Restarts an archive. Returns how often it has been restarted. */
  restart(format: ArchiveFormat): number {
    const losses = this.get(format).losses + 1
    this.#storage.sql.exec('DELETE FROM archive_batches WHERE format = ?', format)
    this.#early = null
    this.#save(format, { ...NEW, losses })
    return losses
  }

  /** Returns the directory records of a batch and their number. */
  directoryOf(format: ArchiveFormat, batch: number): { directory: Uint8Array; entries: number } | null {
    const [row] = this.#storage.sql
      .exec<{ directory: ArrayBuffer; entries: number }>(
        `SELECT directory, entries FROM archive_batches WHERE ${BATCH}`,
        format,
        batch,
      )
      .toArray()
    return row ? { directory: new Uint8Array(row.directory), entries: row.entries } : null
  }

  #filesAfter(format: ArchiveFormat, seq: number, filesMax: number = BATCH_FILES_MAX): PlacedCapture[] {
    return this.#captures.batchAfter(seq, {
      keptOnly: format === 'zip',
      filesMax,
      bytesMax: BATCH_BYTES_MAX,
      ...(format === 'zip' && { isLeftOut: (at: number) => this.isPackedEarly(at) }),
    })
  }

  /** Returns the next early batch with files that refer to what had no file by then. */
  #nextEarlyBatch(format: ArchiveFormat, from: number): { batch: number; files: EarlyFile[] } | null {
    const rows = this.#storage.sql.exec<{ batch: number; early: string }>(
      'SELECT batch, early FROM archive_batches WHERE format = ? AND batch >= ? AND early IS NOT NULL ORDER BY batch',
      format,
      from,
    )
    for (const { batch, early } of rows) {
      const files = (JSON.parse(early) as EarlyFile[]).filter(({ missing }) => missing.length > 0)
      if (files.length > 0) return { batch, files }
    }
    return null
  }

  #earlySeqs(): Set<number> {
    if (this.#early) return this.#early
    const rows = this.#storage.sql.exec<{ seq: number }>(
      `SELECT each.value ->> 'seq' AS seq FROM archive_batches, json_each(early) AS each WHERE early IS NOT NULL`,
    )
    this.#early = new Set(rows.toArray().map(({ seq }) => seq))
    return this.#early
  }

  #save(format: ArchiveFormat, archive: ArchiveState): void {
    this.#storage.kv.put(`archive-${format}`, archive)
  }
}
