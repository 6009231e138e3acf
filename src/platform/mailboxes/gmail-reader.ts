import { z } from 'zod'
import { INBOUND_MAIL_BYTES_MAX } from '../../contracts/replies/replies.ts'
import { chunk } from '../../lib/chunk.ts'
import { callApi, type OpenApi } from '../oauth/call-api.ts'
import { asObject, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { apiFailure } from './api-failure.ts'
import { MailboxError, type MailboxReader, type MessageSummary, type NewMessages } from './port.ts'
import { SUMMARY_FIELDS, summaryOf } from './read-headers.ts'

const LABEL = 'Google'
const ME = '/gmail/v1/users/me'
const INBOX = 'INBOX'
/** Gmail throttles more requests of one mailbox at once. */
const AT_ONCE = 4
/** When the history has expired, messages this much older than the last listing are listed again. */
const MARGIN_MS = 10 * 60_000
const AGAIN_MS = 30 * 24 * 60 * 60_000
const RAW_LENGTH_MAX = Math.ceil((INBOUND_MAIL_BYTES_MAX * 4) / 3) + 10_000
const DOWNLOAD_MS = 60_000

/** Up to where a mailbox has been read. */
const Cursor = z.object({
  /** The place in the history behind which reading goes on. */
  history_id: z.string(),
  /** The next page of the history behind that place, or of the search. */
  page_token: z.string().nullable(),
  /** While the history has expired: the time from which messages are searched, in seconds since 1970. */
  search_after: z.number().nullable(),
  /** When `history_id` was the current place. */
  at: z.iso.datetime(),
})
type Cursor = z.infer<typeof Cursor>

const Profile = z.object({ historyId: z.string() })
const Named = z.object({ id: z.string(), labelIds: z.array(z.string()).optional() })
const History = z.object({
  history: z
    .array(
      z.object({
        messagesAdded: z.array(z.object({ message: Named })).optional(),
        labelsAdded: z.array(z.object({ message: Named, labelIds: z.array(z.string()).optional() })).optional(),
      }),
    )
    .optional(),
  nextPageToken: z.string().optional(),
  historyId: z.string(),
})
const Found = z.object({ messages: z.array(Named).optional(), nextPageToken: z.string().optional() })
const Metadata = z.object({
  id: z.string(),
  threadId: z.string(),
  sizeEstimate: z.number().optional(),
  payload: z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).optional() }).optional(),
})

/**
 * Reads INBOX through the Gmail API: what was added since a place in its history
 * (https://developers.google.com/workspace/gmail/api/guides/sync). A place expires after a week, sometimes after hours;
 * then messages are searched by time until the history is caught up with.
 */
export function createGmailReader(open: OpenApi, { now }: { readonly now: () => Date }): MailboxReader {
  const failed = (answer: ProviderAnswer) => new MailboxError(apiFailure(LABEL, answer, now()))
  const call = (path: string) => callApi(open, `${ME}${path}`)
  const read = <T>(schema: z.ZodType<T>, answer: ProviderAnswer): T => {
    if (answer.kind !== 'answer' || answer.status >= 300) throw failed(answer)
    const { data } = schema.safeParse(asObject(answer.text))
    if (data === undefined) throw misunderstood()
    return data
  }

  async function begin(): Promise<Cursor> {
    const at = now().toISOString()
    const { historyId } = read(Profile, await call('/profile'))
    return { history_id: historyId, page_token: null, search_after: null, at }
  }

  async function listHistory(cursor: Cursor, messagesMax: number): Promise<Listed> {
    const at = now().toISOString()
    const { history_id: startHistoryId, page_token } = cursor
    const query = new URLSearchParams({ startHistoryId, labelId: INBOX, maxResults: String(messagesMax) })
    // A message that its owner moves to the inbox, for example from spam, counts as new.
    for (const type of ['messageAdded', 'labelAdded']) query.append('historyTypes', type)
    if (page_token !== null) query.set('pageToken', page_token)
    const answer = await call(`/history?${query}`)
    if (isStatus(answer, 404)) return listFound(await searching(cursor), messagesMax)
    if (isStatus(answer, 400) && page_token !== null) return listHistory({ ...cursor, page_token: null }, messagesMax)
    const { history = [], nextPageToken, historyId } = read(History, answer)
    const added = history.flatMap(({ messagesAdded = [], labelsAdded = [] }) => [
      ...messagesAdded.flatMap(({ message }) => (message.labelIds?.includes(INBOX) === false ? [] : [message.id])),
      ...labelsAdded.flatMap(({ message, labelIds }) => (labelIds?.includes(INBOX) ? [message.id] : [])),
    ])
    const isLast = nextPageToken === undefined
    const next = isLast
      ? { ...cursor, history_id: historyId, page_token: null, at }
      : { ...cursor, page_token: nextPageToken }
    return { ids: [...new Set(added)], cursor: next, hasMore: !isLast }
  }

  /** The history goes on from now; what arrived since the last listing is searched. */
  async function searching({ at }: Cursor): Promise<Cursor> {
    const fresh = await begin()
    const since = Math.max(Date.parse(at) - MARGIN_MS, now().getTime() - AGAIN_MS)
    return { ...fresh, search_after: Math.floor(since / 1_000) }
  }

  async function listFound(cursor: Cursor, messagesMax: number): Promise<Listed> {
    const { search_after, page_token } = cursor
    const query = new URLSearchParams({ q: `in:inbox after:${search_after}`, maxResults: String(messagesMax) })
    if (page_token !== null) query.set('pageToken', page_token)
    const answer = await call(`/messages?${query}`)
    if (isStatus(answer, 400) && page_token !== null) return listFound({ ...cursor, page_token: null }, messagesMax)
    const { messages = [], nextPageToken } = read(Found, answer)
    const isLast = nextPageToken === undefined
    return {
      ids: messages.map(({ id }) => id),
      cursor: isLast ? { ...cursor, search_after: null, page_token: null } : { ...cursor, page_token: nextPageToken },
      // The history since the search began is listed next.
      hasMore: true,
    }
  }

  async function summary(id: string): Promise<MessageSummary | null> {
    const query = new URLSearchParams({ format: 'metadata' })
    for (const name of SUMMARY_FIELDS) query.append('metadataHeaders', name)
    const answer = await call(`/messages/${encodeURIComponent(id)}?${query}`)
    if (isStatus(answer, 404)) return null
    const { threadId, sizeEstimate = 0, payload } = read(Metadata, answer)
    return summaryOf({ id, threadId, sizeBytes: sizeEstimate }, payload?.headers ?? [])
  }

  return {
    async listNew(text, messagesMax): Promise<NewMessages> {
      if (text === null) return { messages: [], cursor: JSON.stringify(await begin()), hasMore: false }
      const before = Cursor.parse(JSON.parse(text))
      const list = before.search_after === null ? listHistory : listFound
      const { ids, cursor, hasMore } = await list(before, messagesMax)
      const messages: MessageSummary[] = []
      for (const some of chunk(ids, AT_ONCE))
        messages.push(...(await Promise.all(some.map(summary))).filter((one) => one !== null))
      return { messages, cursor: JSON.stringify(cursor), hasMore }
    },
    async fetchMessage(id) {
      const path = `${ME}/messages/${encodeURIComponent(id)}?format=raw`
      const answer = await callApi(open, path, {}, DOWNLOAD_MS, RAW_LENGTH_MAX)
      if (isStatus(answer, 404)) return null
      if (answer.kind !== 'answer' || answer.status >= 300) throw failed(answer)
      const raw = rawIn(answer.text)
      if (raw === null) throw misunderstood()
      return new Uint8Array(Buffer.from(raw, 'base64url').subarray(0, INBOUND_MAIL_BYTES_MAX))
    },
    async close() {},
  }
}

interface Listed {
  readonly ids: readonly string[]
  readonly cursor: Cursor
  readonly hasMore: boolean
}

const isStatus = (answer: ProviderAnswer, status: number): boolean =>
  answer.kind === 'answer' && answer.status === status

const misunderstood = () =>
  new MailboxError({
    kind: 'later',
    reason: `${LABEL} gave an answer that was not understood.`,
    retryAfterSeconds: null,
  })

/** The field `raw` of an answer, which may be cut: then the first part of it. */
function rawIn(text: string): string | null {
  const name = text.indexOf('"raw"')
  const start = name < 0 ? -1 : text.indexOf('"', name + '"raw"'.length)
  if (start < 0) return null
  const end = text.indexOf('"', start + 1)
  return text.slice(start + 1, end < 0 ? undefined : end)
}
