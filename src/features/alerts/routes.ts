import { Hono } from 'hono'
import * as contract from '../../contracts/alerts/alerts.ts'
import { readSettings } from '../../core/settings.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { alertSecret } from './alert-secret.ts'
import { listAlerts } from './list-alerts.ts'

export const alertRoutes = new Hono<HttpEnv>()

mount(alertRoutes, contract.listAlerts, async ({ ctx }) => ({ data: await listAlerts(ctx) }))

mount(alertRoutes, contract.readAlertSecret, async ({ ctx }) => {
  const { alert_webhook_url: url } = await readSettings(ctx)
  return { data: { secret: url === '' ? null : await alertSecret(ctx, url) } }
})
