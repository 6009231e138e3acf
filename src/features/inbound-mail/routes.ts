import { Hono } from 'hono'
import { takeInboundMail } from '../../contracts/delivery-reports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { takePostedMail } from './take-posted-mail.ts'

export const inboundMailRoutes = new Hono<HttpEnv>()

mount(inboundMailRoutes, takeInboundMail, async ({ ctx, params, request }) => {
  await takePostedMail(ctx, params.token, request)
  return {}
})
