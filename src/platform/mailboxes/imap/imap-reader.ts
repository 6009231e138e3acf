import { INBOUND_MAIL_BYTES_MAX } from '../../../contracts/replies/replies.ts'
import type { MailboxReader, MessageSummary, NewMessages } from '../port.ts'
import { readHeaders, SUMMARY_FIELDS, summaryOf } from '../read-headers.ts'
import { type ImapCursor, readImapCursor, writeImapCursor } from './imap-cursor.ts'
import type { ExaminedInbox, ImapSession } from './imap-session.ts'
import { isNumber } from './parse-data.ts'

/** How many UIDs are searched at once. Their list is far below the maximum length of a response. */
const RANGE = 5_000
/** Ranges searched per listing: UIDs have gaps where messages were deleted. */
const RANGES_MAX = 20
const HEADER_BYTES_MAX = 32 * 1024
const HEADERS_AT_ONCE = 50
const DAY_MS = 24 * 60 * 60 * 1000
/** When UIDs change, no older messages are read again. */
const AGAIN_MS = 30 * DAY_MS
const ITEMS = `RFC822.SIZE BODY.PEEK[HEADER.FIELDS (${SUMMARY_FIELDS.join(' ').toUpperCase()})]<0.${HEADER_BYTES_MAX}>`

/**
 * Reads INBOX of an IMAP server by UID. Other folders, such as junk, are not read.
 *
 * @param open connects; called once, at the first call
 */
export function imapReader(open: () => Promise<ImapSession>, now: () => Date): MailboxReader {
  let opened: Promise<{ session: ImapSession; inbox: ExaminedInbox }> | null = null
  const session = async () => {
    opened ??= open().then(examined)
    return opened
  }
  return {
    async listNew(cursor, messagesMax) {
      const { session: at, inbox } = await session()
      const listedAt = now()
      const from =
        cursor === null ? beginning(inbox, listedAt) : await continued(at, inbox, readImapCursor(cursor), listedAt)
      return listAfter(at, inbox, { ...from, at: listedAt.toISOString() }, messagesMax)
    },
    async fetchMessage(id) {
      const { session: at } = await session()
      return isNumber(id) ? at.fetchMessage(Number(id), INBOUND_MAIL_BYTES_MAX) : null
    },
    async close() {
      await opened?.then(
        ({ session: at }) => at.close(),
        () => {},
      )
    },
  }
}

/** Opens INBOX; closes the connection if that fails. */
async function examined(session: ImapSession) {
  try {
    return { session, inbox: await session.examine() }
  } catch (error) {
    session.close()
    throw error
  }
}

const beginning = ({ uidValidity, uidNext }: ExaminedInbox, now: Date): ImapCursor => ({
  uid_validity: uidValidity,
  uid: uidNext - 1,
  at: now.toISOString(),
})

/**
 * The same cursor, unless the server has numbered its messages anew. Then reading begins before the first message that
 * arrived since the last listing, so that none is missed; those that were read before are read again.
 */
async function continued(
  session: ImapSession,
  inbox: ExaminedInbox,
  cursor: ImapCursor,
  now: Date,
): Promise<ImapCursor> {
  if (cursor.uid_validity === inbox.uidValidity) return cursor
  const listedMs = Date.parse(cursor.at)
  // The server's calendar may be a day behind.
  const since = new Date(Math.max(listedMs - DAY_MS, now.getTime() - AGAIN_MS))
  const [first = inbox.uidNext] = await session.searchSince(since)
  return { uid_validity: inbox.uidValidity, uid: first - 1, at: cursor.at }
}

async function listAfter(
  session: ImapSession,
  { uidNext }: ExaminedInbox,
  from: ImapCursor,
  messagesMax: number,
): Promise<NewMessages> {
  let { uid } = from
  const found: number[] = []
  for (let ranges = 0; uid + 1 < uidNext && found.length < messagesMax && ranges < RANGES_MAX; ranges++) {
    const last = Math.min(uid + RANGE, uidNext - 1)
    const uids = (await session.searchRange(uid + 1, last)).filter((one) => one > uid && one <= last)
    const taken = uids.slice(0, messagesMax - found.length)
    found.push(...taken)
    uid = taken.length < uids.length ? taken.at(-1)! : last
  }
  return {
    messages: await summariesOf(session, found),
    cursor: writeImapCursor({ ...from, uid }),
    hasMore: uid + 1 < uidNext,
  }
}

async function summariesOf(session: ImapSession, uids: readonly number[]): Promise<MessageSummary[]> {
  const summaries = new Map<number, MessageSummary>()
  for (let at = 0; at < uids.length; at += HEADERS_AT_ONCE) {
    for (const { uid, data } of await session.fetch(uids.slice(at, at + HEADERS_AT_ONCE), ITEMS, HEADER_BYTES_MAX)) {
      const header = data.get('BODY')
      const size = data.get('RFC822.SIZE')
      if (header === undefined) continue
      const bytes =
        header instanceof Uint8Array ? header : Buffer.from(typeof header === 'string' ? header : '', 'latin1')
      const facts = { id: String(uid), threadId: null, sizeBytes: isNumber(size) ? Number(size) : 0 }
      summaries.set(uid, summaryOf(facts, readHeaders(bytes)))
    }
  }
  return uids.flatMap((uid) => summaries.get(uid) ?? [])
}
