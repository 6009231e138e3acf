import { Hono } from 'hono'
import * as contract from '../../contracts/api-keys/api-keys.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createKey, deleteKey, regenerateKey, updateKey } from './change-key.ts'
import { listRequests } from './list-requests.ts'
import { listKeys, readKey } from './queries.ts'
import { readKeyStats } from './read-key-stats.ts'

export const apiKeyRoutes = new Hono<HttpEnv>()

mount(apiKeyRoutes, contract.list, async ({ ctx }) => {
  const keys = await listKeys(ctx)
  return { data: { api_keys: keys, total: keys.length } }
})
mount(apiKeyRoutes, contract.get, async ({ ctx, params }) => ({
  data: { api_key: await readKey(ctx, params.id) },
}))
mount(apiKeyRoutes, contract.create, async ({ ctx, body }) => ({
  message: 'API key created successfully',
  data: { api_key: await createKey(ctx, body) },
}))
mount(apiKeyRoutes, contract.update, async ({ ctx, params, body }) => ({
  message: 'API key updated successfully',
  data: { api_key: await updateKey(ctx, params.id, body) },
}))
mount(apiKeyRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteKey(ctx, params.id)
  return { message: 'API key deleted successfully' }
})
mount(apiKeyRoutes, contract.regenerate, async ({ ctx, params, body }) => ({
  message: 'API key regenerated successfully',
  data: { api_key: await regenerateKey(ctx, params.id, body.overlap_minutes) },
}))
mount(apiKeyRoutes, contract.getStats, async ({ ctx, params }) => ({ data: await readKeyStats(ctx, params.id) }))
mount(apiKeyRoutes, contract.listRequests, async ({ ctx, params, query }) => await listRequests(ctx, params.id, query))
