import { DurableObject } from 'cloudflare:workers'
import { z } from 'zod'
import { CrawlSliceJob, type QueueMessage, SiteDownloadSliceJob, slotsOf } from '../../src/contracts/queues.ts'
import { createQueues } from '../../src/platform/queues/cloudflare-queues.ts'
import { chooseNext, type SlotUse, type WaitingSlice } from './choose-next.ts'
import { PLACE_MS, RESEND_MS, SERVED_MS, SLOT_MS } from './limits.ts'

const about = { work_id: z.uuid(), is_foreground: z.boolean() }
/** A slice that needs a consumer, and the queue message that starts one. */
export const SlotRequest = z.discriminatedUnion('queue', [
  z.object({ ...about, queue: z.literal('crawl-slices'), message: CrawlSliceJob }),
  z.object({ ...about, queue: z.literal('site-download-slices'), message: SiteDownloadSliceJob }),
])
export type SlotRequest = z.infer<typeof SlotRequest>
/** Queues whose consumers are shared among accounts. */
export type SharedQueue = SlotRequest['queue']

export interface SlotStanding {
  /** How long ago the slice got its slot and its message was sent, in milliseconds; null while it waits. */
  readonly granted_ms: number | null
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS slices (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL,
    work_id TEXT NOT NULL,
    is_foreground INTEGER NOT NULL,
    request TEXT NOT NULL,
    until INTEGER NOT NULL,
    slot INTEGER,
    granted_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS served (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;`

type WaitingRow = { id: string; account_id: string; work_id: string; is_foreground: number; place: number }

/**
 * Shares the consumers of a queue among accounts and their crawls or downloads. There is one object per queue, with the
 * queue's name. A coordinator requests a slot for each slice; the slice's message is sent once it has the slot. All
 * calls are idempotent. Slots and places in the queue are leases: those of a crashed coordinator expire.
 */
export class SliceScheduler extends DurableObject<Env> {
  /** The alarm's time in milliseconds since 1970, as far as this object instance knows. */
  #alarmAt: number | null = null

  /** Queues a slice for a slot, or renews the place or the slot that it has. */
  async request(input: SlotRequest): Promise<SlotStanding> {
    const request = SlotRequest.parse(input)
    const { message, work_id, is_foreground } = request
    const now = Date.now()
    this.#sql.exec(
      `INSERT INTO slices (id, account_id, work_id, is_foreground, request, until) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET until = excluded.until, is_foreground = excluded.is_foreground`,
      ...[message.slice_id, message.account_id, work_id, is_foreground ? 1 : 0, JSON.stringify(request)],
      now + PLACE_MS,
    )
    await this.#grantFree(now)
    const rows = this.#sql.exec<{ granted_at: number | null }>(
      'SELECT granted_at FROM slices WHERE id = ?',
      message.slice_id,
    )
    const grantedAt = rows.toArray()[0]?.granted_at ?? null
    return { granted_ms: grantedAt === null ? null : Math.max(0, Date.now() - grantedAt) }
  }

  /** Renews the slots of slices whose consumers are still working. */
  async renew(sliceIds: readonly string[]): Promise<void> {
    const renew = 'UPDATE slices SET until = ? WHERE id IN (SELECT value FROM json_each(?))'
    this.#sql.exec(renew, Date.now() + SLOT_MS, JSON.stringify(sliceIds))
  }

  /** Releases the slots of slices that have ended or are no longer needed. */
  async release(sliceIds: readonly string[]): Promise<void> {
    this.#sql.exec('DELETE FROM slices WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(sliceIds))
    await this.#grantFree(Date.now())
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null
    const now = Date.now()
    this.#sql.exec('DELETE FROM slices WHERE until <= ?', now)
    this.#sql.exec('DELETE FROM served WHERE at <= ?', now - SERVED_MS)
    await this.#grantFree(now)
  }

  /** Creates the tables on use, because tests delete the storage while this object may live on. */
  get #sql(): SqlStorage {
    this.ctx.storage.sql.exec(TABLES)
    return this.ctx.storage.sql
  }

  /** Assigns free slots to the next slices, and sends their messages. */
  async #grantFree(now: number): Promise<void> {
    const granted = this.#grant(now)
    const sent = await Promise.all(granted.map((slice) => this.#send(slice)))
    const next = this.#sql.exec<{ at: number | null }>('SELECT min(until) AS at FROM slices').one().at
    if (next === null) return
    const at = sent.every(Boolean) ? Math.max(now + 1_000, next) : now + RESEND_MS
    if (this.#alarmAt !== null && this.#alarmAt <= at && this.#alarmAt > now) return
    this.#alarmAt = at
    await this.ctx.storage.setAlarm(at)
  }

  /** Assigns free slots in the table, without awaiting, so that no other call interleaves. */
  #grant(now: number): { id: string; slot: number; request: SlotRequest }[] {
    const sql = this.#sql
    const used = sql
      .exec<{ account_id: string; slot: number }>('SELECT account_id, slot FROM slices WHERE slot IS NOT NULL')
      .toArray()
    const [any] = sql.exec<{ request: string }>('SELECT request FROM slices LIMIT 1').toArray()
    if (!any) return []
    const { queue } = JSON.parse(any.request) as SlotRequest
    const slots = slotsOf(queue, this.env.ENVIRONMENT === 'production')
    if (used.length >= slots) return []
    const running = new Map<string, number>()
    for (const { account_id } of used) running.set(account_id, (running.get(account_id) ?? 0) + 1)
    const taken = new Set(used.map(({ slot }) => slot))
    return chooseNext(this.#waiting(), { slots, running, servedAt: this.#served() }).map((slice) => {
      let slot = 0
      while (taken.has(slot)) slot++
      taken.add(slot)
      sql.exec(
        'UPDATE slices SET slot = ?, granted_at = ?, until = ? WHERE id = ?',
        ...[slot, now, now + SLOT_MS, slice.id],
      )
      for (const id of [slice.accountId, slice.workId])
        sql.exec('INSERT INTO served VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at', id, now)
      const { request } = sql.exec<{ request: string }>('SELECT request FROM slices WHERE id = ?', slice.id).one()
      return { id: slice.id, slot, request: JSON.parse(request) as SlotRequest }
    })
  }

  #waiting(): WaitingSlice[] {
    return this.#sql
      .exec<WaitingRow>('SELECT id, account_id, work_id, is_foreground, place FROM slices WHERE slot IS NULL')
      .toArray()
      .map(({ id, account_id: accountId, work_id: workId, is_foreground, place }) => ({
        ...{ id, accountId, workId, place, isForeground: is_foreground > 0 },
      }))
  }

  #served(): SlotUse['servedAt'] {
    const rows = this.#sql.exec<{ id: string; at: number }>(
      `SELECT id, at FROM served WHERE id IN (SELECT account_id FROM slices WHERE slot IS NULL)
         OR id IN (SELECT work_id FROM slices WHERE slot IS NULL)`,
    )
    return new Map(rows.toArray().map(({ id, at }) => [id, at]))
  }

  /** Sends a slice's message. If the queue does not accept it, the slice returns to the queue for slots. */
  async #send({ id, slot, request }: { id: string; slot: number; request: SlotRequest }): Promise<boolean> {
    try {
      await createQueues(this.env).send(request.queue, request.message as QueueMessage<SharedQueue>, { lane: slot })
      return true
    } catch {
      this.#sql.exec('UPDATE slices SET slot = NULL, granted_at = NULL WHERE id = ?', id)
      return false
    }
  }
}
