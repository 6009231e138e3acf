import type { Endpoint } from '../../contracts/endpoint.ts'
import { LIVE_PASS_HEADER, LIVE_PROTOCOL, type LivePass } from '../../contracts/live-passes.ts'
import { authorizeCall } from '../../core/authorize.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { AppError, badRequest, unauthenticated } from '../../lib/errors.ts'
import { redeemTicket, type Ticket } from './session-ticket.ts'

/** How long a ticket for a live connection is valid. */
export const LIVE_TICKET_SECONDS = 60

/** A Durable Object that accepts live connections. */
interface LiveObject {
  /** Whether the ticket is used for the first time. */
  takeTicket(id: string, expiresAtMs: number): Promise<boolean>
  fetch(request: Request): Promise<Response>
}

export interface LiveConnection {
  readonly ticket: Ticket
  /** The endpoint that issued the ticket. Its permission is checked again. */
  readonly endpoint: Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission'>
  /** Returns the object to connect to, in the context of the ticket's session. */
  readonly objectOf: (holder: ServiceContext) => Promise<LiveObject> | LiveObject
}

/**
 * Opens the live connection for the ticket in `Sec-WebSocket-Protocol`. A ticket works once.
 *
 * @throws bad_request for other requests, unauthenticated for an invalid ticket, and as `authorizeCall` and `objectOf`
 */
export async function openLiveConnection(
  ctx: ServiceContext,
  request: Request,
  { ticket, endpoint, objectOf }: LiveConnection,
): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw badRequest('Expected a WebSocket.')
  const [protocol, written] = (request.headers.get('sec-websocket-protocol') ?? '')
    .split(',')
    .map((word) => word.trim())
  if (protocol !== LIVE_PROTOCOL || !written) throw unauthenticated()
  const redeemed = await redeemTicket(ctx, written, ticket)
  if (!redeemed) throw spent()
  authorizeCall(redeemed.ctx, endpoint)
  const object = await objectOf(redeemed.ctx)
  if (!(await object.takeTicket(redeemed.id, redeemed.expiresAt.getTime()))) throw spent()
  const { accountId, sessionId, workspaceId } = sessionOf(redeemed.ctx)
  const pass: LivePass = { account_id: accountId, session_id: sessionId, workspace_id: workspaceId }
  const headers = new Headers(request.headers)
  headers.set(LIVE_PASS_HEADER, JSON.stringify(pass))
  const response = await object.fetch(new Request(request, { headers }))
  return new Response(null, {
    status: response.status,
    webSocket: response.webSocket,
    headers: { 'sec-websocket-protocol': LIVE_PROTOCOL },
  })
}

const spent = () => new AppError('unauthenticated', 'The ticket was used already, or has expired.')
