import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. In a dialog with a form, omit this and put a DialogFooter into the form. */
  footer?: ReactNode
  /** `full` is as high as the window, regardless of its content. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** The element that receives the focus first; the first control if absent. */
  initialFocus?: ComponentProps<typeof HeadlessDialog>['initialFocus']
  role?: 'dialog' | 'alertdialog'
}

const widths = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-2xl',
  xl: 'sm:max-w-4xl',
  full: 'h-[92dvh] sm:h-[94dvh] sm:max-h-[94dvh] sm:max-w-6xl',
}

/** A modal dialog: traps focus, closes on Escape and on the backdrop, a sheet from the bottom under 640px. */
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

/** The row of buttons at the end of a dialog. Inside the dialog's body, set `className="-mx-5 -mb-5 mt-5"`. */
export function DialogFooter({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cn(
        'flex flex-col-reverse gap-2 rounded-b-xl border-line border-t bg-sunken px-5 py-3 sm:flex-row sm:justify-end [&>*]:max-sm:h-10',
        className,
      )}
    >
      {children}
    </div>
  )
}
