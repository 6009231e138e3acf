import { Hono } from 'hono'
import { takeInboundMail } from '../../contracts/delivery-reports.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { takePostedMail } from './take-posted-mail.ts'

export const inboundMailRoutes = new Hono<HttpEnv>()

mount(inboundMailRoutes, takeInboundMail, async ({ ctx, params, request }) => {
  await takePostedMail(ctx, params.token, request)
  return {}
})
