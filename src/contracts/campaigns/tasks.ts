import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'

/** What a manual step of a campaign asks a person to do. */
export const TASK_KINDS = ['call', 'linkedin', 'task'] as const
export const TaskKind = z.enum(TASK_KINDS)
export type TaskKind = z.infer<typeof TaskKind>

/** `stopped`: it is no longer needed, because the person answered, unsubscribed or must not be contacted. */
export const TASK_STATES = ['open', 'done', 'skipped', 'stopped'] as const
export const TaskState = z.enum(TASK_STATES)
export type TaskState = z.infer<typeof TaskState>

export const TASK_LIST_DEFAULT = 50
const TASK_DUE_DAYS_MAX = 365

export const Task = z.object({
  id: z.string(),
  kind: TaskKind,
  /** What to do, with the recipient's values merged in; plain text. */
  note: z.string(),
  state: TaskState,
  /** Why it was stopped, as a sentence. */
  reason: z.string().nullable(),
  due_at: z.string(),
  closed_at: z.string().nullable(),
  campaign_id: z.string(),
  campaign_name: z.string(),
  /** The step of the campaign; 2 is its first follow-up. */
  step: z.number(),
  recipient_id: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  /** In E.164 where known. */
  phone: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  contact_id: z.string().nullable(),
})
export type Task = z.infer<typeof Task>

const path = '/dashboard/tasks'
const TaskResult = data(z.object({ task: Task }))

export const TaskQuery = pageQuery(TASK_LIST_DEFAULT).extend({
  /** Open tasks come in order of their due time, closed ones with the last first. */
  state: z.enum(['open', 'closed']).default('open'),
  kind: z.union([TaskKind, z.literal('')]).optional(),
  campaign_id: z.union([z.uuid(), z.literal('')]).optional(),
  /** Only those due before then. */
  due_before: z.iso.datetime({ offset: true }).optional(),
})

/**
 * Lists the manual steps of campaigns that are due. Those of people who answered meanwhile, or must not be contacted
 * any more, are stopped as they are read.
 */
export const listTasks = endpoint({
  method: 'get',
  path,
  permission: 'campaigns:view',
  query: TaskQuery,
  returns: data(z.object({ tasks: z.array(Task), pagination: Pagination })),
})

/**
 * Closes a task: it is done, or skipped. The person goes on to the next step either way, unless they answered
 * meanwhile.
 *
 * @throws conflict if it is closed already, or its campaign has ended
 */
export const closeTask = endpoint({
  method: 'post',
  path: `${path}/:id/close`,
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({ as: z.enum(['done', 'skipped']) }),
  returns: TaskResult,
})

/** Puts a task off. @throws conflict if it is closed already */
export const snoozeTask = endpoint({
  method: 'post',
  path: `${path}/:id/snooze`,
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({
    until: z.iso
      .datetime({ offset: true })
      .refine((at) => Date.parse(at) > Date.now(), 'Choose a time that is still to come')
      .refine((at) => Date.parse(at) < Date.now() + TASK_DUE_DAYS_MAX * 86_400_000, 'At most a year from now'),
  }),
  returns: TaskResult,
})
