import { Hono } from 'hono'
import * as contract from '../../contracts/audit-trail/audit-trail.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { exportAudit, exportOwnActivity } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { listOwnActivity } from './list-own-activity.ts'

export const auditTrailRoutes = new Hono<HttpEnv>()

mount(auditTrailRoutes, contract.listAudit, ({ ctx, query }) => listAudit(ctx, query))

mount(auditTrailRoutes, contract.listOwnActivity, ({ ctx, query }) => listOwnActivity(ctx, query))

mount(auditTrailRoutes, contract.exportAudit, ({ ctx, query }) => exportAudit(ctx, query))

mount(auditTrailRoutes, contract.exportOwnActivity, ({ ctx, query }) => exportOwnActivity(ctx, query))
