import { useState } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'

interface Known {
  /** The id in the address. */
  readonly id: string | undefined
  /** The conversation as last listed, and its latest version: a mutation's response is newer until the list changes. */
  readonly listed: Reply | null
  readonly reply: Reply | null
}

/**
 * The open conversation, even if the list no longer contains it: with the unread filter, opening one removes it from
 * the list. A newer reply of the same person takes the place of the one that was opened.
 *
 * @param listed undefined while the list is loading
 * @returns its latest reply, and the list with it at its former position
 */
export function useOpenReply(id: string | undefined, listed: readonly Reply[] | undefined) {
  const [known, setKnown] = useState<Known>({ id: undefined, listed: null, reply: null })
  const conversationId = known.id === id ? known.reply?.conversation.id : undefined
  const isOpen = (reply: Reply) => reply.id === id || reply.conversation.id === (conversationId ?? id)
  const inList = (id !== undefined && listed?.find(isOpen)) || null
  if (inList && (inList !== known.listed || id !== known.id)) setKnown({ id, listed: inList, reply: inList })
  const open = id === undefined ? null : known.id === id ? known.reply : inList
  return {
    open,
    replies: listed && open && !inList ? withReply(listed, open) : listed,
    remember: (reply: Reply) => setKnown((now) => ({ ...now, id: id ?? now.id, reply })),
  }
}

/** Inserts a reply at its position by time of arrival, newest first. */
function withReply(replies: readonly Reply[], one: Reply): readonly Reply[] {
  const before = replies.filter(({ received_at }) => received_at > one.received_at)
  return [...before, one, ...replies.slice(before.length)]
}
