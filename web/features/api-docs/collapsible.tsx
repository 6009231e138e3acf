import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

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
  const Heading = `h${level}` as const
  return (
    <Disclosure as="div" defaultOpen={isOpenAtFirst} className={className}>
      {({ open }) => (
        <>
          <Heading>
            <DisclosureButton className="flex w-full items-start gap-2 rounded-lg px-3 py-2.5 text-left pointer-coarse:min-h-10 hover:bg-hover/60 focus-visible:outline-offset-[-2px]">
              <ChevronRight
                aria-hidden="true"
                className={cn('mt-0.5 size-4 shrink-0 text-faint transition-transform', open && 'rotate-90')}
                strokeWidth={1.75}
              />
              {title}
            </DisclosureButton>
          </Heading>
          <DisclosurePanel>{children}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}
