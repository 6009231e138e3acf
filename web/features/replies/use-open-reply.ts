import { useState } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'

/**
 * The open message, even if the list no longer contains it: with the unread filter, opening a message removes it from
 * the list.
 *
 * @param listed undefined while the list is loading
 * @returns the message, and the list with it at its former position
 */
export function useOpenReply(id: string | undefined, listed: readonly Reply[] | undefined) {
  // The reply as last listed, and its latest version: a mutation's response is newer until the list changes.
  const [known, setKnown] = useState<{ listed: Reply | null; reply: Reply | null }>({ listed: null, reply: null })
  const inList = listed?.find((reply) => reply.id === id) ?? null
  if (inList && inList !== known.listed) setKnown({ listed: inList, reply: inList })
  const open = known.reply?.id === id ? known.reply : inList
  return {
    open,
    replies: listed && open && !inList ? withReply(listed, open) : listed,
    remember: (reply: Reply) => setKnown((now) => ({ ...now, reply })),
  }
}

/** Inserts a reply at its position by time of arrival, newest first. */
function withReply(replies: readonly Reply[], one: Reply): readonly Reply[] {
  const before = replies.filter(({ received_at }) => received_at > one.received_at)
  return [...before, one, ...replies.slice(before.length)]
}
