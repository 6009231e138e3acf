import { Hono } from 'hono'
import * as contract from '../../contracts/delivery-reports/delivery-reports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { ingestMailReports } from './ingest-mail-reports.ts'
import { ingestReport } from './ingest-report.ts'

export const deliveryReportRoutes = new Hono<HttpEnv>()

for (const endpoint of [contract.report, contract.reportByQuery])
  mount(deliveryReportRoutes, endpoint, async ({ ctx, params, request }) => {
    await ingestReport(ctx, params, request)
    return {}
  })
mount(deliveryReportRoutes, contract.reportMail, async ({ ctx, params, request }) => {
  await ingestMailReports(ctx, params, request)
  return {}
})
