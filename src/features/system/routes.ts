import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as contract from '../../contracts/system.ts'
import { outboxMails } from '../../db/schema/control/operations.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { notFound } from '../../lib/errors.ts'
import { checkHealth } from './check-health.ts'

export const systemRoutes = new Hono<HttpEnv>()

mount(systemRoutes, contract.health, async ({ ctx }) => ({ data: await checkHealth(ctx) }))

mount(systemRoutes, contract.outbox, async ({ ctx }) => {
  if (ctx.config.isProduction) throw notFound('Page')
  const mails = await ctx.db
    .select()
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(100)
  return {
    data: mails.map(({ createdAt, replyTo, ...mail }) => ({ ...mail, reply_to: replyTo, created_at: createdAt })),
  }
})

mount(systemRoutes, contract.outboxMail, async ({ ctx, params }) => {
  if (ctx.config.isProduction) throw notFound('Page')
  const [mail] = await ctx.db.select().from(outboxMails).where(eq(outboxMails.id, params.id))
  if (!mail) throw notFound('Mail')
  return new Response(mail.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OUTBOX_POLICY },
  })
})

/** A mail may style itself and open links in new tabs, and nothing else. */
const OUTBOX_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"
