import { z } from 'zod'
import { data, endpoint, nothing } from '../endpoint.ts'
import { Channel } from '../senders/channel.ts'

/** Account, recipient, hash of the address and a truncated signature, as base64url. */
const TokenParams = z.object({ token: z.string().regex(/^[\w-]{107}$/) })

/** Redirects a person who follows the link. Changes nothing, because scanners follow links too. */
export const openUnsubscribe = endpoint({
  method: 'get',
  path: '/u/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
})

/** One-click unsubscription (RFC 8058) by a mail program. Idempotent, and cannot be undone here. */
export const unsubscribe = endpoint({
  method: 'post',
  path: '/u/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
})

/** What the page shows before the button is pressed. */
export const Unsubscribing = z.object({
  channel: Channel,
  /** Such as `a•••@acme.com`; null if the address is no longer known. */
  hint: z.string().nullable(),
  /** The sender of the messages. */
  sender_name: z.string().nullable(),
  is_unsubscribed: z.boolean(),
  /** The sender's topics, each to be left by itself; empty where it has none. */
  topics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      /** Whether this message is about it. */
      is_of_message: z.boolean(),
      has_left: z.boolean(),
    }),
  ),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>
export const readUnsubscribing = endpoint({
  method: 'get',
  path: '/u/:token/state',
  permission: 'public',
  params: TokenParams,
  returns: data(Unsubscribing),
})

/** A signed token, valid for one hour and only for the unsubscription that returned it. */
const UndoToken = z.string().regex(/^[\w-]{64}$/)
/**
 * The page's button. Only the press that unsubscribes returns an undo token, so that someone who merely has the link,
 * such as the sender, cannot undo it.
 */
export const unsubscribeOnPage = endpoint({
  method: 'post',
  path: '/u/:token/page',
  permission: 'public',
  params: TokenParams,
  returns: data(z.object({ undo: UndoToken.nullable() })),
})
/**
 * Undoes an accidental unsubscription. @throws forbidden without its token, conflict if the recipient has unsubscribed
 * again since
 */
export const undoUnsubscribe = endpoint({
  method: 'post',
  path: '/u/:token/undo',
  permission: 'public',
  params: TokenParams,
  body: z.object({ undo: UndoToken }),
  returns: nothing,
})

const TopicParams = TokenParams.extend({ topic_id: z.uuid() })

/** Leaves one topic. Only the press that leaves it returns an undo token, as with unsubscribing. */
export const leaveTopic = endpoint({
  method: 'post',
  path: '/u/:token/topics/:topic_id/leave',
  permission: 'public',
  params: TopicParams,
  returns: data(z.object({ undo: UndoToken.nullable() })),
})
/** @throws forbidden without its token */
export const undoLeaveTopic = endpoint({
  method: 'post',
  path: '/u/:token/topics/:topic_id/undo',
  permission: 'public',
  params: TopicParams,
  body: z.object({ undo: UndoToken }),
  returns: nothing,
})

/** The tracking pixel of a campaign that counts opens. */
export const recordOpen = endpoint({
  method: 'get',
  path: '/o/:token',
  permission: 'public',
  params: TokenParams,
  returns: nothing,
  file: 'image/gif',
})

/**
 * Redirects to the target that the message's link had when it was sent; the target is signed, so no other is possible.
 */
export const followLink = endpoint({
  method: 'get',
  path: '/c/:token/:link',
  permission: 'public',
  params: TokenParams.extend({ link: z.string().regex(/^[\w-]{23,5000}$/) }),
  returns: nothing,
})
