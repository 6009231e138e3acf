import { Hono } from 'hono'
import * as contract from '../../contracts/topics/topics.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createTopic, deleteTopic, listTopics, updateTopic } from './topics.ts'

export const topicRoutes = new Hono<HttpEnv>()

mount(topicRoutes, contract.listTopics, async ({ ctx }) => ({ data: { topics: await listTopics(ctx) } }))
mount(topicRoutes, contract.createTopic, async ({ ctx, body }) => ({
  data: { topic: await createTopic(ctx, body) },
  message: 'Topic saved',
}))
mount(topicRoutes, contract.updateTopic, async ({ ctx, params, body }) => ({
  data: { topic: await updateTopic(ctx, params.id, body) },
  message: 'Topic saved',
}))
mount(topicRoutes, contract.deleteTopic, async ({ ctx, params }) => {
  await deleteTopic(ctx, params.id)
  return { message: 'Topic deleted' }
})
