import type { Death } from './deaths.ts'

/** What a consumer said last of its reading. */
export type Held = Pick<Death, 'inHand' | 'isAlone'>

/** The consumers at work on a crawl, each with the time until which it is believed alive. */
export class Slices {
  readonly #storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  add(id: string, leaseUntil: number): void {
    this.#storage.sql.exec('INSERT INTO slices (id, lease_until) VALUES (?, ?)', id, leaseUntil)
  }

  /** Begins a consumer's lease; false when the slice was given up meanwhile, or another delivery of it is being worked on. */
  take(id: string, leaseUntil: number): boolean {
    const take = 'UPDATE slices SET is_taken = 1, lease_until = ? WHERE id = ? AND is_taken = 0 RETURNING 1'
    return this.#storage.sql.exec(take, leaseUntil, id).toArray().length > 0
  }

  /** The consumer that took it has failed and asks nothing any more: its message, delivered again, may take it. */
  untake(id: string): void {
    this.#storage.sql.exec('UPDATE slices SET is_taken = 0 WHERE id = ?', id)
  }

  /** False when the slice was given up meanwhile. */
  renew(id: string, leaseUntil: number): boolean {
    const row = this.#storage.sql.exec('UPDATE slices SET lease_until = ? WHERE id = ? RETURNING 1', leaseUntil, id)
    return row.toArray().length > 0
  }

  /** Notes what a consumer has in hand; it is alive. */
  note(id: string, held: Held, leaseUntil: number): void {
    const update = 'UPDATE slices SET held = ?, lease_until = ? WHERE id = ?'
    this.#storage.sql.exec(update, JSON.stringify(held), leaseUntil, id)
  }

  heldBy(id: string): Held {
    const [row] = this.#storage.sql.exec<{ held: string | null }>('SELECT held FROM slices WHERE id = ?', id).toArray()
    return row?.held ? JSON.parse(row.held) : { inHand: [], isAlone: false }
  }

  remove(id: string): void {
    this.#storage.sql.exec('DELETE FROM slices WHERE id = ?', id)
  }

  clear(): void {
    this.#storage.sql.exec('DELETE FROM slices')
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
