import { useState } from 'react'

/** For a dialog that hands over what was chosen in it, and closes once that was accepted. */
export function useCloseWhenAccepted(onClose: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  return {
    /** Whether an answer is awaited; until then the dialog stays open. */
    isBusy,
    close: () => {
      if (!isBusy) onClose()
    },
    /** @param send hands over, and tells whether it was accepted */
    async handOver(send: () => Promise<boolean> | boolean) {
      setIsBusy(true)
      const isAccepted = await send()
      setIsBusy(false)
      if (isAccepted) onClose()
    },
  }
}
