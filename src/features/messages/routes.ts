import { Hono } from 'hono'
import * as contract from '../../contracts/messages/messages.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { cancelMessage, listMessages, readMessage } from './queries.ts'

export const messageRoutes = new Hono<HttpEnv>()

mount(messageRoutes, contract.listMessages, async ({ ctx, query }) => {
  const { messages, pagination } = await listMessages(ctx, query)
  return { data: { messages }, pagination }
})
mount(messageRoutes, contract.getMessage, async ({ ctx, params }) => ({
  data: { message: await readMessage(ctx, params.id) },
}))
mount(messageRoutes, contract.cancelMessage, async ({ ctx, params }) => ({
  data: { message: await cancelMessage(ctx, params.id) },
  message: 'Message cancelled',
}))
