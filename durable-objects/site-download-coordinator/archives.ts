import type {
  ArchiveFormat,
  CloseTask,
  DownloadReport,
  DownloadTask,
  PlacedCapture,
} from '../../src/contracts/site-downloads/site-download-slices.ts'
import type { Captures } from './captures.ts'
import { BATCH_BYTES_MAX, BATCH_FILES_MAX } from './limits.ts'

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
  readonly offsetBytes: number
  readonly parts: CloseTask['parts']
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
  offsetBytes: 0,
  parts: [],
  isPacked: false,
  size: null,
}

type Packed = NonNullable<DownloadReport['packed']>

/**
 * The archives that a download writes, batch by batch. Each report is applied once; a late duplicate changes nothing.
 */
export class Archives {
  readonly #storage: DurableObjectStorage
  readonly #captures: Captures

  constructor(storage: DurableObjectStorage, captures: Captures) {
    this.#storage = storage
    this.#captures = captures
  }

  get(format: ArchiveFormat): ArchiveState {
    return this.#storage.kv.get<ArchiveState>(`archive-${format}`) ?? NEW
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
    const { uploadId: upload_id, batch, offsetBytes: offset_bytes, parts } = archive
    if (archive.isPacked) return { kind: 'close', format, upload_id, batches: batch, offset_bytes, parts: [...parts] }
    const files = this.#nextFiles(format, archive)
    const is_last = files.length === 0
    this.#save(format, { ...archive, lastSeqOfBatch: files.at(-1)?.seq ?? archive.afterSeq })
    return { kind: 'pack', format, upload_id, batch, offset_bytes, parts_done: parts.length, files, is_last }
  }

  takeOpened({ format, upload_id }: NonNullable<DownloadReport['opened']>): void {
    const archive = this.get(format)
    if (archive.uploadId === null) this.#save(format, { ...archive, uploadId: upload_id })
  }

  takePacked({ format, batch, size_bytes, parts, directory, entries }: Packed): void {
    const archive = this.get(format)
    if (archive.batch !== batch || archive.isPacked) return
    this.#storage.sql.exec(
      'INSERT OR REPLACE INTO archive_batches VALUES (?, ?, ?, ?)',
      format,
      batch,
      directory,
      entries,
    )
    this.#save(format, {
      ...archive,
      batch: batch + 1,
      afterSeq: archive.lastSeqOfBatch,
      offsetBytes: archive.offsetBytes + size_bytes,
      parts: [...archive.parts, ...parts],
      isPacked: archive.lastSeqOfBatch === archive.afterSeq,
    })
  }

  takeClosed({ format, size_bytes }: NonNullable<DownloadReport['closed']>): void {
    this.#save(format, { ...this.get(format), size: size_bytes })
  }

  /** Restarts an archive. Returns how often it has been restarted. */
  restart(format: ArchiveFormat): number {
    const losses = this.get(format).losses + 1
    this.#storage.sql.exec('DELETE FROM archive_batches WHERE format = ?', format)
    this.#save(format, { ...NEW, losses })
    return losses
  }

  /** Returns the directory records of a batch and their number. */
  directoryOf(format: ArchiveFormat, batch: number): { directory: Uint8Array; entries: number } | null {
    const [row] = this.#storage.sql
      .exec<{ directory: ArrayBuffer; entries: number }>(
        'SELECT directory, entries FROM archive_batches WHERE format = ? AND batch = ?',
        format,
        batch,
      )
      .toArray()
    return row ? { directory: new Uint8Array(row.directory), entries: row.entries } : null
  }

  #nextFiles(format: ArchiveFormat, archive: ArchiveState): PlacedCapture[] {
    return this.#captures.batchAfter(archive.afterSeq, {
      keptOnly: format === 'zip',
      filesMax: BATCH_FILES_MAX,
      bytesMax: BATCH_BYTES_MAX,
    })
  }

  #save(format: ArchiveFormat, archive: ArchiveState): void {
    this.#storage.kv.put(`archive-${format}`, archive)
  }
}
