import { type ApiAnswer, type ApiRequest, serveMailService } from './fake-mail-service.ts'
import { FAKE_CLIENT } from './fake-oauth.ts'
import type { FakeMailbox } from './google.ts'

/** The tenant of personal accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

import { headerOf, type StoredMessage } from './message-store.ts'
import { inboxDelta, internetHeaders } from './microsoft-delta.ts'

/** An error response of Graph (https://learn.microsoft.com/en-us/graph/errors). */
const failed = (status: number, code: string, message: string, headers?: Record<string, string>): ApiAnswer => ({
  status,
  body: { error: { code, message, innerError: { date: new Date().toISOString(), 'request-id': '1' } } },
  ...(headers && { headers }),
})

const FAILURES = {
  quota: failed(403, 'ErrorExceededMessageLimit', 'The message submission limit has been exceeded.'),
  throttle: failed(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.', {
    'retry-after': '10',
  }),
  unauthorized: failed(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'),
  forbidden: failed(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.'),
  broken: failed(500, 'generalException', 'An unexpected error occurred.'),
  unavailable: failed(503, 'serviceNotAvailable', 'The service is temporarily unavailable.'),
} as const
const NOT_FOUND = failed(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
const BODY_BYTES_MAX = 4 * 1024 * 1024

const graphMessage = ({ id, threadId, messageId, subject, from, folder, receivedAt }: StoredMessage) => ({
  '@odata.etag': 'W/"1"',
  ...{ id, conversationId: threadId, internetMessageId: messageId, subject, isDraft: folder === 'drafts' },
  from: { emailAddress: { address: from } },
  receivedDateTime: receivedAt.toISOString(),
})

/** Graph's mail API, below `/v1.0/me` (https://learn.microsoft.com/en-us/graph/api/resources/mail-api-overview). */
function answer({ method, path, headers, body, query, store }: ApiRequest): ApiAnswer | null {
  const [, rest = ''] = /^\/v1\.0\/me(.*)$/.exec(path) ?? []
  if (method === 'GET' && rest === '' && path === '/v1.0/me')
    return { status: 200, body: { id: '1', mail: store.address, userPrincipalName: store.address } }
  if (method === 'POST' && rest === '/messages') {
    if (body.length > BODY_BYTES_MAX) return failed(413, 'RequestEntityTooLarge', 'The request is too large.')
    const raw = headers['content-type'] === 'text/plain' ? Buffer.from(body.toString(), 'base64') : null
    if (!raw || !headerOf(raw, 'To')) return failed(400, 'ErrorMimeContentInvalidBase64String', 'Invalid MIME content.')
    return { status: 201, body: graphMessage(store.add(raw, 'drafts')) }
  }
  if (method === 'GET' && rest === '/mailFolders/inbox/messages/delta')
    return inboxDelta({ method, path, headers, body, query, store })
  const [, id, verb] = /^\/messages\/(\w+)(\/send|\/\$value)?$/.exec(rest) ?? []
  const message = id ? store.find(id) : undefined
  if (!message) return null
  if (method === 'POST' && verb === '/send') {
    if (message.folder !== 'drafts') return failed(400, 'ErrorInvalidOperation', 'The message was sent already.')
    store.move(message, 'sent')
    return { status: 202 }
  }
  if (method === 'GET' && verb === '/$value')
    return { status: 200, body: message.raw, headers: { 'content-type': 'text/plain' } }
  if (method === 'GET' && verb === undefined)
    return { status: 200, body: { ...graphMessage(message), internetMessageHeaders: internetHeaders(message) } }
  if (method === 'DELETE' && verb === undefined) {
    store.remove(message.id)
    return { status: 204 }
  }
  return null
}

/** Microsoft's consent page, token endpoint and Graph on loopback. */
export async function serveMicrosoft(
  options: { port?: number; onSent?: (raw: Buffer) => void } = {},
): Promise<FakeMailbox> {
  const service = await serveMailService(
    {
      name: 'Microsoft',
      accessSeconds: 3_600,
      offlineScope: 'offline_access',
      scopePrefix: 'https://graph.microsoft.com/',
      paths: { authorize: '/common/oauth2/v2.0/authorize', token: '/common/oauth2/v2.0/token', revoke: null },
      openid: {
        keysPath: '/common/discovery/v2.0/keys',
        issuerOf: (origin, { tid }) => `${origin}/${tid}/v2.0`,
        claimsOf: () => ({ tid: PERSONAL_TENANT }),
      },
      answer,
      failures: FAILURES,
      notFound: NOT_FOUND,
    },
    options,
  )
  const { origin } = service
  return {
    ...service,
    vars: {
      MICROSOFT_CLIENT_ID: FAKE_CLIENT.id,
      MICROSOFT_CLIENT_SECRET: FAKE_CLIENT.secret,
      MICROSOFT_LOGIN_URL: `${origin}/common`,
      MICROSOFT_SIGN_IN_CLIENT_ID: FAKE_CLIENT.id,
      MICROSOFT_SIGN_IN_CLIENT_SECRET: FAKE_CLIENT.secret,
      GRAPH_URL: `${origin}/v1.0`,
    },
  }
}
