import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeadLetter } from '../../../src/contracts/system/operations.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { queueQueries } from './api.ts'
import { DeleteLetterDialog } from './delete-letter-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LetterFilters } from './letter-filters.tsx'
import { LetterTable } from './letter-table.tsx'
import type { QueuesPlace } from './queues-address.ts'

/** Dead letters, newest first, with their actions. */
export function LetterList({ place }: { place: QueuesPlace }) {
  const list = useInfiniteQuery(queueQueries.letters(place.address))
  const [opened, setOpened] = useState<DeadLetter | null>(null)
  const [deleting, setDeleting] = useState<DeadLetter | null>(null)
  const letters = list.data?.pages.flatMap(({ data }) => data)
  const refresh = () => void list.refetch()
  return (
    <>
      <Card isFlush title="Dead letters" footer={list.hasNextPage ? <LoadMore list={list} /> : null}>
        <LetterFilters place={place} onRefresh={refresh} isRefreshing={list.isFetching} />
        {list.error && !letters ? (
          <CallFailure error={list.error} onRetry={refresh} isRetrying={list.isFetching} />
        ) : !letters ? (
          <TableSkeleton rows={5} lines={2} label="Loading dead letters" />
        ) : letters.length > 0 ? (
          <LetterTable
            letters={letters}
            openId={opened?.id ?? null}
            isRefreshing={list.isPlaceholderData}
            onOpen={setOpened}
            onDelete={setDeleting}
          />
        ) : (
          <NoLetters place={place} isSearching={list.hasNextPage} />
        )}
      </Card>
      {opened ? (
        <LetterDialog
          letter={opened}
          onClose={() => setOpened(null)}
          onDelete={() => {
            setDeleting(opened)
            setOpened(null)
          }}
        />
      ) : null}
      {deleting ? <DeleteLetterDialog letter={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  )
}

function NoLetters({ place, isSearching }: { place: QueuesPlace; isSearching: boolean }) {
  if (isSearching)
    return (
      <EmptyState art="search" title="No matches so far">
        We searched the newest messages. Load more to continue.
      </EmptyState>
    )
  if (place.isFiltered)
    return (
      <EmptyState art="search" title="No matching messages" actions={<Button onClick={place.clear}>Show all</Button>} />
    )
  return (
    <EmptyState art="inbox" title="No failed messages">
      Messages that fail after all retries wait here for review.
    </EmptyState>
  )
}
