import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine } from '../plain-text.ts'

/** A message that a visitor sent through the contact form. */
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
  /** The administrator assigned to it. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type ContactSubmission = z.infer<typeof ContactSubmission>

/** A note for other administrators, or a reply that was mailed to the visitor. */
export const SubmissionEntry = z.object({
  id: z.string(),
  kind: z.enum(['note', 'reply']),
  text: z.string(),
  /** Null once the account is deleted. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: z.string(),
})
export type SubmissionEntry = z.infer<typeof SubmissionEntry>

export const SUBMISSION_STATUSES = ['all', 'unread', 'read'] as const
const base = '/dashboard/admin/contact-submissions'

/** Newest first. */
export const listSubmissions = endpoint({
  method: 'get',
  path: base,
  permission: 'submissions:manage',
  query: pageQuery(50).extend({
    status: z.enum(SUBMISSION_STATUSES).or(z.literal('')).default('all'),
    /** Searches name, email, subject and message. */
    search: z.string().trim().max(100).default(''),
    /** `me` lists what is assigned to the caller, `nobody` what is unassigned. */
    assigned: z.enum(['all', 'me', 'nobody']).default('all'),
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
  returns: data(ContactSubmission.extend({ entries: z.array(SubmissionEntry) })),
})

export const markSubmissionRead = endpoint({
  method: 'post',
  path: `${base}/:id/mark-read`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: data(ContactSubmission),
})

export const markSubmissionUnread = endpoint({
  method: 'post',
  path: `${base}/:id/mark-unread`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: data(ContactSubmission),
})

/** The active users who may manage submissions, by name. */
export const listAssignees = endpoint({
  method: 'get',
  path: '/dashboard/admin/contact-submission-assignees',
  permission: 'submissions:manage',
  returns: data(z.array(z.object({ id: z.string(), name: z.string() }))),
})

export const AssignSubmission = z.object({
  /** Null unassigns it. */
  assignee_id: z.uuid().nullable(),
})

/** 422 if the assignee may not manage submissions. */
export const assignSubmission = endpoint({
  method: 'put',
  path: `${base}/:id/assignee`,
  permission: 'submissions:manage',
  params: IdParams,
  body: AssignSubmission,
  returns: data(ContactSubmission),
})

export const ENTRY_LENGTH_MAX = 10_000
export const SubmissionText = z.object({
  text: multiLine('Write something first')
    .trim()
    .min(1, 'Write something first')
    .max(ENTRY_LENGTH_MAX, 'Text is too long'),
})
export type SubmissionText = z.output<typeof SubmissionText>

/** Adds a note for other administrators. */
export const noteSubmission = endpoint({
  method: 'post',
  path: `${base}/:id/notes`,
  permission: 'submissions:manage',
  params: IdParams,
  body: SubmissionText,
  status: 201,
  returns: data(SubmissionEntry),
})

/** Mails the visitor a reply that quotes the message, and stores it. Responses to it go to the support address. */
export const replyToSubmission = endpoint({
  method: 'post',
  path: `${base}/:id/replies`,
  permission: 'submissions:manage',
  params: IdParams,
  body: SubmissionText,
  status: 201,
  returns: data(SubmissionEntry),
})

export const deleteSubmission = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'submissions:manage',
  params: IdParams,
  returns: nothing,
})
