import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { Pagination, pageQuery } from './pagination.ts'

/** What a visitor wrote through the contact form. */
export const ContactSubmission = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  read_at: z.string().nullable(),
  created_at: z.string(),
  ip_address: z.string(),
  user_agent: z.string(),
})
export type ContactSubmission = z.infer<typeof ContactSubmission>

export const SUBMISSION_STATUSES = ['all', 'unread', 'read'] as const
const base = '/dashboard/admin/contact-submissions'

/** Newest first. */
export const listSubmissions = endpoint({
  method: 'get',
  path: base,
  permission: 'submissions:manage',
  query: pageQuery(50).extend({
    status: z.enum(SUBMISSION_STATUSES).or(z.literal('')).default('all'),
    /** In name, email, subject and message. */
    search: z.string().trim().max(100).default(''),
  }),
  returns: data(z.object({ data: z.array(ContactSubmission), pagination: Pagination })),
})

/** Days and months in UTC. */
export const submissionStats = endpoint({
  method: 'get',
  path: `${base}/stats`,
  permission: 'submissions:manage',
  returns: data(
    z.object({
      total: z.number(),
      unread: z.number(),
      read: z.number(),
      today: z.number(),
      this_month: z.number(),
    }),
  ),
})

export const getSubmission = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: data(ContactSubmission),
})

export const markSubmissionRead = endpoint({
  method: 'post',
  path: `${base}/:id/mark-read`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: data(ContactSubmission),
})

export const deleteSubmission = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: nothing,
})
