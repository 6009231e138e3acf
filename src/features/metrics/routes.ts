import { Hono } from 'hono'
import * as contract from '../../contracts/system/metrics.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { PROMETHEUS_TYPE, prometheusText } from '../../lib/prometheus-text.ts'
import { authorizeScraper } from './authorize-scraper.ts'
import { readMetrics } from './read-metrics.ts'

export const metricRoutes = new Hono<HttpEnv>()

mount(metricRoutes, contract.readMetrics, async ({ ctx, request }) => {
  await authorizeScraper(ctx, request.headers.get('authorization'))
  return new Response(prometheusText(await readMetrics(ctx)), { headers: { 'content-type': PROMETHEUS_TYPE } })
})
