import type { WorkerCrash } from './deaths.ts'

/** A lease is written with this much extra time, so that it need not be written at each renewal. */
const SPARE_MS = 5_000

/** A consumer's last report of the URLs it is reading. */
export type Held = Pick<WorkerCrash, 'inHand' | 'isAlone'>

/** The slices of a crawl or download, each with the expiry of its lease in milliseconds since 1970. */
export class Slices {
  readonly #storage: DurableObjectStorage
  /**
   * The reports that this object instance received. The table contains all URLs that consumers started to read, and may
   * still contain some that they have finished since.
   */
  readonly #heard = new Map<string, Held>()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  add(id: string, leaseUntil: number): void {
    this.#storage.sql.exec('INSERT INTO slices (id, lease_until) VALUES (?, ?)', id, leaseUntil)
  }

  /**
   * Starts a consumer's lease. Returns false if the slice was removed meanwhile, or another delivery of it is being
   * processed.
   */
  take(id: string, leaseUntil: number): boolean {
    const take = 'UPDATE slices SET is_taken = 1, lease_until = ? WHERE id = ? AND is_taken = 0 RETURNING 1'
    return this.#storage.sql.exec(take, leaseUntil + SPARE_MS, id).toArray().length > 0
  }

  /**
   * Releases the claim of a consumer that failed and makes no more calls: the next delivery of its message may claim
   * the slice.
   */
  nack(id: string): void {
    this.#storage.sql.exec('UPDATE slices SET is_taken = 0 WHERE id = ?', id)
  }

  /** Renews a lease. Returns false if the slice was removed meanwhile. */
  renew(id: string, leaseUntil: number): boolean {
    const row = this.#read(id)
    if (row && row.lease_until < leaseUntil) this.#write(id, { held: row.held, leaseUntil })
    return row !== undefined
  }

  /**
   * Records what a consumer is reading, which also renews its lease. The table is written only when URLs are added, or
   * when nothing is left: for changes in between, the copy in memory suffices. If it is lost, a few more URLs are
   * suspected.
   */
  note(id: string, held: Held, leaseUntil: number): void {
    const row = this.#read(id)
    if (!row) return
    this.#heard.set(id, held)
    const known = new Set(parse(row.held).inHand)
    const isKnown = held.inHand.length > 0 || known.size === 0
    if (isKnown && held.inHand.every((url) => known.has(url)) && row.lease_until >= leaseUntil) return
    this.#write(id, { held: JSON.stringify(held), leaseUntil })
  }

  /** Returns what a consumer was reading at its last report, and whether this object instance received that report. */
  heldBy(id: string): Held & { isWitnessed: boolean } {
    const heard = this.#heard.get(id)
    return { ...(heard ?? parse(this.#read(id)?.held ?? null)), isWitnessed: heard !== undefined }
  }

  #read(id: string) {
    const read = 'SELECT lease_until, held FROM slices WHERE id = ?'
    return this.#storage.sql.exec<{ lease_until: number; held: string | null }>(read, id).toArray()[0]
  }

  #write(id: string, { held, leaseUntil }: { held: string | null; leaseUntil: number }): void {
    const write = 'UPDATE slices SET held = ?, lease_until = ? WHERE id = ?'
    this.#storage.sql.exec(write, held, leaseUntil + SPARE_MS, id)
  }

  /** Returns the slices that no consumer has claimed in time. */
  unclaimed(now: number): string[] {
    const read = 'SELECT id FROM slices WHERE is_taken = 0 AND lease_until <= ?'
    return this.#storage.sql
      .exec<{ id: string }>(read, now)
      .toArray()
      .map(({ id }) => id)
  }

  /** Returns the slices that consumers have claimed. */
  taken(): string[] {
    const rows = this.#storage.sql.exec<{ id: string }>('SELECT id FROM slices WHERE is_taken = 1')
    return rows.toArray().map(({ id }) => id)
  }

  /** Extends the wait for a consumer, unless one has claimed the slice meanwhile. */
  postpone(id: string, leaseUntil: number): void {
    this.#storage.sql.exec('UPDATE slices SET lease_until = ? WHERE id = ? AND is_taken = 0', leaseUntil, id)
  }

  has(id: string): boolean {
    return this.#read(id) !== undefined
  }

  remove(id: string): void {
    this.#heard.delete(id)
    this.#storage.sql.exec('DELETE FROM slices WHERE id = ?', id)
  }

  /** Removes all slices and returns their IDs. */
  clear(): string[] {
    this.#heard.clear()
    const rows = this.#storage.sql.exec<{ id: string }>('DELETE FROM slices RETURNING id')
    return rows.toArray().map(({ id }) => id)
  }

  count(): number {
    return this.#storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM slices').one().n
  }

  expired(now: number): string[] {
    const rows = this.#storage.sql.exec<{ id: string }>('SELECT id FROM slices WHERE lease_until <= ?', now)
    return rows.toArray().map(({ id }) => id)
  }

  nextExpiry(): number | null {
    return this.#storage.sql.exec<{ at: number | null }>('SELECT min(lease_until) AS at FROM slices').one().at
  }
}

const parse = (held: string | null): Held => (held ? JSON.parse(held) : { inHand: [], isAlone: false })
