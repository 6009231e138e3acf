import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { useTheme } from '../lib/theme.ts'
import { Toaster } from '../ui/toast.tsx'
import { AppBoundary } from './shell/error-boundary.tsx'

/** Providers that every screen needs: the last-resort error screen, server data and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const { theme } = useTheme()
  return (
    <AppBoundary>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster theme={theme} />
      </QueryClientProvider>
    </AppBoundary>
  )
}
