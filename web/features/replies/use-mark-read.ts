import { useEffect, useRef } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { useUpdateConversation } from './conversation-api.ts'

/** Marks a conversation as read, once each time it is opened. One marked unread while it is open stays unread. */
export function useMarkRead(open: Reply | null, onUpdated: (reply: Reply) => void) {
  const { mutate } = useUpdateConversation(onUpdated)
  const opened = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNew = opened.current !== open?.id
    opened.current = open?.id
    if (!open || !isNew || open.is_read) return
    mutate({ params: { id: open.conversation.id }, body: { is_read: true } })
  })
}
