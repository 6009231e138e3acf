import { z } from 'zod'
import { SubjectLine } from '../campaigns/campaign-input.ts'
import { CONTENT_LENGTH_MAX } from '../campaigns/limits.ts'
import { MessageFormat } from '../campaigns/message-format.ts'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { multiLine, singleLine } from '../plain-text.ts'
import { Channel } from '../senders/channel.ts'

export const TEMPLATES_MAX = 200

/** The content of a message, saved as a starting point for campaigns and follow-ups. */
export const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  type: Channel,
  subject: z.string().nullable(),
  content: z.string(),
  text_content: z.string().nullable(),
  format: MessageFormat,
  created_at: z.string(),
  updated_at: z.string(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

export const WriteTemplate = z.object({
  name: singleLine('Name is required').min(1, 'Name is required').max(120, 'Use at most 120 characters'),
  type: Channel.default('email'),
  subject: SubjectLine,
  format: MessageFormat.default('html'),
  content: multiLine('Content is required')
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .refine((text) => text.trim() !== '', 'Content is required'),
  text_content: multiLine()
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .nullish()
    .transform((text) => text || null),
})
export type WriteTemplate = z.output<typeof WriteTemplate>
/** Omitted fields stay unchanged. */
export const ChangeTemplate = changeOf(WriteTemplate.shape)
export type ChangeTemplate = z.output<typeof ChangeTemplate>

const base = '/dashboard/message-templates'
const one = data(z.object({ template: MessageTemplate }))

/** Lists the account's templates by name. */
export const listTemplates = endpoint({
  method: 'get',
  path: base,
  permission: 'campaigns:view',
  query: z.object({ type: z.union([Channel, z.literal('')]).optional() }),
  returns: data(z.object({ templates: z.array(MessageTemplate) })),
})
export const createTemplate = endpoint({
  method: 'post',
  path: base,
  permission: 'campaigns:edit',
  body: WriteTemplate,
  status: 201,
  returns: one,
})
export const updateTemplate = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  body: ChangeTemplate,
  returns: one,
})
export const deleteTemplate = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  returns: nothing,
})
