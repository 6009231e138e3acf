import { LIVE_PROTOCOL, openLive } from '../../contracts/crawls/crawls.ts'
import { LIVE_PASS_HEADER, type LivePass } from '../../contracts/live-passes.ts'
import { authorizeCall } from '../../core/authorize.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { issueTicket, redeemTicket, type Ticket } from '../../domain/access/session-ticket.ts'
import { AppError, badRequest, unauthenticated } from '../../lib/errors.ts'
import { requireCrawl } from './queries.ts'

const LIFETIME_SECONDS = 60
const ticketFor = (id: string): Ticket => ({ audience: 'live-crawl', subject: id })

/** Issues a ticket for one live connection to one crawl, since browsers cannot send a bearer token with a WebSocket. */
export async function issueLiveTicket(ctx: ServiceContext, id: string): Promise<{ ticket: string; path: string }> {
  const crawl = await requireCrawl(ctx, id)
  const ticket = await issueTicket(ctx, ticketFor(crawl.id), LIFETIME_SECONDS)
  return { ticket, path: `/api/live/crawls/${crawl.id}` }
}

/** Opens the live connection for the ticket in `Sec-WebSocket-Protocol`. A ticket works once. */
export async function openLiveConnection(ctx: ServiceContext, id: string, request: Request): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw badRequest('Expected a WebSocket.')
  const [protocol, ticket] = (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((word) => word.trim())
  if (protocol !== LIVE_PROTOCOL || !ticket) throw unauthenticated()
  const redeemed = await redeemTicket(ctx, ticket, ticketFor(id))
  if (!redeemed) throw spent()
  authorizeCall(redeemed.ctx, openLive)
  await requireCrawl(redeemed.ctx, id)
  const coordinator = ctx.coordinators.crawl(id)
  if (!(await coordinator.takeTicket(redeemed.id, redeemed.expiresAt.getTime()))) throw spent()
  const { accountId, sessionId, workspaceId } = sessionOf(redeemed.ctx)
  const pass: LivePass = { account_id: accountId, session_id: sessionId, workspace_id: workspaceId }
  const headers = new Headers(request.headers)
  headers.set(LIVE_PASS_HEADER, JSON.stringify(pass))
  const response = await coordinator.fetch(new Request(request, { headers }))
  return new Response(null, {
    status: response.status,
    webSocket: response.webSocket,
    headers: { 'sec-websocket-protocol': LIVE_PROTOCOL },
  })
}

const spent = () => new AppError('unauthenticated', 'The ticket was used already, or has expired.')
