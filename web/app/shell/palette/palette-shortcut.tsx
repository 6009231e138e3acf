import { Command } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ShellUser } from '../shell-user.ts'

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).default)

/** Opens the command palette on Ctrl+K or Cmd+K, and by a button where there may be no such keys. Loads it then. */
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
  return (
    <>
      <IconButton
        icon={Command}
        label="Open the command palette"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <CommandPalette user={user} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
