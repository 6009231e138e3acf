import { z } from 'zod'
import { data, endpoint, nothing } from './endpoint.ts'
import { Channel } from './senders.ts'

/** Account, recipient, hash of the address and half a signature, as base64url. */
const TokenParams = z.object({ token: z.string().regex(/^[\w-]{107}$/) })

/** Where a person is sent who follows the link: it changes nothing, since scanners follow links, too. */
export const openUnsubscribe = endpoint({
  method: 'get',
  path: '/u/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
})

/** One click (RFC 8058) by a mail program: the same answer however often, and no way back. */
export const unsubscribe = endpoint({
  method: 'post',
  path: '/u/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
})

/** What the page shows before anything is pressed. */
export const Unsubscribing = z.object({
  channel: Channel,
  /** As `a•••@acme.com`; null where nobody knows it any more. */
  hint: z.string().nullable(),
  /** Whose messages they are. */
  sender_name: z.string().nullable(),
  is_unsubscribed: z.boolean(),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>
export const readUnsubscribing = endpoint({
  method: 'get',
  path: '/u/:token/state',
  permission: 'public',
  params: TokenParams,
  returns: data(Unsubscribing),
})

/** Signed, for the unsubscription that it came with, and for an hour. */
const UndoToken = z.string().regex(/^[\w-]{64}$/)
/** The page's button. Only the press that unsubscribed brings a way back, which nobody has who merely has the link, like whoever sent the message. */
export const unsubscribeOnPage = endpoint({
  method: 'post',
  path: '/u/:token/page',
  permission: 'public',
  params: TokenParams,
  returns: data(z.object({ undo: UndoToken.nullable() })),
})
/** Takes back what was done by mistake. @throws forbidden without the token of that unsubscription, conflict where somebody unsubscribed again since */
export const undoUnsubscribe = endpoint({
  method: 'post',
  path: '/u/:token/undo',
  permission: 'public',
  params: TokenParams,
  body: z.object({ undo: UndoToken }),
  returns: nothing,
})

/** The picture of an email whose campaign counts opens. */
export const recordOpen = endpoint({
  method: 'get',
  path: '/o/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
  file: 'image/gif',
})

/** Leads where the message's link led when it was sent, which is signed, and nowhere else. */
export const followLink = endpoint({
  method: 'get',
  path: '/c/:token/:link',
  permission: 'public',
  params: TokenParams.extend({ link: z.string().regex(/^[\w-]{23,5000}$/) }),
  returns: nothing,
})
