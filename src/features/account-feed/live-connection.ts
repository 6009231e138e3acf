import { FEED_PATH, openFeed } from '../../contracts/account-feed/account-feed.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { LIVE_TICKET_SECONDS, openLiveConnection } from '../../domain/access/live-connection.ts'
import { issueTicket, type Ticket } from '../../domain/access/session-ticket.ts'

/** The session names the account, so the ticket needs no other subject. */
const TICKET: Ticket = { audience: 'live-account', subject: 'feed' }

/** Issues a ticket for one connection to the feed of the current workspace. */
export async function issueFeedTicket(ctx: ServiceContext): Promise<{ ticket: string; path: string }> {
  return { ticket: await issueTicket(ctx, TICKET, LIVE_TICKET_SECONDS), path: FEED_PATH }
}

/** Opens a connection to the feed of the workspace that the ticket was issued for. */
export const openFeedConnection = (ctx: ServiceContext, request: Request): Promise<Response> =>
  openLiveConnection(ctx, request, {
    ticket: TICKET,
    endpoint: openFeed,
    objectOf: (holder) => ctx.coordinators.accountFeed(accountOf(holder).id),
  })
