import type { ReactNode } from 'react'
import { Art, type ArtName } from './art.tsx'
import { cn } from './cn.ts'

export interface EmptyStateProps {
  title: string
  /** What the list will contain, and how to add it. */
  children?: ReactNode
  art?: ArtName
  /** Buttons or links, the main one first. */
  actions?: ReactNode
  /** Replaces the whole page, so its title is the page's heading. */
  isPage?: boolean
  className?: string
}

/** Shown in place of an empty list: why it is empty, and what to do about it. */
export function EmptyState({ title, children, art = 'cards', actions, isPage, className }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <Art name={art} />
      <Heading className="mt-4 font-semibold text-ink text-lg">{title}</Heading>
      {children ? <div className="mt-1 max-w-md text-pretty text-muted text-sm">{children}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">{actions}</div> : null}
    </div>
  )
}
