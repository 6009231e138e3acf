import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from './cn.ts'

export interface DisclosureProps {
  title: ReactNode
  /** In short what is set inside, at the right. */
  summary?: ReactNode
  /** Shown even while it is closed, such as a field with an error. */
  isHeldOpen?: boolean
  /** Hidden rather than unmounted while it is closed, so that a form keeps its values. */
  children: ReactNode
  /** At the end, rendered once it was opened: what holds no values of its own and need not load before. */
  rest?: ReactNode
}

/** Part of a form that most leave as it is, below a line of its own. */
export function Disclosure({ title, summary, isHeldOpen = false, children, rest }: DisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isShown = isOpen || isHeldOpen
  if (isShown && !wasOpen) setWasOpen(true)
  return (
    <div className="border-line border-y py-1">
      <DisclosureButton
        isOpen={isOpen}
        controls={id}
        onToggle={() => setIsOpen(!isOpen)}
        className="-mx-1 w-[calc(100%+0.5rem)] items-center gap-1.5 rounded-md px-1 py-1.5 text-sm hover:bg-hover"
      >
        <span className="shrink-0 font-medium text-ink">{title}</span>
        <span className="ml-auto truncate text-faint text-xs">{summary}</span>
      </DisclosureButton>
      <div id={id} hidden={!isShown} className="flex flex-col gap-4 py-3">
        {children}
        {wasOpen ? rest : null}
      </div>
    </div>
  )
}

export interface DisclosureButtonProps {
  isOpen: boolean
  onToggle: () => void
  /** The id of what it shows and hides. */
  controls: string
  children: ReactNode
  className: string
  chevronClass?: string
}

/** The button of something that opens below it. */
export function DisclosureButton({
  isOpen,
  onToggle,
  controls,
  children,
  className,
  chevronClass,
}: DisclosureButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className={cn('flex text-left pointer-coarse:min-h-10', className)}
    >
      <ChevronRight
        aria-hidden="true"
        className={cn('size-4 shrink-0 text-faint transition-transform', chevronClass, isOpen && 'rotate-90')}
        strokeWidth={1.75}
      />
      {children}
    </button>
  )
}
