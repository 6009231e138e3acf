import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Replacement, Selected } from './wrap-selection.ts'

/**
 * Edits a text area from buttons beside it so that the browser's own undo can revert the change.
 *
 * @param onChange for browsers in which the change fires no input event
 */
export function useTextEditing(area: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) {
  const toSelect = useRef<Replacement | null>(null)
  useLayoutEffect(() => {
    const wanted = toSelect.current
    if (!wanted || area.current?.value !== wanted.text) return
    toSelect.current = null
    area.current.setSelectionRange(wanted.start, wanted.end)
  })

  return (edit: (selected: Selected) => Replacement) => {
    const { current } = area
    if (!current) return
    const replacement = edit({ text: current.value, start: current.selectionStart, end: current.selectionEnd })
    current.focus()
    toSelect.current = replacement
    // The only edit that the browser's undo records. Deprecated, but supported by all browsers.
    const isTyped = document.execCommand?.('insertText', false, replacement.inserted) ?? false
    if (!isTyped) onChange(replacement.text)
    else current.setSelectionRange(replacement.start, replacement.end)
  }
}
