import { Spinner } from '../ui/spinner.tsx'

/** Placeholder while a session or a page loads. Invisible for the first moments, so that fast loads do not flash. */
export function LoadingScreen() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center text-muted starting:opacity-0 transition-opacity delay-200 duration-200">
      <Spinner label="Loading" className="text-xl" />
    </div>
  )
}
