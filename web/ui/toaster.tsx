import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { Spinner } from './spinner.tsx'
import { TOAST_MS } from './toast-ms.ts'

/** Distance from the right: the dashboard's header is as wide as its pages, at most 80rem beside a sidebar of 15rem. */
const BESIDE_THE_MENUS = 'max(168px, calc((100vw - 95rem) / 2 + 168px))'

/**
 * What the Toaster of `toast.tsx` becomes with the first toast. Toasts cover the dashboard's header, left of the
 * controls at its right, and stack behind each other, because a page's main buttons are right below the header.
 */
export function LoadedToaster({
  theme,
  onReady,
}: {
  theme: 'light' | 'dark'
  /** Called once toasts can be shown. */
  onReady: (show: typeof toast) => void
}) {
  // Runs after the effects of what is inside, which listen by then.
  useEffect(() => onReady(toast), [onReady])
  return (
    <SonnerToaster
      theme={theme}
      position="top-right"
      duration={TOAST_MS}
      gap={8}
      offset={{ top: 5, right: BESIDE_THE_MENUS }}
      mobileOffset={{ top: 5, right: 8, left: 8 }}
      icons={{
        success: <CircleCheck className="size-4 text-success" strokeWidth={2} />,
        error: <CircleAlert className="size-4 text-danger-text" strokeWidth={2} />,
        warning: <TriangleAlert className="size-4 text-warning-text" strokeWidth={2} />,
        info: <Info className="size-4 text-info-text" strokeWidth={2} />,
        loading: <Spinner className="text-muted" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-2.5 rounded-lg border border-line-strong bg-raised px-3.5 py-3 font-sans text-ink text-sm shadow-lg sm:w-[22rem] xl:w-[26rem]',
          icon: 'mt-0.5 flex shrink-0',
          content: 'min-w-0 flex-1',
          title: 'font-medium wrap-break-word',
          description: 'mt-0.5 text-muted text-xs',
          actionButton: 'shrink-0 rounded-sm font-medium text-brand-text text-xs hover:underline',
        },
      }}
    />
  )
}
