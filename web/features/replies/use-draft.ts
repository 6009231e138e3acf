import { useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/** The answer that is being written in a conversation. */
export function useDraft(conversationId: string | undefined) {
  const [draft, setDraft] = useState({ of: conversationId, text: conversationId ? readDraft(conversationId) : '' })
  if (draft.of !== conversationId)
    setDraft({ of: conversationId, text: conversationId ? readDraft(conversationId) : '' })
  const write = (text: string) => {
    if (conversationId) keepDraft(conversationId, text)
    setDraft({ of: conversationId, text })
  }
  return [draft.of === conversationId ? draft.text : '', write] as const
}
