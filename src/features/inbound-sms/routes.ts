import { Hono } from 'hono'
import * as contract from '../../contracts/delivery-reports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { handleInboundSms } from './handle-inbound-sms.ts'

export const inboundSmsRoutes = new Hono<HttpEnv>()

for (const endpoint of [contract.receiveInboundSms, contract.receiveInboundSmsByQuery])
  mount(inboundSmsRoutes, endpoint, async ({ ctx, params, request }) => {
    await handleInboundSms(ctx, params, request)
    // Twilio takes an answer for a message to send, and this one for none.
    return params.provider === 'twilio' ? new Response(NO_ANSWER, { headers: { 'content-type': 'text/xml' } }) : {}
  })

const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>'
