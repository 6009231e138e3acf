import type { WorkerCrash } from './deaths.ts'

/** A lease is written for so much longer than it is asked for, and not again until that is used up. */
const SPARE_MS = 5_000

/** What a consumer said last of its reading. */
export type Held = Pick<WorkerCrash, 'inHand' | 'isAlone'>

/** The consumers at work on a crawl, each with the time until which it is believed alive. */
export class Slices {
  readonly #storage: DurableObjectStorage
  /** What consumers have told this very object. The table has all that they took up, and may have what they have read since. */
  readonly #heard = new Map<string, Held>()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  add(id: string, leaseUntil: number): void {
    this.#storage.sql.exec('INSERT INTO slices (id, lease_until) VALUES (?, ?)', id, leaseUntil)
  }

  /** Begins a consumer's lease; false when the slice was given up meanwhile, or another delivery of it is being worked on. */
  take(id: string, leaseUntil: number): boolean {
    const take = 'UPDATE slices SET is_taken = 1, lease_until = ? WHERE id = ? AND is_taken = 0 RETURNING 1'
    return this.#storage.sql.exec(take, leaseUntil + SPARE_MS, id).toArray().length > 0
  }

  /** The consumer that took it has failed and asks nothing any more: its message, delivered again, may take it. */
  nack(id: string): void {
    this.#storage.sql.exec('UPDATE slices SET is_taken = 0 WHERE id = ?', id)
  }

  /** False when the slice was given up meanwhile. */
  renew(id: string, leaseUntil: number): boolean {
    const row = this.#read(id)
    if (row && row.lease_until < leaseUntil) this.#write(id, { held: row.held, leaseUntil })
    return row !== undefined
  }

  /**
   * Notes what a consumer has in hand; it is alive. Only what it takes up is written, and that it has nothing any more: for what it was reading
   * in between, memory will do, or a suspicion too many.
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

  /** What a consumer had in hand when it was heard last, and whether this very object heard it. */
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

  /** Those that no consumer has taken up for too long. */
  unclaimed(now: number): string[] {
    const read = 'SELECT id FROM slices WHERE is_taken = 0 AND lease_until <= ?'
    return this.#storage.sql
      .exec<{ id: string }>(read, now)
      .toArray()
      .map(({ id }) => id)
  }

  /** Those that consumers are at work on. */
  taken(): string[] {
    const rows = this.#storage.sql.exec<{ id: string }>('SELECT id FROM slices WHERE is_taken = 1')
    return rows.toArray().map(({ id }) => id)
  }

  /** Waits longer for a consumer, unless one has come meanwhile. */
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

  /** Ends all; answers which they were. */
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
