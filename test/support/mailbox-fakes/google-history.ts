import type { ApiAnswer, ApiRequest } from './fake-mail-service.ts'
import type { StoredMessage } from './message-store.ts'

const named = ({ id, threadId }: StoredMessage) => ({ id, threadId, labelIds: ['INBOX', 'UNREAD'] })

/** A page of a list, with the next page's token: the number of items so far. */
function pageOf<T>(list: readonly T[], query: URLSearchParams) {
  const size = Number(query.get('maxResults') ?? 100)
  const from = Number(query.get('pageToken') ?? 0)
  const next = from + size < list.length ? { nextPageToken: String(from + size) } : {}
  return { items: list.slice(from, from + size), next }
}

/** `users.history.list` (https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.history/list). */
export function listHistory({ query, store }: ApiRequest, notFound: ApiAnswer): ApiAnswer {
  const start = Number(query.get('startHistoryId'))
  if (!(start >= store.historyFrom)) return notFound
  const { items, next } = pageOf(
    store.since(start).filter(({ folder }) => folder === 'inbox'),
    query,
  )
  const history = items.map((message) => ({
    ...{ id: String(message.historyId), messages: [named(message)], messagesAdded: [{ message: named(message) }] },
  }))
  return { status: 200, body: { ...(history.length > 0 && { history }), ...next, historyId: String(store.historyId) } }
}

/** The search `in:inbox after:<seconds>`, newest first; null for other searches. */
export function searchInbox({ query, store }: ApiRequest): ApiAnswer | null {
  const after = /^in:inbox after:(\d+)$/.exec(query.get('q') ?? '')?.[1]
  if (after === undefined) return null
  const found = store.messages.filter(
    ({ folder, receivedAt }) => folder === 'inbox' && receivedAt.getTime() >= Number(after) * 1_000,
  )
  const { items, next } = pageOf(found.toReversed(), query)
  const messages = items.map(({ id, threadId }) => ({ id, threadId }))
  return { status: 200, body: { ...(messages.length > 0 && { messages }), ...next, resultSizeEstimate: found.length } }
}
