import type { ReactNode } from 'react'
import type { Pagination as Pages } from '../../src/contracts/pagination.ts'
import { CallError, messageOf } from '../lib/call-error.ts'
import { useIsReady } from '../lib/use-is-ready.ts'
import { useLastPage } from '../lib/use-last-page.ts'
import { CallFailure } from './call-failure.tsx'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'
import { Pagination } from './pagination.tsx'
import { TableSkeleton } from './skeleton.tsx'

export interface ListCardProps {
  filters: ReactNode
  /** The page that the address names. */
  page: number
  onTurn: (page: number, options?: { replace: boolean }) => void
  /** Undefined while the first page loads. */
  pages: Pages | undefined
  /** The total, such as `12 roles`. */
  total: string
  answer: { error: Error | null; refetch: () => unknown; isFetching: boolean; isPlaceholderData: boolean }
  /** Shown when loading fails without a server message. */
  failure: string
  /** Announced by screen readers while it loads. */
  loading: string
  skeletonRows: number
  /** The rows, or the empty state. */
  children: ReactNode
}

/** A list with numbered pages below its filters, including its loading, empty and error states. */
export function ListCard(props: ListCardProps) {
  const { page, onTurn, pages, answer } = props
  const { lastPage, isBeyond } = useLastPage({
    ...{ pages, page, isPlaceholderData: answer.isPlaceholderData },
    onBeyond: (last) => onTurn(last, { replace: true }),
  })
  const isReady = useIsReady(pages)
  return (
    <Card
      isFlush
      footer={
        pages && pages.total > 0 ? (
          <>
            <span className="text-muted text-xs tabular-nums">{props.total}</span>
            {lastPage > 1 ? <Pagination page={page} lastPage={lastPage} onChange={onTurn} /> : null}
          </>
        ) : null
      }
    >
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">{props.filters}</div>
      {answer.error && !pages ? (
        <Failure error={answer.error} answer={answer} failure={props.failure} />
      ) : !pages || !isReady || isBeyond ? (
        <TableSkeleton rows={props.skeletonRows} label={props.loading} />
      ) : (
        props.children
      )}
    </Card>
  )
}

function Failure({ error, answer, failure }: Pick<ListCardProps, 'answer' | 'failure'> & { error: Error }) {
  const retry = { onRetry: () => void answer.refetch(), isRetrying: answer.isFetching }
  const isRefused = error instanceof CallError && (error.status === 403 || error.status === 402)
  if (isRefused) return <CallFailure error={error} {...retry} />
  return <ErrorState {...retry}>{messageOf(error, failure)}</ErrorState>
}
