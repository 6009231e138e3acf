import { randomBytes } from 'node:crypto'
import { FakeSheets } from '../crm-fakes/sheets.ts'
import { type ApiAnswer, type ApiRequest, type FakeMailService, serveMailService } from './fake-mail-service.ts'
import { FAKE_CLIENT } from './fake-oauth.ts'
import { listHistory, searchInbox } from './google-history.ts'
import { headerOf, type StoredMessage } from './message-store.ts'

/** An error response of Google's APIs (https://developers.google.com/workspace/gmail/api/guides/handle-errors). */
const failed = (code: number, reason: string, message: string, domain = 'global'): ApiAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ domain, reason, message }] } },
})

const FAILURES = {
  quota: failed(403, 'dailyLimitExceeded', 'Daily Limit Exceeded', 'usageLimits'),
  throttle: failed(429, 'rateLimitExceeded', 'User-rate limit exceeded', 'usageLimits'),
  unauthorized: failed(401, 'authError', 'Invalid Credentials'),
  forbidden: failed(403, 'domainPolicy', 'The domain administrators have disabled Gmail apps.'),
  broken: failed(500, 'backendError', 'Backend Error'),
  unavailable: failed(503, 'backendError', 'The service is currently unavailable.'),
} as const
const NOT_FOUND = failed(404, 'notFound', 'Requested entity was not found.')
const LABELS = { inbox: ['INBOX', 'UNREAD'], sent: ['SENT'], drafts: ['DRAFT'] } as const

export const gmailMessage = ({ id, threadId, folder, historyId, receivedAt, raw }: StoredMessage) => ({
  ...{ id, threadId, labelIds: LABELS[folder], historyId: String(historyId) },
  ...{ internalDate: String(receivedAt.getTime()), sizeEstimate: raw.length },
})

/** Gmail's API, below `/gmail/v1/users/me` (https://developers.google.com/workspace/gmail/api/reference/rest). */
function answer(request: ApiRequest): ApiAnswer | null {
  const { method, path, store } = request
  const [, upload, rest = ''] = /^(\/upload)?\/gmail\/v1\/users\/me\/(.*)$/.exec(path) ?? []
  if (method === 'GET' && rest === 'profile')
    return {
      status: 200,
      body: {
        ...{ emailAddress: store.address, messagesTotal: store.messages.length, threadsTotal: 1 },
        historyId: String(store.historyId),
      },
    }
  if (method === 'POST' && rest === 'messages/send') return sendMessage(request, upload !== undefined)
  if (method === 'GET' && rest === 'history') return listHistory(request, NOT_FOUND)
  if (method === 'GET' && rest === 'messages') return searchInbox(request) ?? listMessages(request)
  const [, id] = /^messages\/(\w+)$/.exec(rest) ?? []
  const message = id ? store.find(id) : undefined
  if (method === 'GET' && message) return getMessage(message, request.query)
  return null
}

/** Supports only the search for a `Message-ID` (https://support.google.com/mail/answer/7190). */
function listMessages({ query, store }: ApiRequest): ApiAnswer {
  const named = /^rfc822msgid:(\S+)$/.exec(query.get('q') ?? '')?.[1]
  const found = store.messages.filter(({ messageId }) => messageId === `<${named}>`)
  const messages = found.map(({ id, threadId }) => ({ id, threadId }))
  return {
    status: 200,
    body: { ...(messages.length > 0 && { messages }), resultSizeEstimate: messages.length },
  }
}

function getMessage(message: StoredMessage, query: URLSearchParams): ApiAnswer {
  const format = query.get('format') ?? 'full'
  if (format === 'raw')
    return { status: 200, body: { ...gmailMessage(message), raw: message.raw.toString('base64url') } }
  const names = query.getAll('metadataHeaders')
  const headers = names.flatMap((name) => {
    const value = headerOf(message.raw, name)
    return value === '' ? [] : [{ name, value }]
  })
  return { status: 200, body: { ...gmailMessage(message), payload: { headers } } }
}

/** Accepts `raw` in JSON, or a multipart upload (https://developers.google.com/workspace/gmail/api/guides/uploads). */
function sendMessage({ body, headers, query, store }: ApiRequest, isUpload: boolean): ApiAnswer {
  const given = isUpload ? uploaded(body, headers['content-type'] ?? '', query) : JSON.parse(body.toString())
  if (!given) return failed(400, 'invalidArgument', 'Media type is not supported.')
  const raw: Buffer = Buffer.isBuffer(given.raw) ? given.raw : Buffer.from(given.raw ?? '', 'base64url')
  const threadId: string | undefined = given.threadId
  if (!headerOf(raw, 'To')) return failed(400, 'invalidArgument', 'Recipient address required')
  if (!/^[^\s@]+@[^\s@]+$/.test(headerOf(raw, 'To').replace(/^.*<|>.*$/g, '')))
    return failed(400, 'invalidArgument', 'Invalid To header')
  if (threadId !== undefined && !store.messages.some((message) => message.threadId === threadId)) return NOT_FOUND
  const joins = threadId !== undefined && store.fits(raw, threadId)
  const message = store.add(withOwnId(raw), 'sent', joins ? threadId : randomBytes(8).toString('hex'))
  const { id, threadId: thread } = message
  return { status: 200, body: { id, threadId: thread, labelIds: ['SENT'] } }
}

function uploaded(body: Buffer, type: string, query: URLSearchParams): { raw: Buffer; threadId?: string } | null {
  if (query.get('uploadType') === 'media') return { raw: body }
  const boundary = /^multipart\/related; *boundary="?([^";]+)/.exec(type)?.[1]
  if (query.get('uploadType') !== 'multipart' || !boundary) return null
  const text = body.toString('latin1')
  const [, first = '', second = ''] = text.split(`--${boundary}`)
  const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)
  return { ...JSON.parse(contentOf(first) || '{}'), raw: Buffer.from(contentOf(second), 'latin1') }
}

/** Gmail assigns its own Message-ID to messages sent through the API and keeps the original in another header. */
function withOwnId(raw: Buffer): Buffer {
  const own = `<CA${randomBytes(18).toString('base64url')}@mail.gmail.com>`
  const text = raw.toString('latin1')
  const replaced = text.replace(
    /^Message-ID: *(.*)\r\n/im,
    (_, given: string) => `X-Google-Original-Message-ID: ${given}\r\nMessage-ID: ${own}\r\n`,
  )
  return Buffer.from(replaced === text ? `Message-ID: ${own}\r\n${text}` : replaced, 'latin1')
}

export interface FakeMailbox extends FakeMailService {
  /** Environment variables that make the Worker use this server. */
  readonly vars: Readonly<Record<string, string>>
}

/** Google's consent page, token endpoint, Gmail and Sheets on loopback. */
export async function serveGoogle(
  options: { port?: number; onSent?: (raw: Buffer) => void } = {},
): Promise<FakeMailbox> {
  const sheets = new FakeSheets()
  const service = await serveMailService(
    {
      name: 'Google',
      accessSeconds: 3_599,
      offlineScope: null,
      scopePrefix: '',
      paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
      openid: {
        keysPath: '/keys',
        issuerOf: (origin) => origin,
        claimsOf: () => ({ email_verified: true }),
      },
      answer: (request) => sheets.answer(request) ?? answer(request),
      recordsOf: (address) => sheets.of(address),
      failures: FAILURES,
      notFound: NOT_FOUND,
    },
    options,
  )
  const { origin } = service
  return {
    ...service,
    vars: {
      GOOGLE_CLIENT_ID: FAKE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: FAKE_CLIENT.secret,
      GOOGLE_AUTH_URL: `${origin}/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: origin,
      GMAIL_URL: origin,
      GOOGLE_SIGN_IN_CLIENT_ID: FAKE_CLIENT.id,
      GOOGLE_SIGN_IN_CLIENT_SECRET: FAKE_CLIENT.secret,
      GOOGLE_ISSUER: origin,
      GOOGLE_KEYS_URL: `${origin}/keys`,
      SHEETS_URL: origin,
    },
  }
}
