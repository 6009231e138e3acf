import { Hono } from 'hono'
import * as conversations from '../../contracts/replies/conversations.ts'
import * as contract from '../../contracts/replies/replies.ts'
import { accountOf } from '../../core/context.ts'
import { inboundAddress } from '../../domain/delivery-reports/mail-addresses.ts'
import { inboundMailUrl } from '../../domain/delivery-reports/report-links.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { answerConversation, cancelAnswer, retryAnswer } from './answer.ts'
import { stopFollowUps, updateConversation } from './change-conversation.ts'
import { deleteReply, markAllRead, updateReply } from './change-replies.ts'
import { fillTemplate } from './fill-template.ts'
import { createLabel, deleteLabel, listLabels, updateLabel } from './labels.ts'
import { listReplies } from './queries.ts'
import { getConversation } from './read-conversation.ts'

export const replyRoutes = new Hono<HttpEnv>()

mount(replyRoutes, contract.listReplies, async ({ ctx, query }) => ({ data: await listReplies(ctx, query) }))
mount(replyRoutes, contract.getReplyAddress, async ({ ctx }) => {
  const { id } = accountOf(ctx)
  return { data: { address: await inboundAddress(ctx, id), url: await inboundMailUrl(ctx, id) } }
})
mount(replyRoutes, contract.markAllRepliesRead, async ({ ctx }) => ({ data: { updated: await markAllRead(ctx) } }))
mount(replyRoutes, contract.updateReply, async ({ ctx, params, body }) => ({
  data: { reply: await updateReply(ctx, params.id, body) },
}))
mount(replyRoutes, contract.deleteReply, async ({ ctx, params }) => {
  await deleteReply(ctx, params.id)
  return { message: 'The reply was deleted' }
})

mount(replyRoutes, conversations.getConversation, async ({ ctx, params }) => ({
  data: await getConversation(ctx, params.id),
}))
mount(replyRoutes, conversations.updateConversation, async ({ ctx, params, body }) => ({
  data: { reply: await updateConversation(ctx, params.id, body) },
}))
mount(replyRoutes, conversations.stopFollowUps, async ({ ctx, params, body }) => ({
  data: { stopped: await stopFollowUps(ctx, params.id, body.scope) },
}))
mount(replyRoutes, conversations.answerConversation, async ({ ctx, params, body }) => ({
  data: { answer: await answerConversation(ctx, params.id, body) },
}))
mount(replyRoutes, conversations.cancelAnswer, async ({ ctx, params }) => ({
  data: { answer: await cancelAnswer(ctx, params.id) },
}))
mount(replyRoutes, conversations.retryAnswer, async ({ ctx, params }) => ({
  data: { answer: await retryAnswer(ctx, params.id) },
}))
mount(replyRoutes, conversations.fillTemplate, async ({ ctx, params, query }) => ({
  data: await fillTemplate(ctx, params.id, query.template_id),
}))
mount(replyRoutes, conversations.listInboxLabels, async ({ ctx }) => ({ data: { labels: await listLabels(ctx) } }))
mount(replyRoutes, conversations.createInboxLabel, async ({ ctx, body }) => ({
  data: { label: await createLabel(ctx, body) },
}))
mount(replyRoutes, conversations.updateInboxLabel, async ({ ctx, params, body }) => ({
  data: { label: await updateLabel(ctx, params.id, body) },
}))
mount(replyRoutes, conversations.deleteInboxLabel, async ({ ctx, params }) => {
  await deleteLabel(ctx, params.id)
  return { message: 'Label deleted' }
})
