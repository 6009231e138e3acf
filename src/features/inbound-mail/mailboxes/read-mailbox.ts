import type { MailboxReadingJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { authservIdOf, openReader } from '../../../domain/mailboxes/open-reader.ts'
import {
  beginReading,
  endReading,
  failReading,
  postponeReading,
  type Reading,
  storeCursor,
} from '../../../domain/mailboxes/readings.ts'
import { AppError } from '../../../lib/errors.ts'
import { MailboxError, type MailboxReader, type MessageSummary } from '../../../platform/mailboxes/port.ts'
import { handleInboundMail } from '../handle-inbound-mail.ts'
import { selectMessages } from './select-messages.ts'

const LISTED_MAX = 100
/** What is left continues in the next reading. */
const LISTINGS_MAX = 10
const READING_MS_MAX = 3 * 60_000
/** A message that failed so often for a fault of ours is skipped: those behind it must not wait for ever. */
const TRIES_MAX = 4

/**
 * Reads what has arrived in a sender's mailbox, and handles the replies and delivery reports among it. A cursor is
 * stored once the messages before it were handled, so that a crash repeats messages, which changes nothing, and loses
 * none.
 *
 * @param job with a lease of `readDueMailboxes`; a second job with the same lease does nothing
 */
export async function readMailbox(ctx: ServiceContext, { sender_id, lease_id }: MailboxReadingJob): Promise<void> {
  const reading = await beginReading(ctx, sender_id, lease_id)
  if (!reading) return
  const reader = openReader(ctx, reading.mailbox)
  try {
    await readAll(ctx, reading, reader)
  } catch (error) {
    if (error instanceof MailboxError) {
      ctx.log.warn('a mailbox could not be read', { sender_id, kind: error.failure.kind })
      return await failReading(ctx, reading, error.failure)
    }
    await postponeReading(ctx, reading, null, null)
    // Only the message's campaign is in the way: it is still being delivered.
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  } finally {
    await reader.close()
  }
}

async function readAll(ctx: ServiceContext, reading: Reading, reader: MailboxReader): Promise<void> {
  const endsAt = ctx.clock.now().getTime() + READING_MS_MAX
  let { cursor } = reading.mailbox
  for (let listings = 1; ; listings++) {
    const listed = await reader.listNew(cursor, LISTED_MAX)
    const wanted = await selectMessages(ctx, reading.mailbox, listed.messages)
    await handleAll(ctx, reading, reader, wanted)
    cursor = listed.cursor
    if (!(await storeCursor(ctx, reading, cursor))) return
    const isEnough = listings >= LISTINGS_MAX || ctx.clock.now().getTime() >= endsAt
    if (!listed.hasMore || isEnough) return endReading(ctx, reading, listed.hasMore)
  }
}

/** Handles messages, oldest first. One that fails does not keep the others waiting. */
async function handleAll(
  ctx: ServiceContext,
  reading: Reading,
  reader: MailboxReader,
  wanted: readonly MessageSummary[],
): Promise<void> {
  const { accountId, senderId, failures } = reading.mailbox
  let failed: unknown = null
  for (const { id } of wanted) {
    const bytes = await reader.fetchMessage(id)
    if (!bytes) continue
    try {
      const authservId = authservIdOf(reading.mailbox)
      await handleInboundMail(ctx, { accountId, senderId, recipientId: null, sentTo: [], authservId, bytes })
    } catch (error) {
      const isUnreadable = error instanceof AppError && error.code === 'bad_request'
      if (isUnreadable || failures + 1 >= TRIES_MAX) ctx.log.error('a mail was skipped', { sender_id: senderId, error })
      else failed ??= error
    }
  }
  if (failed !== null) throw failed
}
