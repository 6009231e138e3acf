import { z } from 'zod'
import { INCIDENT_STATUSES } from '../../rules/status/status-words.ts'
import { changeOf } from '../change-of.ts'
import { data, endpoint, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine, singleLine } from '../plain-text.ts'

/** An outage or maintenance, as shown on the status page. */
export const AdminIncident = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(INCIDENT_STATUSES),
  description: z.string(),
  started_at: z.string(),
  resolved_at: z.string().nullable(),
})
export type AdminIncident = z.infer<typeof AdminIncident>

const IncidentFields = z.object({
  title: singleLine('Title is required').min(1, 'Title is required').max(120, 'Title must be at most 120 characters'),
  status: z.enum(INCIDENT_STATUSES),
  description: multiLine('Description is required')
    .trim()
    .min(1, 'Description is required')
    .max(2_000, 'Description must be at most 2,000 characters'),
  started_at: z.iso.datetime('Say when it began'),
  /** For a resolved incident; if omitted, keeps its former value or uses the current time. Ignored for an open one. */
  resolved_at: z.iso.datetime().nullish(),
})
export const IncidentInput = IncidentFields.refine(
  (input) => !input.resolved_at || Date.parse(input.resolved_at) >= Date.parse(input.started_at),
  { error: 'It cannot end before it began', path: ['resolved_at'] },
)
export type IncidentInput = z.output<typeof IncidentInput>
/** Omitted fields stay unchanged. */
export const UpdateIncident = changeOf(IncidentFields.shape)
export type UpdateIncident = z.output<typeof UpdateIncident>

const base = '/dashboard/admin/incidents'
/** Older ids were written by hand and may be any text. */
const IncidentParams = z.object({ id: z.string().min(1).max(100) })

export const INCIDENT_SORTS = ['started_at', 'status', 'title'] as const

/** Without a sort column: open ones first, then newest first; `direction` applies to the column. */
export const listIncidents = endpoint({
  method: 'get',
  path: base,
  permission: 'incidents:manage',
  query: pageQuery(20).extend({
    status: z.enum(INCIDENT_STATUSES).or(z.literal('')).default(''),
    search: z.string().trim().max(100).default(''),
    sort: z.enum(INCIDENT_SORTS, 'Choose a column to sort by').optional(),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  returns: z.object({ data: z.array(AdminIncident), pagination: Pagination }),
})

export const createIncident = endpoint({
  method: 'post',
  path: base,
  permission: 'incidents:manage',
  body: IncidentInput,
  status: 201,
  returns: data(AdminIncident),
})

export const updateIncident = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'incidents:manage',
  params: IncidentParams,
  body: UpdateIncident,
  returns: data(AdminIncident),
})

export const deleteIncident = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'incidents:manage',
  params: IncidentParams,
  returns: nothing,
})
