import { Hono } from 'hono'
import * as contract from '../../contracts/integrations/integrations.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { changeIntegration } from './change-integration.ts'
import { createWebhook } from './connect/create-webhook.ts'
import { deleteIntegration } from './connect/delete-integration.ts'
import { finishIntegration } from './connect/finish.ts'
import { offeredProviders, startIntegration } from './connect/start.ts'
import { listProperties } from './list-properties.ts'
import { cancelPush, retryFailures, startPush } from './push/start-push.ts'
import { testPush } from './push/test-push.ts'
import { listFailures, listIntegrations, listPushes, listRecordsOfContact, readIntegration } from './queries.ts'

export const integrationRoutes = new Hono<HttpEnv>()

mount(integrationRoutes, contract.listIntegrations, async ({ ctx }) => ({
  data: { integrations: await listIntegrations(ctx), providers: offeredProviders(ctx) },
}))
mount(integrationRoutes, contract.startIntegration, async ({ ctx, body }) => ({
  data: { url: await startIntegration(ctx, body.provider, body.integration_id ?? null) },
}))
mount(integrationRoutes, contract.finishIntegration, async ({ ctx, body }) => {
  const { state, code, error } = body
  const { integration, message } = await finishIntegration(ctx, { state, code: code ?? null, error: error ?? null })
  return { data: { integration }, message }
})
mount(integrationRoutes, contract.createWebhookIntegration, async ({ ctx, body }) => ({
  data: await createWebhook(ctx, body),
  message: 'Webhook connected',
}))
mount(integrationRoutes, contract.getIntegration, async ({ ctx, params }) => ({
  data: { integration: await readIntegration(ctx, params.id) },
}))
mount(integrationRoutes, contract.updateIntegration, async ({ ctx, params, body }) => ({
  data: { integration: await changeIntegration(ctx, params.id, body) },
  message: 'Integration saved',
}))
mount(integrationRoutes, contract.deleteIntegration, async ({ ctx, params }) => ({
  message: await deleteIntegration(ctx, params.id),
}))
mount(integrationRoutes, contract.listProperties, async ({ ctx, params }) => ({
  data: await listProperties(ctx, params.id),
}))
mount(integrationRoutes, contract.testIntegration, async ({ ctx, params, body }) => ({
  data: await testPush(ctx, params.id, body.contact_id ?? null),
}))
mount(integrationRoutes, contract.startPush, async ({ ctx, params, body }) => ({
  data: { push: await startPush(ctx, params.id, body) },
}))
mount(integrationRoutes, contract.listPushes, async ({ ctx, params }) => ({
  data: { pushes: await listPushes(ctx, params.id) },
}))
mount(integrationRoutes, contract.cancelPush, async ({ ctx, params }) => ({
  data: { push: await cancelPush(ctx, params.id, params.push_id) },
}))
mount(integrationRoutes, contract.listFailures, async ({ ctx, params }) => ({
  data: await listFailures(ctx, params.id),
}))
mount(integrationRoutes, contract.retryFailures, async ({ ctx, params }) => ({
  data: { push: await retryFailures(ctx, params.id) },
}))
mount(integrationRoutes, contract.listRecordsOfContact, async ({ ctx, params }) => ({
  data: { records: await listRecordsOfContact(ctx, params.id) },
}))
