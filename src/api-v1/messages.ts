import { Hono } from 'hono'
import * as contract from '../contracts/v1/messages.ts'
import { createMessage, type NewMessage } from '../features/messages/create-message.ts'
import { cancelMessage, listMessagesAfter, readMessage } from '../features/messages/queries.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const messageRoutes = new Hono<HttpEnv>()

/** Blank counts as not given. */
const toNewMessage = (body: contract.NewMessage): NewMessage => ({
  senderId: body.sender_id || null,
  from: body.from || null,
  to: { email: body.to.email, name: body.to.name || null },
  templateId: body.template_id || null,
  subject: body.subject || null,
  html: body.html || null,
  text: body.text || null,
  fields: body.fields,
  replyTo: body.reply_to || null,
  kind: body.kind,
  tags: body.tags,
  metadata: body.metadata,
  trackOpens: body.track_opens,
  trackClicks: body.track_clicks,
  sendAt: body.send_at ?? null,
})

mount(messageRoutes, contract.list, async ({ ctx, query }) => await listMessagesAfter(ctx, query))
mount(messageRoutes, contract.send, async ({ ctx, body, headers }) => {
  const key = headers.get('idempotency-key')
  const message = await createMessage(ctx, toNewMessage(body), key === null ? null : `${key}\n${JSON.stringify(body)}`)
  return { data: message }
})
mount(messageRoutes, contract.get, async ({ ctx, params }) => ({ data: await readMessage(ctx, params.id) }))
mount(messageRoutes, contract.cancel, async ({ ctx, params }) => {
  const { html: _, text: __, events: ___, ...message } = await cancelMessage(ctx, params.id)
  return { data: message }
})
