import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'
import { Spinner } from './spinner.tsx'

export interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
}

/** Short notices at the top right that leave after 4 s. For what the user must act on, use an Alert in the page. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void sonnerToast.success(message, options),
  error: (message: string, options?: ToastOptions) => void sonnerToast.error(message, options),
  warning: (message: string, options?: ToastOptions) => void sonnerToast.warning(message, options),
  info: (message: string, options?: ToastOptions) => void sonnerToast.info(message, options),
}

/** Where toasts appear; once, in the app's providers. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <SonnerToaster
      theme={theme}
      position="top-right"
      duration={4000}
      expand
      gap={8}
      offset={{ top: 64, right: 16 }}
      mobileOffset={{ top: 64, right: 12, left: 12 }}
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
            'flex w-full items-start gap-2.5 rounded-lg border border-line-strong bg-raised px-3.5 py-3 font-sans text-ink text-sm shadow-lg sm:w-[22rem]',
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
