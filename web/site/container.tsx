import type { ReactNode } from 'react'
import { cn } from '../ui/cn.ts'

/** The width of the site's content, from 360 to 1920 px. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('mx-auto w-full max-w-7xl px-5 sm:px-8', className)}>{children}</div>
}
