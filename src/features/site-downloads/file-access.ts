import { parse, serialize } from 'hono/utils/cookie'
import { ArchiveFormat } from '../../contracts/site-downloads/site-download-slices.ts'
import { allowFile as contract } from '../../contracts/site-downloads/site-downloads.ts'
import { authorizeCall } from '../../core/authorize.ts'
import type { ServiceContext } from '../../core/context.ts'
import { issueTicket, redeemTicket, type Ticket } from '../../domain/access/session-ticket.ts'
import { unauthenticated } from '../../lib/errors.ts'
import { requireArchive } from './require-archive.ts'
import { sendArchive } from './send-archive.ts'

/** Long enough to resume a broken transfer of gigabytes with another request. */
const LIFETIME_SECONDS = 60 * 60
const COOKIE = 'file_access'
const ticketFor = (id: string, format: ArchiveFormat): Ticket => ({
  audience: 'site-download-file',
  subject: `${id}.${format}`,
})

/** Sets a cookie that allows downloading one archive during the session: navigation cannot send a bearer token. */
export async function allowFile(ctx: ServiceContext, id: string, format: ArchiveFormat): Promise<Response> {
  const { row } = await requireArchive(ctx, id, format)
  const path = `/api/files/website-downloads/${row.id}/${format}`
  const ticket = await issueTicket(ctx, ticketFor(row.id, format), LIFETIME_SECONDS)
  const cookie = serialize(COOKIE, ticket, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: ctx.config.appUrl.startsWith('https:'),
    maxAge: LIFETIME_SECONDS,
  })
  return Response.json({ success: true, status: 'successful', data: { path } }, { headers: { 'set-cookie': cookie } })
}

/** Sends the archive that the cookie of `allowFile` grants access to. */
export async function sendAllowedFile(
  ctx: ServiceContext,
  id: string,
  given: string,
  request: Headers,
): Promise<Response> {
  const format = ArchiveFormat.safeParse(given)
  const ticket = parse(request.get('cookie') ?? '', COOKIE)[COOKIE]
  if (!ticket || !format.success) throw unauthenticated()
  const redeemed = await redeemTicket(ctx, ticket, ticketFor(id, format.data))
  if (!redeemed) throw unauthenticated()
  authorizeCall(redeemed.ctx, contract)
  const { row } = await requireArchive(redeemed.ctx, id, format.data)
  return await sendArchive(ctx, row, format.data, request)
}
