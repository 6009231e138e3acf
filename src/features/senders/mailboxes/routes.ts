import { Hono } from 'hono'
import { GRANT_KINDS } from '../../../contracts/mailboxes/mailboxes.ts'
import * as contract from '../../../contracts/senders/mailbox-connections.ts'
import { mount } from '../../../http/mount.ts'
import type { HttpEnv } from '../../../http/surface-types.ts'
import { disconnectSender } from './disconnect.ts'
import { finishConnection } from './finish-connection.ts'
import { startConnection } from './start-connection.ts'

export const senderMailboxRoutes = new Hono<HttpEnv>()

mount(senderMailboxRoutes, contract.listMailboxProviders, async ({ ctx }) => ({
  data: { providers: GRANT_KINDS.filter((kind) => ctx.config.grantClients[kind] !== null) },
}))
mount(senderMailboxRoutes, contract.startConnection, async ({ ctx, body }) => ({
  data: { url: await startConnection(ctx, body.kind, body.sender_id ?? null) },
}))
mount(senderMailboxRoutes, contract.finishConnection, async ({ ctx, body: { state, code, error } }) => {
  const { config, message } = await finishConnection(ctx, { state, code: code ?? null, error: error ?? null })
  return { data: { config }, message }
})
mount(senderMailboxRoutes, contract.disconnectMailbox, async ({ ctx, params }) => {
  const { config, message } = await disconnectSender(ctx, params.id)
  return { data: { config }, message }
})
