import { Hono } from 'hono'
import * as contract from '../../contracts/contact-messages.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { THANKS } from './policy.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactMessageRoutes = new Hono<HttpEnv>()

mount(contactMessageRoutes, contract.send, async ({ ctx, body }) => {
  await sendContactMessage(ctx, body)
  return { message: THANKS }
})
