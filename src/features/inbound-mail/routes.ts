import { Hono } from 'hono'
import { receiveInboundMail } from '../../contracts/delivery-reports/delivery-reports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { ingestPostedMail } from './ingest-posted-mail.ts'

export const inboundMailRoutes = new Hono<HttpEnv>()

mount(inboundMailRoutes, receiveInboundMail, async ({ ctx, params, request }) => {
  await ingestPostedMail(ctx, params.token, request)
  return {}
})
