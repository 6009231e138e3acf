import { openLive } from '../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { LIVE_TICKET_SECONDS, openLiveConnection } from '../../domain/access/live-connection.ts'
import { issueTicket, type Ticket } from '../../domain/access/session-ticket.ts'
import { requireCrawl } from './queries.ts'

const ticketFor = (id: string): Ticket => ({ audience: 'live-crawl', subject: id })

/** Issues a ticket for one live connection to one crawl, since browsers cannot send a bearer token with a WebSocket. */
export async function issueLiveTicket(ctx: ServiceContext, id: string): Promise<{ ticket: string; path: string }> {
  const crawl = await requireCrawl(ctx, id)
  const ticket = await issueTicket(ctx, ticketFor(crawl.id), LIVE_TICKET_SECONDS)
  return { ticket, path: `/api/live/crawls/${crawl.id}` }
}

/** Opens the live connection to a crawl. */
export const openCrawlConnection = (ctx: ServiceContext, id: string, request: Request): Promise<Response> =>
  openLiveConnection(ctx, request, {
    ticket: ticketFor(id),
    endpoint: openLive,
    objectOf: async (holder) => {
      await requireCrawl(holder, id)
      return ctx.coordinators.crawl(id)
    },
  })
