import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consentPage } from './consent-page.ts'
import { FakeOauth, type FakeOauthTerms } from './fake-oauth.ts'
import { type FakeOpenidTerms, fakeIdToken, fakeKeys } from './fake-openid.ts'
import { addressIn, headerOf, MessageStore } from './message-store.ts'

/** Body of `POST /control`: `{address, do, …}`. */
export type FakeAct =
  /** The grant is revoked, as if its owner had removed it. */
  | 'revoke'
  /** Access tokens become invalid; refresh tokens stay valid. */
  | 'expire'
  /** From now on, each refresh token works once. */
  | 'rotate'
  /** From now on, no refresh tokens are issued. */
  | 'without_refresh'
  /** The next `times` (default 1) requests to the mail API fail this way. */
  | 'quota'
  | 'throttle'
  | 'unauthorized'
  | 'forbidden'
  | 'broken'
  | 'unavailable'
  /** The next request gets no response. */
  | 'hang'
  /** The next request succeeds, but the connection closes before the response. */
  | 'lose_answer'
  /** The next `times` requests to the token endpoint fail with 503. */
  | 'token_down'
  /** All history positions so far expire. */
  | 'forget_history'
  /** Delivers `raw` (MIME) to the inbox. */
  | 'deliver'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly store: MessageStore
}
export interface ApiAnswer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What differs between providers. */
export interface FakeProviderTerms extends FakeOauthTerms {
  readonly name: string
  /** What a person connects; by default, a mailbox. */
  readonly subject?: string
  /** Paths of its authorization server. `revoke` is null if it has none; if it ends with a slash, the token follows. */
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string | null }
  /** ID tokens, issued when the scope `openid` is requested. */
  readonly openid?: FakeOpenidTerms
  /** Handles a request to its mail API; null for 404. */
  readonly answer: (request: ApiRequest) => ApiAnswer | null
  /** Its errors, as documented. */
  readonly failures: Readonly<
    Record<'quota' | 'throttle' | 'unauthorized' | 'forbidden' | 'broken' | 'unavailable', ApiAnswer>
  >
  readonly notFound: ApiAnswer
  /** What `GET /records?address=…` lists. */
  readonly recordsOf?: (address: string) => unknown
}

export interface FakeMailService {
  readonly origin: string
  stop(): void
}

interface Ordered {
  readonly act: FakeAct
  times: number
  readonly retryAfter: string | null
  /** Substring of the paths it applies to. */
  readonly on: string
}

/**
 * A mailbox provider on loopback: consent page, tokens and mail API. A mailbox is created when its address is first
 * used. `GET /messages?address=…` lists the messages of a mailbox, `POST /control` triggers events and failures.
 *
 * @param onSent called for each sent message
 */
export async function serveMailService(
  terms: FakeProviderTerms,
  { port = 0, onSent }: { port?: number; onSent?: (raw: Buffer) => void } = {},
): Promise<FakeMailService> {
  const oauth = new FakeOauth(terms)
  const stores = new Map<string, MessageStore>()
  const ordered = new Map<string, Ordered[]>()
  const open: ServerResponse[] = []
  const storeOf = (address: string): MessageStore => {
    const found = stores.get(address) ?? new MessageStore(address)
    stores.set(address, found)
    return found
  }
  let tokensDown = 0

  function control({ address: given = '', do: act, times, retry_after, raw, on }: Record<string, string>): void {
    const address = given.toLowerCase()
    if (act === 'revoke') oauth.revokeAll(address)
    else if (act === 'expire') oauth.expire(address)
    else if (act === 'rotate') oauth.rotating.add(address)
    else if (act === 'without_refresh') oauth.withoutRefresh.add(address)
    else if (act === 'token_down') tokensDown = Number(times ?? 1)
    else if (act === 'forget_history') storeOf(address).historyFrom = ++storeOf(address).historyId
    else if (act === 'deliver') storeOf(address).add(Buffer.from(raw ?? ''), 'inbox')
    else
      ordered.set(address, [
        ...(ordered.get(address) ?? []),
        { act: act as FakeAct, times: Number(times ?? 1), retryAfter: retry_after ?? null, on: on ?? '' },
      ])
  }

  /** The failure scheduled for the next request of a mailbox. */
  function nextOrdered(address: string, path: string): Ordered | null {
    const all = ordered.get(address) ?? []
    const next = all.find(({ on }) => path.includes(on))
    if (!next) return null
    if (--next.times <= 0)
      ordered.set(
        address,
        all.filter((order) => order !== next),
      )
    return next
  }

  const shown = (address: string) => ({
    messages: storeOf(address).messages.map(({ raw, ...message }) => ({ ...message, raw: raw.toString() })),
    refreshes: oauth.refreshes.get(address) ?? 0,
    isRevoked: oauth.revoked.includes(address),
  })

  function answerApi(request: Omit<ApiRequest, 'store'>, response: ServerResponse) {
    const grant = oauth.holder(request.headers.authorization)
    if (!grant) return send(response, terms.failures.unauthorized)
    const order = nextOrdered(grant.address, request.path)
    if (order?.act === 'hang') {
      open.push(response)
      return
    }
    const failure = order && terms.failures[order.act as keyof typeof terms.failures]
    if (failure)
      return send(response, {
        ...failure,
        headers: { ...failure.headers, ...(order.retryAfter !== null && { 'retry-after': order.retryAfter }) },
      })
    const store = storeOf(grant.address)
    const before = new Set(store.messages.filter(({ folder }) => folder === 'sent'))
    const answer = terms.answer({ ...request, store }) ?? terms.notFound
    for (const message of store.messages)
      if (message.folder === 'sent' && !before.has(message)) {
        onSent?.(message.raw)
        // Delivers the message to other mailboxes of this server.
        const to = addressIn(headerOf(message.raw, 'To'))
        if (stores.has(to) && to !== store.address) storeOf(to).add(message.raw, 'inbox')
      }
    if (order?.act === 'lose_answer') response.destroy()
    else send(response, answer)
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (path === '/control') {
      control(JSON.parse(body.toString()))
      return response.writeHead(204).end()
    }
    if (path === '/messages' && request.method === 'GET')
      return send(response, { status: 200, body: shown((query.get('address') ?? '').toLowerCase()) })
    if (path === '/records' && request.method === 'GET')
      return send(response, {
        status: 200,
        body: terms.recordsOf?.((query.get('address') ?? '').toLowerCase()) ?? null,
      })
    const origin = `http://${request.headers.host}`
    if (terms.openid && path === '/.well-known/openid-configuration')
      return send(response, { status: 200, body: discoveryOf(terms.openid, terms.paths, origin) })
    if (path === terms.openid?.keysPath) return send(response, { status: 200, body: fakeKeys() })
    if (path === terms.paths.authorize) return authorize(terms, oauth, query, response, origin)
    if (path === terms.paths.token) {
      if (tokensDown-- > 0) return send(response, { status: 503, body: { error: 'temporarily_unavailable' } })
      return send(
        response,
        oauth.token(withClient(new URLSearchParams(body.toString()), request.headers.authorization)),
      )
    }
    if (path === terms.paths.revoke)
      return send(response, oauth.revoke(new URLSearchParams(body.toString()).get('token') ?? ''))
    if (terms.paths.revoke?.endsWith('/') && path.startsWith(terms.paths.revoke) && request.method === 'DELETE')
      return send(response, oauth.revoke(decodeURIComponent(path.slice(terms.paths.revoke.length))))
    answerApi({ method: request.method ?? 'GET', path, query, headers: request.headers, body }, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Its discovery document (OpenID Connect Discovery 1.0). */
const discoveryOf = (openid: FakeOpenidTerms, paths: FakeProviderTerms['paths'], origin: string) => ({
  issuer: openid.issuerOf(origin, {}),
  authorization_endpoint: `${origin}${paths.authorize}`,
  token_endpoint: `${origin}${paths.token}`,
  jwks_uri: `${origin}${openid.keysPath}`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
})

/** The form of a token request, including client credentials from the header (RFC 6749, 2.3.1). */
function withClient(form: URLSearchParams, authorization: string | undefined): URLSearchParams {
  const [, encoded] = /^Basic (.+)$/.exec(authorization ?? '') ?? []
  if (encoded === undefined) return form
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent)
  form.set('client_id', id)
  form.set('client_secret', secret)
  return form
}

/**
 * The consent page. With `decision=allow&address=…` it redirects as after consent (`scope` limits the granted scopes);
 * with `decision=deny`, as after a refusal.
 */
function authorize(
  terms: FakeProviderTerms,
  oauth: FakeOauth,
  query: URLSearchParams,
  response: ServerResponse,
  origin: string,
) {
  const back = URL.parse(query.get('redirect_uri') ?? '')
  if (!back) return send(response, { status: 400, body: 'redirect_uri' })
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean)
  const decision = query.get('decision')
  if (decision === null) {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return send(response, {
      status: 200,
      body: Buffer.from(consentPage(terms.name, query, scopes, terms.subject)),
      headers,
    })
  }
  back.searchParams.set('state', query.get('state') ?? '')
  if (decision === 'deny') back.searchParams.set('error', 'access_denied')
  else {
    const ticked = query.has('ticked') ? query.getAll('ticked') : scopes
    const address = (query.get('address') ?? '').toLowerCase()
    const isAsked = scopes.includes('openid') && terms.openid !== undefined
    const idToken = isAsked ? fakeIdToken(terms.openid, origin, query, address) : null
    back.searchParams.set('code', oauth.consent(query, address, ticked, idToken))
  }
  response.writeHead(302, { location: back.href }).end()
}

function send(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
  const content = body === undefined ? '' : Buffer.isBuffer(body) ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content)
}
