import type { ApiAnswer, ApiRequest } from './fake-mail-service.ts'
import { headerOf, type StoredMessage } from './message-store.ts'

const HEADERS = ['From', 'In-Reply-To', 'References', 'Return-Path', 'Content-Type', 'X-Failed-Recipients']

/** `internetMessageHeaders` of a message. */
export const internetHeaders = ({ raw }: StoredMessage) =>
  HEADERS.map((name) => ({ name, value: headerOf(raw, name) })).filter(({ value }) => value !== '')

/**
 * One round of the inbox's delta query (https://learn.microsoft.com/en-us/graph/api/message-delta). A token holds the
 * position in the history and the number of items already listed; it expires with its generation. Delivery reports have
 * no headers, as with Exchange.
 */
export function inboxDelta({ query, headers, store }: ApiRequest): ApiAnswer {
  const token = query.get('$deltatoken') ?? query.get('$skiptoken')
  const given = /^receivedDateTime g[et] (\S+)$/.exec(query.get('$filter') ?? '')?.[1] ?? ''
  const [start, listed, generation, filter = ''] = token?.split('_') ?? [0, 0, store.historyFrom, given]
  if (Number(generation) < store.historyFrom)
    return {
      status: 410,
      body: { error: { code: 'SyncStateNotFound', message: 'The sync state generation is not found.' } },
    }
  const size = Number(/odata\.maxpagesize=(\d+)/.exec(String(headers.prefer))?.[1] ?? 10)
  const changed = store
    .since(Number(start))
    .filter(({ folder, receivedAt }) => folder === 'inbox' && receivedAt > new Date(filter === '' ? 0 : filter))
  const page = changed.slice(Number(listed), Number(listed) + size)
  const isLast = Number(listed) + size >= changed.length
  const link = (name: string, value: string) =>
    `http://${headers.host}/v1.0/me/mailFolders/inbox/messages/delta?${new URLSearchParams({ [name]: value })}`
  return {
    status: 200,
    body: {
      value: page.map((message) => ({
        ...{ id: message.id, conversationId: message.threadId, isDraft: false },
        from: { emailAddress: { address: message.from } },
        ...(!/report/.test(headerOf(message.raw, 'Content-Type')) && {
          internetMessageHeaders: internetHeaders(message),
        }),
      })),
      ...(isLast
        ? { '@odata.deltaLink': link('$deltatoken', `${store.historyId}_0_${generation}_`) }
        : { '@odata.nextLink': link('$skiptoken', `${start}_${Number(listed) + size}_${generation}_${filter}`) }),
    },
  }
}
