import { Hono } from 'hono'
import * as contract from '../contracts/v1/messages.ts'
import { createMessage } from '../features/messages/create-message.ts'
import { cancelMessage, listMessagesAfter, readMessage } from '../features/messages/queries.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const messageRoutes = new Hono<HttpEnv>()

mount(messageRoutes, contract.list, async ({ ctx, query }) => await listMessagesAfter(ctx, query))
mount(messageRoutes, contract.send, async ({ ctx, body, headers }) => {
  const key = headers.get('idempotency-key')
  return { data: await createMessage(ctx, body, key === null ? null : `${key}\n${JSON.stringify(body)}`) }
})
mount(messageRoutes, contract.get, async ({ ctx, params }) => ({ data: await readMessage(ctx, params.id) }))
mount(messageRoutes, contract.cancel, async ({ ctx, params }) => {
  const { html: _, text: __, events: ___, ...message } = await cancelMessage(ctx, params.id)
  return { data: message }
})
