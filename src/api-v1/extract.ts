import { Hono } from 'hono'
import * as contract from '../contracts/v1/extract.ts'
import { extractPage } from '../features/crawls/extract/extract-page.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const extractRoutes = new Hono<HttpEnv>()

mount(extractRoutes, contract.extract, async ({ ctx, body: { data_types: types, country = null, ...page } }) => {
  const { samples, ...extracted } = await extractPage(ctx, { ...page, types, country })
  return { data: { ...extracted, refused: samples.map(toRefused) } }
})

const toRefused = (value: string) => ({ type: 'emails' as const, value, reason: 'sample_address' as const })
