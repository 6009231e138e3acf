import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as operations from '../../contracts/system/operations.ts'
import * as contract from '../../contracts/system/system.ts'
import { readSettings } from '../../core/settings.ts'
import { outboxMessages } from '../../db/schema/control/operations.ts'
import { offeredProviders } from '../../domain/accounts/identities/identity-providers.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { notFound } from '../../lib/errors.ts'
import { changeSystemSettings } from './change-system-settings.ts'
import { checkHealth } from './check-health.ts'
import { optimizeDatabases } from './optimize-databases.ts'
import { readBadges } from './read-badges.ts'
import { readSystemInfo } from './read-system-info.ts'
import { readSystemStats } from './read-system-stats.ts'
import { clearCache } from './remembered.ts'

export const systemRoutes = new Hono<HttpEnv>()

mount(systemRoutes, contract.health, async ({ ctx }) => ({ data: await checkHealth(ctx) }))

mount(systemRoutes, contract.site, async ({ ctx }) => {
  const { site_name: name, sign_up_open } = await readSettings(ctx)
  return { data: { name, sign_up_open, sign_in_providers: offeredProviders(ctx) } }
})

mount(systemRoutes, operations.adminBadges, async ({ ctx }) => ({ data: await readBadges(ctx) }))

mount(systemRoutes, operations.systemInfo, async ({ ctx }) => ({ data: readSystemInfo(ctx) }))

mount(systemRoutes, operations.systemStats, async ({ ctx, query }) => ({ data: await readSystemStats(ctx, query) }))

mount(systemRoutes, operations.clearCache, async ({ ctx }) => ({
  message: 'Cache cleared successfully',
  data: { cleared: await clearCache(ctx) },
}))

mount(systemRoutes, operations.optimize, async ({ ctx }) => {
  const databases = await optimizeDatabases(ctx)
  const isWell = databases.every(({ ok }) => ok)
  return {
    message: isWell ? 'Application optimized successfully' : 'Some databases need a look',
    data: { databases },
  }
})

mount(systemRoutes, operations.getSettings, async ({ ctx }) => ({ data: await readSettings(ctx) }))

mount(systemRoutes, operations.updateSettings, async ({ ctx, body }) => ({
  message: 'Settings updated successfully',
  data: await changeSystemSettings(ctx, body),
}))

mount(systemRoutes, contract.outbox, async ({ ctx }) => {
  if (ctx.config.isProduction) throw notFound('Page')
  const mails = await ctx.db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(100)
  return {
    data: mails.map(({ createdAt, replyTo, ...mail }) => ({ ...mail, reply_to: replyTo, created_at: createdAt })),
  }
})

mount(systemRoutes, contract.outboxMail, async ({ ctx, params }) => {
  if (ctx.config.isProduction) throw notFound('Page')
  const [mail] = await ctx.db.select().from(outboxMessages).where(eq(outboxMessages.id, params.id))
  if (!mail) throw notFound('Mail')
  return new Response(mail.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OUTBOX_POLICY },
  })
})

/** Allows a mail to use inline styles, images and links in new tabs, and nothing else. */
const OUTBOX_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"
