import { Hono } from 'hono'
import * as contract from '../../contracts/webhooks/webhooks.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv, Routes } from '../../http/surface-types.ts'
import { createWebhook, deleteWebhook, rotateSecret, updateWebhook } from './change-webhook.ts'
import { listDeliveries, listEndpoints, requireEndpoint, toEndpoint } from './queries.ts'
import { replay, replayFailed, sendTest } from './replay.ts'

/** Returns the routes for the application or for the public API, which differ only in their paths. */
function routesOf(calls: contract.WebhookCalls): Routes {
  const routes = new Hono<HttpEnv>()
  mount(routes, calls.list, async ({ ctx }) => ({ data: await listEndpoints(ctx) }))
  mount(routes, calls.create, async ({ ctx, body }) => ({
    data: await createWebhook(ctx, body),
    message: 'Webhook created',
  }))
  mount(routes, calls.get, async ({ ctx, params }) => ({
    data: toEndpoint(ctx, await requireEndpoint(ctx, params.id)),
  }))
  mount(routes, calls.update, async ({ ctx, params, body }) => ({
    data: await updateWebhook(ctx, params.id, body),
    message: 'Webhook updated',
  }))
  mount(routes, calls.remove, async ({ ctx, params }) => {
    await deleteWebhook(ctx, params.id)
    return { message: 'Webhook deleted' }
  })
  mount(routes, calls.rotateSecret, async ({ ctx, params }) => ({ data: await rotateSecret(ctx, params.id) }))
  mount(routes, calls.sendTest, async ({ ctx, params }) => ({ data: await sendTest(ctx, params.id) }))
  mount(routes, calls.listDeliveries, async ({ ctx, params, query }) => await listDeliveries(ctx, params.id, query))
  mount(routes, calls.replay, async ({ ctx, params }) => ({ data: await replay(ctx, params.id, params.delivery_id) }))
  mount(routes, calls.replayFailed, async ({ ctx, params }) => ({
    data: { replayed: await replayFailed(ctx, params.id) },
  }))
  return routes
}

export const webhookRoutes = routesOf(contract)
export const v1WebhookRoutes = routesOf(contract.v1Calls)
