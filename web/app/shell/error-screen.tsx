import { RotateCw } from 'lucide-react'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'

export interface ErrorScreenProps {
  message: string
  onRefresh: () => void
  testsHref: string
}

/** The fallback screen of the specification. Uses plain links, because the router itself may have failed. */
export function ErrorScreen({ message, onRefresh, testsHref }: ErrorScreenProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center px-6 py-12 text-center"
    >
      <Art name="broken" />
      <h1 className="mt-5 font-semibold text-2xl text-ink tracking-[-0.02em]">Something went wrong</h1>
      <p className="mt-1 text-base text-muted">The application encountered an error. Please refresh the page.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={RotateCw} onClick={onRefresh}>
          Refresh Page
        </Button>
        <a href={testsHref} className={buttonClass({ variant: 'secondary', size: 'md' })}>
          Run Error Tests
        </a>
      </div>
      <details className="mt-8 w-full text-left">
        <summary className="touch-target mx-auto w-fit rounded-sm text-center text-muted text-sm hover:text-ink">
          Error details
        </summary>
        <pre className="mt-3 whitespace-pre-wrap wrap-break-word rounded-lg border border-line bg-sunken p-3 font-mono text-ink text-xs leading-5">
          {message}
        </pre>
      </details>
    </div>
  )
}
