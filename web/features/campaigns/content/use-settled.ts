import { useEffect, useState } from 'react'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'

/** The typing rests for so long before the server is asked. */
const PAUSE_MS = 500

/** A message once nobody has typed for a moment. */
export function useSettled<Message>(message: Message): Message {
  const [settled, setSettled] = useState(message)
  const settle = useDebouncedCallback(setSettled, PAUSE_MS)
  const key = JSON.stringify(message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once with each change of what it says
  useEffect(() => settle.run(message), [key])
  return settled
}
