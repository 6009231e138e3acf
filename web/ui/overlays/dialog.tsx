import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { cn } from '../cn.ts'
import { DialogFooter } from '../dialog-footer.tsx'
import { IconButton } from '../icon-button.tsx'
import type { DialogProps } from './props.ts'

const widths = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-2xl',
  xl: 'sm:max-w-4xl',
  full: 'h-[92dvh] sm:h-[94dvh] sm:max-h-[94dvh] sm:max-w-6xl',
}

/** What `../dialog.tsx` becomes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  initialFocus,
  role,
}: DialogProps) {
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      initialFocus={initialFocus}
      // If it is on, it focuses only marked controls, or else the dialog itself, which shows no focus ring.
      autoFocus={false}
      role={role}
      className="relative z-50"
    >
      <DialogBackdrop transition className="fixed inset-0 bg-scrim transition duration-150 data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
        <DialogPanel
          transition
          className={cn(
            'relative flex max-h-[92dvh] w-full flex-col overflow-clip rounded-t-xl border border-line bg-raised shadow-lg transition duration-150 ease-out data-closed:translate-y-2 data-closed:opacity-0 sm:max-h-[85dvh] sm:rounded-xl',
            widths[size],
          )}
        >
          {/* No header or footer elements: outside the page's landmarks they would count as the page's own. */}
          <div className="px-5 pt-4 pb-3 pr-14">
            <DialogTitle className="wrap-anywhere font-semibold text-ink text-lg">{title}</DialogTitle>
            {description ? <Description className="mt-1 text-muted text-sm">{description}</Description> : null}
          </div>
          {children ? <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div> : null}
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          {/* Last, so that focus starts on the first control of the content. */}
          <IconButton icon={X} label="Close" size="sm" className="absolute top-4 right-4" onClick={onClose} />
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
