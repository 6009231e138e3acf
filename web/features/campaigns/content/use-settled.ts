import { useEffect, useState } from 'react'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'

/** Delay after the last keystroke before the server is called. */
const PAUSE_MS = 500

/** The message, updated once typing has paused. */
export function useSettled<Message>(message: Message): Message {
  const [settled, setSettled] = useState(message)
  const settle = useDebouncedCallback(setSettled, PAUSE_MS)
  const key = JSON.stringify(message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once with each change of what it says
  useEffect(() => settle.run(message), [key])
  return settled
}
