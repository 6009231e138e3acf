import { z } from 'zod'
import { manyLines } from '../../lib/text/one-line.ts'
import { CONTENT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '../campaigns/limits.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { DirectMessageState } from '../direct-messages/direct-messages.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Message, MessageDetails, MessageKind } from '../messages/messages.ts'
import { cleanedLine, multiLine, singleLine } from '../plain-text.ts'

const TAGS_MAX = 10
const METADATA_MAX = 20
const FIELDS_MAX = 100

const few = (max: number) => (record: Readonly<Record<string, unknown>>) => Object.keys(record).length <= max
const content = () => multiLine().max(CONTENT_LENGTH_MAX, 'The content is too long').nullish()

export const NewMessage = z
  .object({
    /** An email configuration, by id or by its From address; the default one if neither is given. */
    sender_id: z.uuid().nullish(),
    from: z.email('Enter a valid email address').max(254).nullish(),
    to: z.object({ email: z.email('Enter a valid email address').max(320), name: singleLine().max(200).nullish() }),
    subject: singleLine().max(SUBJECT_LENGTH_MAX, `Use at most ${SUBJECT_LENGTH_MAX} characters`).nullish(),
    html: content(),
    text: content(),
    /** A template for emails, instead of `html` and `text`. */
    template_id: z.uuid().nullish(),
    /** Values to merge in, by field name. */
    fields: z
      .record(cleanedLine().max(100), z.string().overwrite(manyLines).max(2_000))
      .refine(few(FIELDS_MAX), `Use at most ${FIELDS_MAX} fields`)
      .default({}),
    reply_to: z.email('Enter a valid email address').max(254).nullish(),
    kind: MessageKind.default('transactional'),
    tags: z.array(singleLine().min(1).max(64)).max(TAGS_MAX, `Use at most ${TAGS_MAX} tags`).default([]),
    metadata: z
      .record(singleLine().min(1).max(64), singleLine().max(500))
      .refine(few(METADATA_MAX), `Use at most ${METADATA_MAX} entries`)
      .default({}),
    track_opens: z.boolean().default(false),
    track_clicks: z.boolean().default(false),
    /** At most 30 days ahead; now by default. */
    send_at: z.iso.datetime({ offset: true }).nullish(),
  })
  .refine(({ sender_id, from }) => !(sender_id && from), {
    message: 'Name sender_id or from, not both',
    path: ['from'],
  })
  .refine(({ template_id, html, text }) => Boolean(template_id) !== Boolean(html?.trim() || text?.trim()), {
    message: 'Send html or text, or name a template',
    path: ['html'],
  })
  .refine(({ template_id, subject }) => template_id || subject, { message: 'Subject is required', path: ['subject'] })
export type NewMessage = z.output<typeof NewMessage>

/** Newest first. */
export const list = endpoint({
  method: 'get',
  path: '/v1/messages',
  permission: 'campaigns:view',
  query: CursorQuery.extend({ state: DirectMessageState.optional(), to: z.string().max(320).optional() }),
  returns: listOf(Message),
})

export const send = endpoint({
  method: 'post',
  path: '/v1/messages',
  permission: 'campaigns:send',
  body: NewMessage,
  status: 202,
  returns: data(Message),
})

export const get = endpoint({
  method: 'get',
  path: '/v1/messages/:id',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(MessageDetails),
})

/** Takes a message back that has not begun to be sent. */
export const cancel = endpoint({
  method: 'post',
  path: '/v1/messages/:id/cancel',
  permission: 'campaigns:send',
  params: IdParams,
  returns: data(Message),
})
