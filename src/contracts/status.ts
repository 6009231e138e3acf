import { z } from 'zod'
import { data, endpoint } from './endpoint.ts'
import { INCIDENT_STATUSES, SERVICE_IDS, SERVICE_STATUSES } from './status-words.ts'

export const ServiceStatus = z.object({
  id: z.enum(SERVICE_IDS),
  name: z.string(),
  status: z.enum(SERVICE_STATUSES),
  /** Percent of the checks of the last 30 days that were answered. */
  uptime: z.number(),
  /** Average of those, in milliseconds. */
  response_time: z.number(),
  /** Nothing is measured yet: the figures are what is promised. */
  is_target: z.boolean(),
  /** The last 30 days (UTC), oldest first; null where nothing was measured. */
  days: z.array(z.object({ date: z.iso.date(), uptime: z.number().nullable() })),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const Incident = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(INCIDENT_STATUSES),
  /** When it began. */
  date: z.iso.datetime(),
  description: z.string(),
})
export type Incident = z.infer<typeof Incident>

export const Status = z.object({
  /** The worst of what follows. */
  status: z.enum(SERVICE_STATUSES),
  updated_at: z.iso.datetime(),
  /** Whether the states are of now: false when measuring has stopped. */
  is_current: z.boolean(),
  /** Over all services. */
  uptime: z.number(),
  response_time: z.number(),
  is_target: z.boolean(),
  /** The first day (UTC) that the figures cover; null while nothing is measured. */
  measured_since: z.iso.date().nullable(),
  active_incidents: z.number(),
  services: z.array(ServiceStatus),
  /** Active ones first, then the newest. */
  incidents: z.array(Incident),
})
export type Status = z.infer<typeof Status>

/** How each part of the service is doing, for everyone to see. */
export const read = endpoint({
  method: 'get',
  path: '/status',
  permission: 'public',
  cacheSeconds: 60,
  returns: data(Status),
})
