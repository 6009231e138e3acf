import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an opened conversation, and back to its row when it closes. One that is open on page load gets no
 * focus.
 */
export function useConversationFocus(
  panes: RefObject<HTMLElement | null>,
  openId: string | undefined,
  replyId: string | undefined,
) {
  const heading = useRef<HTMLHeadingElement | null>(null)
  const shown = useRef({ openId, replyId })
  useEffect(() => {
    const before = shown.current
    shown.current = { openId, replyId }
    if (before.openId === openId) return
    if (openId) heading.current?.focus()
    else panes.current?.querySelector<HTMLElement>(`[data-reply="${before.replyId}"]`)?.focus()
  })
  return heading
}

/**
 * Returns the focus to the conversation when a dialog closes, so that the keys go on working. Waits for the dialog's own
 * attempt, which goes astray if a key opened it.
 */
export function useFocusAfterDialog(heading: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!closed) return
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [heading, isOpen])
}
