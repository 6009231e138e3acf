import { Hono } from 'hono'
import * as contract from '../../contracts/delivery-reports/delivery-reports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { handleInboundSms } from './handle-inbound-sms.ts'

export const inboundSmsRoutes = new Hono<HttpEnv>()

for (const endpoint of [contract.receiveInboundSms, contract.receiveInboundSmsByQuery])
  mount(inboundSmsRoutes, endpoint, async ({ ctx, params, request }) => {
    await handleInboundSms(ctx, params, request)
    // Twilio would send the response body as a message; this one is empty.
    return params.provider === 'twilio' ? new Response(NO_ANSWER, { headers: { 'content-type': 'text/xml' } }) : {}
  })

const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>'
