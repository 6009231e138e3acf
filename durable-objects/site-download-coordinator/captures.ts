import { Capture, type Located, type PlacedCapture } from '../../src/contracts/site-downloads/site-download-slices.ts'
import { dispositionName } from '../../src/offline/disposition-name.ts'
import { filePathFor } from '../../src/offline/file-path.ts'
import { foldPath } from '../../src/offline/fold-path.ts'
import { IN_HAND_LOSS, LOSSES_MAX } from '../frontier/limits.ts'

const LOCATED = `path, capture ->> 'key' AS key, capture ->> 'at' AS at, size_bytes, capture ->> 'content_type' AS content_type`

type Row = { seq: number; path: string; capture: string; losses: number }

const toPlaced = ({ seq, path, capture, losses }: Row): PlacedCapture => ({
  ...Capture.parse(JSON.parse(capture)),
  seq,
  path,
  is_copied: losses >= LOSSES_MAX,
  is_suspect: losses >= IN_HAND_LOSS,
})

const foldersOf = (path: string): string[] => {
  const parts = path.split('/')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** The files that a download has in the object store, each with its path in the archive. */
export class Captures {
  readonly #sql: SqlStorage

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
  }

  /**
   * Records a file. A file that is captured again keeps its path; one that is packed already stays as it is.
   *
   * @param isPacked whether the file at a position is packed already
   * @param homeHost host whose files are in the archive's root
   * @returns the number of bytes added
   */
  add(capture: Capture, homeHost: string, isPacked: (seq: number) => boolean): number {
    const [known] = this.#sql
      .exec<{ seq: number; size_bytes: number }>('SELECT seq, size_bytes FROM captures WHERE url = ?', capture.url)
      .toArray()
    const json = JSON.stringify(capture)
    if (known && isPacked(known.seq)) return 0
    if (known) {
      this.#sql.exec(
        'UPDATE captures SET size_bytes = ?, capture = ? WHERE seq = ?',
        capture.size_bytes,
        json,
        known.seq,
      )
      return capture.size_bytes - known.size_bytes
    }
    const disposition = capture.headers.find(({ name }) => name === 'content-disposition')?.value
    const isTaken = (wanted: string) => this.#isTaken(wanted)
    const path = filePathFor(capture.url, capture.content_type, isTaken, homeHost, dispositionName(disposition))
    this.#take(path)
    this.#sql.exec(
      'INSERT INTO captures (url, path, is_kept, size_bytes, capture) VALUES (?, ?, ?, ?, ?)',
      capture.url,
      path,
      capture.is_kept ? 1 : 0,
      capture.size_bytes,
      json,
    )
    return capture.size_bytes
  }

  count(): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM captures').one().n
  }

  /** Returns the next files for an archive: as many as fit into a batch, but at least one if there are any. */
  batchAfter(seq: number, { keptOnly, filesMax, bytesMax, isLeftOut }: BatchTerms): PlacedCapture[] {
    const rows = this.#sql.exec<Row & { size_bytes: number }>(
      `SELECT seq, path, capture, losses, size_bytes FROM captures WHERE seq > ? ${keptOnly ? 'AND is_kept = 1' : ''} ORDER BY seq`,
      seq,
    )
    const batch: PlacedCapture[] = []
    let bytes = 0
    for (const row of rows) {
      if (isLeftOut?.(row.seq, row.losses)) continue
      bytes += row.size_bytes
      if (batch.length > 0 && bytes > bytesMax) break
      batch.push(toPlaced(row))
      if (batch.length === filesMax) break
    }
    return batch
  }

  /** Adds losses to a file, because a consumer crashed while it archived this file or another one in the batch. */
  blame(url: string, losses: number): void {
    this.#sql.exec('UPDATE captures SET losses = losses + ? WHERE url = ?', losses, url)
  }

  /** Returns the location of a URL's file, or null if the archive has none. */
  placeOf(url: string): Located | null {
    const [place] = this.#sql
      .exec<Located>(`SELECT ${LOCATED} FROM captures WHERE url = ? AND is_kept = 1`, url)
      .toArray()
    return place ?? null
  }

  /** Returns the locations of files after one, in order, with their positions. */
  placesAfter(seq: number, limit: number): (Located & { url: string; seq: number })[] {
    return this.#sql
      .exec<Located & { url: string; seq: number }>(
        `SELECT seq, url, ${LOCATED} FROM captures WHERE seq > ? AND is_kept = 1 ORDER BY seq LIMIT ?`,
        seq,
        limit,
      )
      .toArray()
  }

  isFree(path: string): boolean {
    return !this.#isTaken(path)
  }

  /** Returns the total size of the files up to one, in bytes, for the packing progress. */
  bytesUpTo(seq: number): number {
    return (
      this.#sql
        .exec<{ bytes: number | null }>('SELECT sum(size_bytes) AS bytes FROM captures WHERE seq <= ?', seq)
        .one().bytes ?? 0
    )
  }

  #isTaken(path: string): boolean {
    const isUsed = this.#sql.exec('SELECT 1 FROM taken WHERE folded = ?', foldPath(path)).toArray().length > 0
    if (isUsed) return true
    const folders = JSON.stringify(foldersOf(path).map(foldPath))
    const blocking = 'SELECT 1 FROM taken WHERE is_folder = 0 AND folded IN (SELECT value FROM json_each(?))'
    return this.#sql.exec(blocking, folders).toArray().length > 0
  }

  #take(path: string): void {
    this.#sql.exec('INSERT INTO taken VALUES (?, 0)', foldPath(path))
    for (const folder of foldersOf(path)) this.#sql.exec('INSERT OR IGNORE INTO taken VALUES (?, 1)', foldPath(folder))
  }
}

interface BatchTerms {
  readonly keptOnly: boolean
  readonly filesMax: number
  readonly bytesMax: number
  /** Files to skip, by position and losses. */
  readonly isLeftOut?: (seq: number, losses: number) => boolean
}
