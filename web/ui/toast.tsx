import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'
import { Spinner } from './spinner.tsx'
import { TOAST_MS } from './toast-ms.ts'

export interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
  /** Milliseconds. Longer than the default if the toast has an action. */
  duration?: number
}

/** Short notices at the top right that disappear after a moment. If the user must act, use an Alert in the page. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void sonnerToast.success(message, options),
  error: (message: string, options?: ToastOptions) => void sonnerToast.error(message, options),
  warning: (message: string, options?: ToastOptions) => void sonnerToast.warning(message, options),
  info: (message: string, options?: ToastOptions) => void sonnerToast.info(message, options),
}

/** Distance from the right: the dashboard's header is as wide as its pages, at most 80rem beside a sidebar of 15rem. */
const BESIDE_THE_MENUS = 'max(168px, calc((100vw - 95rem) / 2 + 168px))'

/**
 * Where toasts appear. Render it once, in the app's providers. Toasts cover the dashboard's header, left of the
 * controls at its right, and stack behind each other, because a page's main buttons are right below the header.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
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
