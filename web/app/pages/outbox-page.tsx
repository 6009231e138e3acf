import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { systemQueries } from '../../features/system/api.ts'
import { OutboxMailView } from '../../features/system/outbox-mail.tsx'
import { CallError } from '../../lib/call-error.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingScreen } from '../loading-screen.tsx'
import { PlainLayout } from '../shell/plain-layout.tsx'
import NotFoundPage from './not-found-page.tsx'

/** Mail and text messages captured in development. Production has no outbox, so the page does not exist there. */
export default function OutboxPage() {
  const { data: mails, error, refetch, isFetching } = useQuery(systemQueries.outbox())
  const [search, setSearch] = useSearchParams()
  const opened = mails?.find((mail) => mail.id === search.get('mail')) ?? mails?.[0]

  return (
    <PlainLayout>
      <title>Outbox · Contactory</title>
      {error instanceof CallError && error.status === 404 ? (
        <NotFoundPage />
      ) : error ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : !mails ? (
        <LoadingScreen />
      ) : !opened ? (
        <EmptyState isPage art="inbox" title="Nothing sent yet">
          In development, emails and text messages aren't sent. They appear here instead.
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-4 font-semibold text-2xl text-ink">Outbox</h1>
          <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
            <ul className="max-h-60 self-start overflow-y-auto rounded-lg border border-line bg-surface md:max-h-[46rem]">
              {mails.map((mail) => (
                <li key={mail.id} className="border-line border-b last:border-b-0">
                  <button
                    type="button"
                    aria-current={mail.id === opened.id || undefined}
                    onClick={() => setSearch({ mail: mail.id }, { replace: true })}
                    className={cn(
                      'block w-full px-3 py-2 text-left hover:bg-hover focus-visible:outline-offset-[-2px]',
                      mail.id === opened.id && 'bg-brand-soft',
                    )}
                  >
                    <span className="block truncate font-medium text-ink text-sm">{mail.subject}</span>
                    <span className="block truncate text-muted text-xs">{mail.to}</span>
                  </button>
                </li>
              ))}
            </ul>
            <OutboxMailView key={opened.id} mail={opened} />
          </div>
        </>
      )}
    </PlainLayout>
  )
}
