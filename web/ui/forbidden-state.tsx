import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import { cn } from './cn.ts'

export interface ForbiddenStateProps {
  /** The reason; by default the specification's sentence. */
  children?: ReactNode
  actions?: ReactNode
  /** Replaces the whole page, so its title is the page's heading. */
  isPage?: boolean
  className?: string
}

/** Shown in place of a page that the viewer may not see. The title comes from the specification. */
export function ForbiddenState({ children, actions, isPage, className }: ForbiddenStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <Art name="lock" />
      <Heading className="mt-4 font-semibold text-ink text-lg">Access Denied</Heading>
      <p className="mt-1 max-w-md text-muted text-sm">
        {children ?? "You don't have permission to access this feature."}
      </p>
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}
