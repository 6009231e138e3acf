import { Hono } from 'hono'
import * as contract from '../../contracts/replies/replies.ts'
import { accountOf } from '../../core/context.ts'
import { inboundAddress } from '../../domain/delivery-reports/mail-addresses.ts'
import { inboundMailUrl } from '../../domain/delivery-reports/report-links.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { deleteReply, markAllRead, updateReply } from './change-replies.ts'
import { listReplies } from './queries.ts'

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
