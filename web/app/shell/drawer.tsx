import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'

/** The navigation of narrow windows. */
export function Drawer({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-label="Navigation" className="relative z-50 lg:hidden">
      <DialogBackdrop transition className="fixed inset-0 bg-scrim transition duration-150 data-closed:opacity-0" />
      <DialogPanel
        transition
        className="fixed inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col bg-surface shadow-lg transition duration-200 ease-out data-closed:-translate-x-full"
      >
        <div className="flex h-14 shrink-0 items-center justify-between border-line border-b pr-3 pl-5">
          <Logo />
          <IconButton icon={X} label="Close navigation" onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1">{children}</div>
      </DialogPanel>
    </Dialog>
  )
}
