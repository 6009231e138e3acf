import { Hono } from 'hono'
import * as presets from '../../contracts/mailboxes/mailbox-presets.ts'
import { GRANT_KINDS } from '../../contracts/mailboxes/mailboxes.ts'
import * as deliverability from '../../contracts/senders/deliverability.ts'
import * as connections from '../../contracts/senders/mailbox-connections.ts'
import * as health from '../../contracts/senders/sender-health.ts'
import * as contract from '../../contracts/senders/senders.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createEmailConfig, updateEmailConfig } from './change-email-config.ts'
import { createSmsConfig, updateSmsConfig } from './change-sms-config.ts'
import { checkCompliance, readRecommendations } from './check-domain.ts'
import { confirmFrom, sendFromCode } from './confirm-from.ts'
import { disconnectSender } from './mailboxes/disconnect.ts'
import { findPreset } from './mailboxes/find-preset.ts'
import { finishConnection } from './mailboxes/finish-connection.ts'
import { startConnection } from './mailboxes/start-connection.ts'
import { listEmailConfigs, listSmsConfigs, readEmailConfig, readSmsConfig } from './queries.ts'
import { readHealth } from './read-health.ts'
import { deleteSender } from './store-sender.ts'
import { testEmailConfig, testSmsConfig } from './test-sender.ts'

export const senderRoutes = new Hono<HttpEnv>()

mount(senderRoutes, connections.listMailboxProviders, async ({ ctx }) => ({
  data: { providers: GRANT_KINDS.filter((kind) => ctx.config.grantClients[kind] !== null) },
}))
mount(senderRoutes, presets.findMailPreset, async ({ ctx, query }) => ({
  data: { preset: await findPreset(ctx, query.email) },
}))
mount(senderRoutes, connections.startConnection, async ({ ctx, body }) => ({
  data: { url: await startConnection(ctx, body.kind, body.sender_id ?? null) },
}))
mount(senderRoutes, connections.finishConnection, async ({ ctx, body: { state, code, error } }) => {
  const { config, message } = await finishConnection(ctx, { state, code: code ?? null, error: error ?? null })
  return { data: { config }, message }
})
mount(senderRoutes, connections.disconnectMailbox, async ({ ctx, params }) => {
  const { config, message } = await disconnectSender(ctx, params.id)
  return { data: { config }, message }
})

mount(senderRoutes, deliverability.readRecommendations, async ({ ctx }) => ({
  data: { recommendations: await readRecommendations(ctx) },
}))
mount(senderRoutes, health.listSenderHealth, async ({ ctx }) => ({ data: { health: await readHealth(ctx) } }))
mount(senderRoutes, contract.listEmailConfigs, async ({ ctx }) => ({ data: { configs: await listEmailConfigs(ctx) } }))
mount(senderRoutes, contract.createEmailConfig, async ({ ctx, body }) => ({
  data: { config: await createEmailConfig(ctx, body) },
  message: 'Email configuration created',
}))
mount(senderRoutes, contract.getEmailConfig, async ({ ctx, params }) => ({
  data: { config: await readEmailConfig(ctx, params.id) },
}))
mount(senderRoutes, contract.updateEmailConfig, async ({ ctx, params, body }) => ({
  data: { config: await updateEmailConfig(ctx, params.id, body) },
  message: 'Email configuration updated',
}))
mount(senderRoutes, contract.deleteEmailConfig, async ({ ctx, params }) => {
  await deleteSender(ctx, 'email', params.id)
  return { message: 'Email configuration deleted' }
})
mount(senderRoutes, contract.testEmailConfig, async ({ ctx, params, body }) => {
  const { config, message } = await testEmailConfig(ctx, params.id, body.email ?? null)
  return { data: { config }, message }
})
mount(senderRoutes, contract.sendFromCode, async ({ ctx, params }) => ({
  message: await sendFromCode(ctx, params.id),
}))
mount(senderRoutes, contract.confirmFrom, async ({ ctx, params, body }) => ({
  data: { config: await confirmFrom(ctx, params.id, body.code ?? null) },
  message: 'Address confirmed',
}))
mount(senderRoutes, deliverability.checkCompliance, async ({ ctx, params }) => ({
  data: { compliance: await checkCompliance(ctx, params.id) },
}))

mount(senderRoutes, contract.listSmsConfigs, async ({ ctx }) => ({ data: { configs: await listSmsConfigs(ctx) } }))
mount(senderRoutes, contract.createSmsConfig, async ({ ctx, body }) => ({
  data: { config: await createSmsConfig(ctx, body) },
  message: 'SMS configuration created',
}))
mount(senderRoutes, contract.getSmsConfig, async ({ ctx, params }) => ({
  data: { config: await readSmsConfig(ctx, params.id) },
}))
mount(senderRoutes, contract.updateSmsConfig, async ({ ctx, params, body }) => ({
  data: { config: await updateSmsConfig(ctx, params.id, body) },
  message: 'SMS configuration updated',
}))
mount(senderRoutes, contract.deleteSmsConfig, async ({ ctx, params }) => {
  await deleteSender(ctx, 'sms', params.id)
  return { message: 'SMS configuration deleted' }
})
mount(senderRoutes, contract.testSmsConfig, async ({ ctx, params, body }) => {
  const { config, message } = await testSmsConfig(ctx, params.id, body.phone || null)
  return { data: { config }, message }
})
