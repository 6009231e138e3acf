import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

export const TOPICS_MAX = 50
export const TOPIC_NAME_LENGTH_MAX = 80
export const TOPIC_DESCRIPTION_LENGTH_MAX = 300

/** What campaigns are about. Recipients can leave a topic without unsubscribing from everything. */
export const Topic = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** How many addresses left it. */
  left: z.number(),
  /** How many campaigns have it, without follow-ups. */
  campaigns: z.number(),
  created_at: z.string(),
})
export type Topic = z.infer<typeof Topic>

const fields = {
  name: singleLine('Name is required')
    .min(1, 'Name is required')
    .max(TOPIC_NAME_LENGTH_MAX, `Use at most ${TOPIC_NAME_LENGTH_MAX} characters`),
  description: singleLine()
    .max(TOPIC_DESCRIPTION_LENGTH_MAX, `Use at most ${TOPIC_DESCRIPTION_LENGTH_MAX} characters`)
    .nullish()
    .transform((text) => text || null),
}
export const WriteTopic = z.object(fields)
export type WriteTopic = z.output<typeof WriteTopic>
/** Omitted fields stay unchanged. */
export const ChangeTopic = changeOf(fields)
export type ChangeTopic = z.output<typeof ChangeTopic>

const path = '/dashboard/topics'
const returns = data(z.object({ topic: Topic }))

export const listTopics = endpoint({
  method: 'get',
  path,
  permission: 'campaigns:view',
  returns: data(z.object({ topics: z.array(Topic) })),
})
/** @throws conflict once there are `TOPICS_MAX` */
export const createTopic = endpoint({
  method: 'post',
  path,
  permission: 'campaigns:edit',
  body: WriteTopic,
  status: 201,
  returns,
})
export const updateTopic = endpoint({
  method: 'put',
  path: `${path}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  body: ChangeTopic,
  returns,
})
/** Forgets who left it. @throws conflict while a campaign that uses it is scheduled, sending or paused */
export const deleteTopic = endpoint({
  method: 'delete',
  path: `${path}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  returns: nothing,
})
