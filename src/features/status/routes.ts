import { Hono } from 'hono'
import * as incidents from '../../contracts/status/incidents.ts'
import * as contract from '../../contracts/status/status.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createIncident } from './incidents/create-incident.ts'
import { deleteIncident } from './incidents/delete-incident.ts'
import { listIncidents } from './incidents/list-incidents.ts'
import { updateIncident } from './incidents/update-incident.ts'
import { readStatus } from './read-status.ts'

export const statusRoutes = new Hono<HttpEnv>()

mount(statusRoutes, contract.read, async ({ ctx }) => ({ data: await readStatus(ctx) }))

mount(statusRoutes, incidents.listIncidents, async ({ ctx, query }) => listIncidents(ctx, query))

mount(statusRoutes, incidents.createIncident, async ({ ctx, body }) => ({
  message: 'Incident created',
  data: await createIncident(ctx, body),
}))

mount(statusRoutes, incidents.updateIncident, async ({ ctx, params, body }) => ({
  message: 'Incident updated',
  data: await updateIncident(ctx, params.id, body),
}))

mount(statusRoutes, incidents.deleteIncident, async ({ ctx, params }) => {
  await deleteIncident(ctx, params.id)
  return { message: 'Incident deleted' }
})
