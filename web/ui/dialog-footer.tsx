import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/**
 * The row of buttons at the end of a dialog. Inside the dialog's body, set `className="sticky -bottom-5 z-2 -mx-5 -mb-5"`:
 * it stays in sight however long the form is.
 */
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
