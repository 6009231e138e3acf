import type { ReactNode, RefObject } from 'react'
import { cn } from './cn.ts'
import { usePart } from './lazy-part.tsx'
import { overlays } from './on-demand.tsx'

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
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

/** A modal dialog: traps focus, closes on Escape and on the backdrop, a sheet from the bottom under 640px. */
export function Dialog(props: DialogProps) {
  const Loaded = usePart(overlays, props.isOpen, props.onClose)?.Dialog
  return Loaded ? <Loaded {...props} /> : null
}

/** The row of buttons at the end of a dialog. Inside the dialog's body, set `className="sticky -bottom-5 z-2 -mx-5 -mb-5"`: it stays in sight however long the form is. */
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
