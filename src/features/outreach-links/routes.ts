import { Hono } from 'hono'
import * as contract from '../../contracts/outreach-links/outreach-links.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { paths } from '../../rules/site/app-paths.ts'
import type { Asking } from './find-message.ts'
import { followLink } from './follow-link.ts'
import { leaveTopic, undoLeaveTopic } from './leave-topic.ts'
import { PIXEL } from './pixel.ts'
import { recordOpen } from './record-open.ts'
import { findUnsubscribing, readUnsubscribing, undoUnsubscribe, unsubscribe } from './unsubscribe.ts'

export const outreachLinkRoutes = new Hono<HttpEnv>()

mount(outreachLinkRoutes, contract.openUnsubscribe, async ({ ctx, params }) => {
  await findUnsubscribing(ctx, params.token)
  return redirect(`${ctx.linkHost?.origin ?? ctx.config.appUrl}${paths.unsubscribe.to({ token: params.token })}`)
})
mount(outreachLinkRoutes, contract.unsubscribe, async ({ ctx, params }) => {
  await unsubscribe(ctx, params.token)
  return { message: 'You are unsubscribed' }
})
mount(outreachLinkRoutes, contract.readUnsubscribing, async ({ ctx, params }) => ({
  data: await readUnsubscribing(ctx, params.token),
}))
mount(outreachLinkRoutes, contract.unsubscribeOnPage, async ({ ctx, params }) => ({
  data: { undo: await unsubscribe(ctx, params.token) },
  message: 'You are unsubscribed',
}))
mount(outreachLinkRoutes, contract.undoUnsubscribe, async ({ ctx, params, body }) => {
  await undoUnsubscribe(ctx, params.token, body.undo)
  return { message: 'You are subscribed as before' }
})
mount(outreachLinkRoutes, contract.leaveTopic, async ({ ctx, params }) => ({
  data: { undo: await leaveTopic(ctx, params.token, params.topic_id) },
  message: "You won't get any more messages about this",
}))
mount(outreachLinkRoutes, contract.undoLeaveTopic, async ({ ctx, params, body }) => {
  await undoLeaveTopic(ctx, params.token, params.topic_id, body.undo)
  return { message: 'You get messages about this as before' }
})
mount(outreachLinkRoutes, contract.recordOpen, async ({ ctx, params, request }) => {
  await recordOpen(ctx, params.token, askingOf(request))
  return new Response(PIXEL, { headers: PIXEL_HEADERS })
})
mount(outreachLinkRoutes, contract.followLink, async ({ ctx, params, request }) =>
  redirect(await followLink(ctx, params.token, params.link, askingOf(request))),
)

/** Webmail shows it on a page of another origin. */
const PIXEL_HEADERS = {
  'content-type': 'image/gif',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

const askingOf = ({ method, headers }: Request): Asking => ({
  method,
  userAgent: headers.get('user-agent'),
  purpose: headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz'),
})

/** Hides the page's URL from the target, since it contains the token. */
const redirect = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
