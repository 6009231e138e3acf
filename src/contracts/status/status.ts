import { z } from 'zod'
import { INCIDENT_STATUSES, SERVICE_IDS, SERVICE_STATUSES } from '../../rules/status/status-words.ts'
import { data, endpoint } from '../endpoint.ts'

export const ServiceStatus = z.object({
  id: z.enum(SERVICE_IDS),
  name: z.string(),
  status: z.enum(SERVICE_STATUSES),
  /** The percentage of successful checks in the last 30 days. */
  uptime: z.number(),
  /** Their average response time, in milliseconds. */
  response_time: z.number(),
  /** Whether there are no measurements yet, so that the figures are targets. */
  is_target: z.boolean(),
  /** The last 30 days (UTC), oldest first; null for days without measurements. */
  days: z.array(z.object({ date: z.iso.date(), uptime: z.number().nullable() })),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const Incident = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(INCIDENT_STATUSES),
  /** When it started. */
  date: z.iso.datetime(),
  description: z.string(),
})
export type Incident = z.infer<typeof Incident>

export const Status = z.object({
  /** The worst status of the services below. */
  status: z.enum(SERVICE_STATUSES),
  updated_at: z.iso.datetime(),
  /** Whether the statuses are current; false if measuring has stopped. */
  is_current: z.boolean(),
  /** Averages over all services. */
  uptime: z.number(),
  response_time: z.number(),
  is_target: z.boolean(),
  /** The first day (UTC) that the figures cover; null without measurements. */
  measured_since: z.iso.date().nullable(),
  active_incidents: z.number(),
  services: z.array(ServiceStatus),
  /** Active ones first, then the newest. */
  incidents: z.array(Incident),
})
export type Status = z.infer<typeof Status>

/** The public status of each part of the service. */
export const read = endpoint({
  method: 'get',
  path: '/status',
  permission: 'public',
  cacheSeconds: 60,
  returns: data(Status),
})
