import { jwtVerify, SignJWT } from 'jose'
import { LIVE_PROTOCOL } from '../../contracts/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { AppError, badRequest, unauthenticated } from '../../lib/errors.ts'
import { requireCrawl } from './queries.ts'

const TICKET_LIFETIME = '60s'
const AUDIENCE = 'live-crawl'

/** A ticket for one crawl's live connection: browsers cannot send a bearer token with a WebSocket. */
export async function issueLiveTicket(ctx: ServiceContext, id: string): Promise<{ ticket: string; path: string }> {
  const crawl = await requireCrawl(ctx, id)
  const ticket = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(crawl.id)
    .setIssuedAt()
    .setExpirationTime(TICKET_LIFETIME)
    .sign(ctx.config.jwtSecret)
  return { ticket, path: `/api/live/crawls/${crawl.id}` }
}

/** Opens the connection that a ticket in `Sec-WebSocket-Protocol` allows. */
export async function openLiveConnection(ctx: ServiceContext, id: string, request: Request): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw badRequest('Expected a WebSocket.')
  const [protocol, ticket] = (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((word) => word.trim())
  if (protocol !== LIVE_PROTOCOL || !ticket) throw unauthenticated()
  const claims = await jwtVerify(ticket, ctx.config.jwtSecret, { algorithms: ['HS256'], audience: AUDIENCE }).catch(
    () => null,
  )
  if (claims?.payload.sub !== id) throw new AppError('unauthenticated', 'The ticket has expired.')
  const response = await ctx.coordinators.crawl(id).fetch(request)
  return new Response(null, {
    status: response.status,
    webSocket: response.webSocket,
    headers: { 'sec-websocket-protocol': LIVE_PROTOCOL },
  })
}
