import { Hono } from 'hono'
import { readConfig } from '../core/config.ts'
import type { HttpEnv } from '../http/surface-types.ts'
import { describeApi } from './openapi.ts'

const CACHE_SECONDS = 300

let written: string | undefined

/** The document of the external API, for anybody: who writes a client has no key yet. */
export const openapiRoutes = new Hono<HttpEnv>().get('/v1/openapi.json', (c) => {
  written ??= JSON.stringify(describeApi(readConfig(c.env).appUrl))
  return c.body(written, 200, {
    'content-type': 'application/json',
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    // Readers and generators of such documents run on other sites, and there is nothing in it that is anybody's.
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
})
