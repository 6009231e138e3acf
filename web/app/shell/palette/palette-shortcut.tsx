import { lazy, Suspense, useEffect, useState } from 'react'
import type { ShellUser } from '../shell-user.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

/** Opens the command palette on Ctrl+K or Cmd+K, and loads it then. */
export function PaletteShortcut({ user }: { user: ShellUser }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // The message editor has used the key already, for links.
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      if (!(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Above an open dialog it would lead away from what is being written there.
      if (!document.querySelector('[aria-modal=true]')) setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette user={user} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
