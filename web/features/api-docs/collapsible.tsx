import { type ReactNode, useId, useState } from 'react'
import { DisclosureButton } from '../../ui/disclosure.tsx'

export interface CollapsibleProps {
  /** The heading's level. */
  level: 2 | 3
  title: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
  className?: string
}

/** A heading that toggles the content below it, which is rendered on first opening. */
export function Collapsible({ level, title, children, isOpenAtFirst = false, className }: CollapsibleProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const Heading = `h${level}` as const
  return (
    <div className={className}>
      <Heading>
        <DisclosureButton
          isOpen={isOpen}
          controls={id}
          onToggle={() => setIsOpen(!isOpen)}
          className="w-full items-start gap-2 rounded-lg px-3 py-2.5 hover:bg-hover/60 focus-visible:outline-offset-[-2px]"
          chevronClass="mt-0.5"
        >
          {title}
        </DisclosureButton>
      </Heading>
      {isOpen ? <div id={id}>{children}</div> : null}
    </div>
  )
}
