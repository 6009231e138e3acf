import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ErrorScreen } from './error-screen.tsx'
import { storeError } from './stored-error.ts'

/** Wraps the whole app: any rendering failure shows the fallback screen. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <Boundary resetKey="">{children}</Boundary>
}

/** Wraps one page: a failure does not affect the shell, and navigating clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  return <Boundary resetKey={location}>{children}</Boundary>
}

class Boundary extends Component<{ resetKey: string; children: ReactNode }, { error: Error | null; key: string }> {
  override state = { error: null as Error | null, key: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) }
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { key: string }) {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey }
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    storeError(asError(thrown), info.componentStack ?? '')
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

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))
