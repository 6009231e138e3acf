import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtHome } from '../../db/account-tables.ts'
import { mailboxes } from '../../db/schema/data/mailboxes.ts'
import { newId } from '../../lib/ids.ts'
import type { MailboxFailure } from '../../platform/mailboxes/port.ts'
import { disconnectMailbox } from './disconnect-mailbox.ts'
import { findMailbox, type MailboxRow } from './mailboxes.ts'
import { ACTIVE_MS, pauseAfterFailure, pauseAfterReading } from './reading-times.ts'

/** A reading that has not stored a cursor for this long has crashed, and the mailbox may be read again. */
export const READING_MS = 5 * 60_000

/** A mailbox that is read by its holder alone, as it was when the reading began. */
export interface Reading {
  readonly mailbox: MailboxRow
  readonly leaseId: string
}

export interface DueMailbox {
  readonly sender_id: string
  readonly account_id: string
  readonly lease_id: string
}

type Ctx = Pick<ServiceContext, 'data' | 'clock'>

const endOfLease = ({ clock }: Ctx) => new Date(clock.now().getTime() + READING_MS).toISOString()

/** Leases the mailboxes that are due, longest first. A lease is to be taken over by `beginReading`. */
export async function leaseDueMailboxes(ctx: Ctx, most: number): Promise<readonly DueMailbox[]> {
  const now = ctx.clock.now().toISOString()
  return ctx.data.all<DueMailbox>(sql`
    UPDATE mailboxes SET lease_id = ${newId()}, lease_ends_at = ${endOfLease(ctx)}
    WHERE sender_id IN (
        SELECT sender_id FROM mailboxes
        WHERE state = 'connected' AND read_at <= ${now} AND (lease_ends_at IS NULL OR lease_ends_at <= ${now}) AND ${isAtHome}
        ORDER BY read_at LIMIT ${most})
    RETURNING sender_id, account_id, lease_id`)
}

/**
 * Takes over a lease. Of several attempts with the same lease, one succeeds.
 *
 * @returns null if the mailbox is being read, was read, or can no longer be read
 */
export async function beginReading(ctx: Ctx, senderId: string, leaseId: string): Promise<Reading | null> {
  const own = newId()
  const [mailbox] = await ctx.data
    .update(mailboxes)
    .set({ leaseId: own, leaseEndsAt: endOfLease(ctx) })
    .where(sql`sender_id = ${senderId} AND lease_id = ${leaseId} AND state = 'connected'`)
    .returning()
  return mailbox ? { mailbox, leaseId: own } : null
}

const isHeld = ({ mailbox, leaseId }: Reading) =>
  sql`sender_id = ${mailbox.senderId} AND lease_id = ${leaseId} AND state = 'connected'`

/**
 * Stores where the next reading begins, and extends the lease.
 *
 * @returns false if the mailbox is no longer held by this reading, which must then stop
 */
export async function storeCursor(ctx: Ctx, reading: Reading, cursor: string): Promise<boolean> {
  const held = await ctx.data
    .update(mailboxes)
    .set({ cursor, leaseEndsAt: endOfLease(ctx) })
    .where(isHeld(reading))
    .returning({ senderId: mailboxes.senderId })
  return held.length > 0
}

/**
 * Ends a reading that succeeded.
 *
 * @param hasMore whether messages wait, so that it continues at once
 */
export async function endReading(ctx: Ctx, reading: Reading, hasMore: boolean): Promise<void> {
  const now = ctx.clock.now()
  const pauseMs = hasMore ? 0 : pauseAfterReading(await isActive(ctx, reading.mailbox))
  await ctx.data
    .update(mailboxes)
    .set({
      ...{ leaseId: null, leaseEndsAt: null, failures: 0, problem: null },
      ...(!hasMore && { lastReadAt: now.toISOString() }),
      readAt: new Date(now.getTime() + pauseMs).toISOString(),
    })
    .where(isHeld(reading))
}

/** Ends a reading that failed: the mailbox is tried again later, or disconnected if it needs its owner. */
export async function failReading(ctx: ServiceContext, reading: Reading, failure: MailboxFailure): Promise<void> {
  if (failure.kind === 'sign_in') {
    // A grant may have been refreshed since the reading began; whoever connects the mailbox again ends the lease.
    const row = await findMailbox(ctx, reading.mailbox.senderId)
    if (row?.leaseId === reading.leaseId) await disconnectMailbox(ctx, row, failure.reason)
  }
  await postponeReading(ctx, reading, failure.retryAfterSeconds, failure.reason)
}

/**
 * Ends a reading that could not be completed.
 *
 * @param problem a sentence for the mailbox's owner; null if it is none of theirs
 */
export async function postponeReading(
  ctx: Ctx,
  reading: Reading,
  retryAfterSeconds: number | null,
  problem: string | null,
): Promise<void> {
  const failures = reading.mailbox.failures + 1
  const pauseMs = pauseAfterFailure(failures, retryAfterSeconds)
  await ctx.data
    .update(mailboxes)
    .set({
      ...{ leaseId: null, leaseEndsAt: null, failures },
      ...(problem !== null && { problem }),
      readAt: new Date(ctx.clock.now().getTime() + pauseMs).toISOString(),
    })
    .where(isHeld(reading))
}

async function isActive(ctx: Ctx, { senderId }: MailboxRow): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - ACTIVE_MS).toISOString()
  const sent = await ctx.data.all(
    sql`SELECT 1 FROM campaigns WHERE sender_id = ${senderId} AND (sent_at >= ${since} OR status = 'sending') LIMIT 1`,
  )
  return sent.length > 0
}
