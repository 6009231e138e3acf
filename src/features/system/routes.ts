import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import * as contract from '../../contracts/system.ts'
import { outboxMails } from '../../db/schema/operations.ts'
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
    data: mails.map(({ to, subject, html, text, createdAt }) => ({ to, subject, html, text, created_at: createdAt })),
  }
})
