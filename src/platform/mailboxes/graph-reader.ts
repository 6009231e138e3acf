import { z } from 'zod'
import { INBOUND_MAIL_BYTES_MAX } from '../../contracts/replies/replies.ts'
import { callApi, downloadFromApi, type OpenApi } from '../oauth/call-api.ts'
import { asObject, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { apiErrorIn, apiFailure } from './api-failure.ts'
import { MailboxError, type MailboxReader, type MessageSummary, type NewMessages } from './port.ts'
import { summaryOf } from './read-headers.ts'

const LABEL = 'Microsoft'
const DELTA = '/me/mailFolders/inbox/messages/delta'
const SELECT = 'id,conversationId,from,isDraft,internetMessageHeaders'
/** When the state of the round was lost, messages this much older than the last round are listed again. */
const MARGIN_MS = 10 * 60_000
const AGAIN_MS = 30 * 24 * 60 * 60_000

/** Up to where a mailbox has been read. */
const Cursor = z.object({
  /** The next page of a round, or the next round: path and query below the API's base URL. */
  path: z.string(),
  /** When the last complete round began. */
  at: z.iso.datetime(),
  /** When this round began. */
  round_at: z.iso.datetime(),
})
type Cursor = z.infer<typeof Cursor>

const Headers = z.array(z.object({ name: z.string(), value: z.string() }))
const Message = z.object({
  id: z.string(),
  '@removed': z.unknown().optional(),
  conversationId: z.string().nullish(),
  isDraft: z.boolean().nullish(),
  from: z.object({ emailAddress: z.object({ address: z.string().nullish() }).nullish() }).nullish(),
  internetMessageHeaders: Headers.nullish(),
})
const Page = z.object({
  value: z.array(Message),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
})

/**
 * Reads the inbox through Microsoft Graph: what was created there since the last round of its delta query
 * (https://learn.microsoft.com/en-us/graph/delta-query-messages). The state of a round expires; then a new one begins
 * with the messages received since the last.
 */
export function createGraphReader(open: OpenApi, { now }: { readonly now: () => Date }): MailboxReader {
  const failed = (answer: ProviderAnswer) => new MailboxError(apiFailure(LABEL, answer, now()))

  /** A round begins with messages received since a time. */
  const beginAt = (since: Date, at: string): Cursor => {
    const query = new URLSearchParams({
      changeType: 'created',
      $select: SELECT,
      $filter: `receivedDateTime gt ${since.toISOString()}`,
    })
    return { path: `${DELTA}?${query}`, at, round_at: at }
  }

  async function list(cursor: Cursor, messagesMax: number): Promise<NewMessages> {
    // Ids that stay the same when a message is moved.
    const prefer = `odata.maxpagesize=${messagesMax}, IdType="ImmutableId"`
    const { apiUrl } = await open(null)
    const answer = await callApi(open, cursor.path, { headers: { prefer } })
    if (isLost(answer)) {
      const since = new Date(Math.max(Date.parse(cursor.at) - MARGIN_MS, now().getTime() - AGAIN_MS))
      const begun = beginAt(since, cursor.at)
      if (begun.path !== cursor.path) return list({ ...begun, round_at: now().toISOString() }, messagesMax)
    }
    if (answer.kind !== 'answer' || answer.status >= 300) throw failed(answer)
    const { data: page } = Page.safeParse(asObject(answer.text))
    const link = page?.['@odata.nextLink'] ?? page?.['@odata.deltaLink']
    // The token must not be sent anywhere else.
    if (!page || !link?.startsWith(`${apiUrl}/`)) throw misunderstood()
    const isLast = page['@odata.nextLink'] === undefined
    const path = link.slice(apiUrl.length)
    const next: Cursor = isLast
      ? { path, at: cursor.round_at, round_at: now().toISOString() }
      : { path, at: cursor.at, round_at: cursor.round_at }
    const messages: MessageSummary[] = []
    for (const message of page.value)
      if (message['@removed'] === undefined && !message.isDraft) messages.push(await summary(message))
    return { messages, cursor: JSON.stringify(next), hasMore: !isLast }
  }

  async function summary(message: z.infer<typeof Message>): Promise<MessageSummary> {
    const { id, conversationId, from } = message
    const headers = message.internetMessageHeaders ?? (await headersOf(id))
    const address = from?.emailAddress?.address
    const fields =
      address && !headers.some(({ name }) => /^from$/i.test(name)) ? [{ name: 'From', value: address }] : []
    return summaryOf({ id, threadId: conversationId ?? null, sizeBytes: 0 }, [...fields, ...headers])
  }

  /** A delta query may leave them out; messages within Exchange, such as its reports, may have none. */
  async function headersOf(id: string): Promise<z.infer<typeof Headers>> {
    const path = `/me/messages/${encodeURIComponent(id)}?$select=internetMessageHeaders`
    const answer = await callApi(open, path, { headers: { prefer: 'IdType="ImmutableId"' } })
    if (answer.kind === 'answer' && answer.status === 404) return []
    if (answer.kind !== 'answer' || answer.status >= 300) throw failed(answer)
    return Headers.safeParse(asObject(answer.text).internetMessageHeaders).data ?? []
  }

  return {
    async listNew(text, messagesMax) {
      if (text !== null) return list(Cursor.parse(JSON.parse(text)), messagesMax)
      const begun = now()
      return list(beginAt(begun, begun.toISOString()), messagesMax)
    },
    async fetchMessage(id) {
      const path = `/me/messages/${encodeURIComponent(id)}/$value`
      const downloaded = await downloadFromApi(open, path, INBOUND_MAIL_BYTES_MAX)
      if (downloaded instanceof Uint8Array) return downloaded
      if (downloaded.kind === 'answer' && downloaded.status === 404) return null
      throw failed(downloaded)
    },
    async close() {},
  }
}

/** Whether the state of a round is gone (https://learn.microsoft.com/en-us/graph/delta-query-overview#synchronization-reset). */
function isLost(answer: ProviderAnswer): boolean {
  if (answer.kind !== 'answer') return false
  const { code } = apiErrorIn(answer.text)
  return answer.status === 410 || /^(?:syncStateNotFound|syncStateInvalid|resyncRequired)$/i.test(code)
}

const misunderstood = () =>
  new MailboxError({
    kind: 'later',
    reason: `${LABEL} gave an answer that was not understood.`,
    retryAfterSeconds: null,
  })
