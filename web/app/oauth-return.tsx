import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { OauthReturn } from '../../src/contracts/oauth-return.ts'
import { messageOf } from '../lib/call-error.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Spinner } from '../ui/spinner.tsx'

/**
 * Passes on, once, what an OAuth provider added to the address, and removes it there: the code must not stay in the
 * address, or in the browser's history. Without it, leads elsewhere.
 *
 * @param finish receives the parameters of the address (RFC 6749, 4.1.2)
 */
export function useOauthReturn(finish: (returned: OauthReturn) => void, elsewhere: string): void {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const [returned] = useState(() => ({
    state: search.get('state') ?? '',
    code: search.get('code'),
    error: search.get('error'),
    iss: search.get('iss'),
  }))
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    setSearch({}, { replace: true })
    if (returned.state === '') navigate(elsewhere, { replace: true })
    else finish(returned)
  }, [finish, elsewhere, navigate, returned, setSearch])
}

export interface OauthReturnViewProps {
  title: string
  /** What is shown while the connection is made. */
  connecting: ReactNode
  error: Error | null
  failedTitle: string
  /** What can be done after a failure. */
  actions: ReactNode
}

/** The page to which an OAuth provider leads back: a moment of work, or why it failed. */
export function OauthReturnView({ title, connecting, error, failedTitle, actions }: OauthReturnViewProps) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        {error ? (
          <EmptyState art="broken" title={failedTitle} actions={actions}>
            <span role="alert">{messageOf(error, 'Check your connection and try again.')}</span>
          </EmptyState>
        ) : (
          <div className="flex items-center gap-2 p-6 text-muted text-sm">
            <Spinner label="Connecting" className="text-brand-text" /> {connecting}
          </div>
        )}
      </Card>
    </>
  )
}
