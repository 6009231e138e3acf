import { eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { jwtVerify, SignJWT } from 'jose'
import { ArchiveFormat } from '../../contracts/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { siteDownloads } from '../../db/schema/site-downloads.ts'
import { notFound, unauthenticated } from '../../lib/errors.ts'
import { requireArchive } from './require-archive.ts'
import { sendArchive } from './send-archive.ts'

/** Long enough to resume a broken transfer of gigabytes, which asks again. */
const LIFETIME_SECONDS = 60 * 60
const AUDIENCE = 'site-download-file'
const COOKIE = 'file_access'

/** Lets the viewer's browser fetch one archive by itself: navigation cannot send a bearer token. */
export async function allowFile(ctx: ServiceContext, id: string, format: ArchiveFormat): Promise<Response> {
  const { row } = await requireArchive(ctx, id, format)
  const path = `/api/files/website-downloads/${row.id}/${format}`
  const ticket = await new SignJWT({ format })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(row.id)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(ctx.config.jwtSecret)
  const cookie = serialize(COOKIE, ticket, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: ctx.config.appUrl.startsWith('https:'),
    maxAge: LIFETIME_SECONDS,
  })
  return Response.json({ success: true, status: 'successful', data: { path } }, { headers: { 'set-cookie': cookie } })
}

/** The archive that the cookie of `allowFile` allows. */
export async function sendAllowedFile(
  ctx: ServiceContext,
  id: string,
  given: string,
  request: Headers,
): Promise<Response> {
  const format = ArchiveFormat.safeParse(given)
  const ticket = parse(request.get('cookie') ?? '', COOKIE)[COOKIE]
  if (!ticket || !format.success) throw unauthenticated()
  const claims = await jwtVerify(ticket, ctx.config.jwtSecret, { algorithms: ['HS256'], audience: AUDIENCE }).catch(
    () => null,
  )
  if (claims?.payload.sub !== id || claims.payload.format !== format.data) throw unauthenticated()
  const [row] = await ctx.db.select().from(siteDownloads).where(eq(siteDownloads.id, id))
  if (!row) throw notFound('Archive')
  return await sendArchive(ctx, row, format.data, request)
}
