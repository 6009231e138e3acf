import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Around the whole app: any failure while rendering shows the fallback screen. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <Boundary resetKey="">{children}</Boundary>
}

/** Around one page: a failure leaves the shell standing, and going elsewhere clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  return <Boundary resetKey={location}>{children}</Boundary>
}

class Boundary extends Component<{ resetKey: string; children: ReactNode }, { error: Error | null; key: string }> {
  override state = { error: null as Error | null, key: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { key: string }) {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    storeError(error, info.componentStack ?? '')
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <ErrorScreen
        message={this.state.error.message}
        onRefresh={() => window.location.reload()}
        testsHref={paths.errorTest.to()}
      />
    )
  }
}

/** Kept in this browser under `react_error` (spec 1, section 2), for support to ask for. */
function storeError(error: Error, componentStack: string): void {
  const record = {
    message: error.message,
    stack: error.stack,
    componentStack,
    timestamp: new Date().toISOString(),
  }
  try {
    localStorage.setItem('react_error', JSON.stringify(record))
  } catch {
    // Storage can be full or forbidden; the screen matters more than the record.
  }
}
