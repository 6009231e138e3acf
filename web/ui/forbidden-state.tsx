import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import { cn } from './cn.ts'

/** What a page says to someone who may not see it; the texts are the specification's. */
export function ForbiddenState({ actions, className }: { actions?: ReactNode; className?: string }) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <Art name="lock" />
      <h2 className="mt-4 font-semibold text-ink text-lg">Access Denied</h2>
      <p className="mt-1 max-w-md text-muted text-sm">You don't have permission to access this feature.</p>
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}
