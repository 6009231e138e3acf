import { Hono } from 'hono'
import { readConfig } from '../core/config.ts'
import type { HttpEnv } from '../http/surface-types.ts'
import { describeApi } from './openapi.ts'

const CACHE_SECONDS = 300

let written: string | undefined

/** Serves the OpenAPI document without authentication, since client developers may not have a key yet. */
export const openapiRoutes = new Hono<HttpEnv>().get('/v1/openapi.json', (c) => {
  written ??= JSON.stringify(describeApi(readConfig(c.env).appUrl))
  return c.body(written, 200, {
    'content-type': 'application/json',
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    // Any origin may read it: viewers and code generators run on other sites, and it contains nothing private.
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
})
