import { Hono } from 'hono'
import * as contract from '../../contracts/crawls/crawl-presets.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { clearPreset, readPreset, savePreset } from './presets.ts'

export const crawlPresetRoutes = new Hono<HttpEnv>()

mount(crawlPresetRoutes, contract.getPreset, async ({ ctx }) => ({ data: await readPreset(ctx) }))
mount(crawlPresetRoutes, contract.savePreset, async ({ ctx, body }) => ({
  data: await savePreset(ctx, body),
  message: 'Saved as your defaults',
}))
mount(crawlPresetRoutes, contract.clearPreset, async ({ ctx }) => ({
  data: await clearPreset(ctx),
  message: 'Back to the standard options',
}))
