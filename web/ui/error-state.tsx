import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

export interface ErrorStateProps {
  title?: string
  /** The server's message, or what the user can do. */
  children?: ReactNode
  /** Shown so that support can find it in the logs. */
  requestId?: string
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

/** Shown in place of a list or page whose data could not be loaded. */
export function ErrorState({
  title = "This didn't load",
  children = 'Check your connection and try again.',
  requestId,
  onRetry,
  isRetrying,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <Art name="broken" />
      <h2 className="mt-4 font-semibold text-ink text-lg">{title}</h2>
      <div className="mt-1 max-w-md text-pretty text-muted text-sm">{children}</div>
      {onRetry ? (
        <Button className="mt-5" icon={RotateCw} onClick={onRetry} isLoading={isRetrying}>
          Try again
        </Button>
      ) : null}
      {requestId ? <p className="mt-4 font-mono text-2xs text-faint">Request {requestId}</p> : null}
    </div>
  )
}
