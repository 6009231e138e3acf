import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { conversationQueries } from './conversation-api.ts'
import type { RepliesLocation } from './replies-address.ts'

interface ShownReplies {
  readonly open: Reply | null
  readonly listed: readonly Reply[]
  /** Whether the list is complete: not of the previous filters, and no request is pending. */
  readonly isCurrent: boolean
  readonly remember: (reply: Reply) => void
}

/**
 * A conversation that the address names, but the list does not show: in another view, on another page. It is read by
 * itself; one that does not exist closes.
 */
export function useLoneReply({ address, close }: RepliesLocation, { open, listed, isCurrent, remember }: ShownReplies) {
  const isMissing = address.reply !== undefined && !open && isCurrent
  const { data, error } = useQuery({ ...conversationQueries.one(address.reply ?? ''), enabled: isMissing })
  const isListed = (reply: Reply) => listed.some(({ id }) => id === reply.id)
  useEffect(() => {
    if (!isMissing) return
    if (data && !isListed(data.reply)) remember(data.reply)
    else if (error) close()
  })
}
