import { Button } from './button.tsx'

export interface LoadMoreProps {
  list: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; error: unknown }
}

/** Below a list that goes on: the way to its next rows, and that they did not come. */
export function LoadMore({ list }: LoadMoreProps) {
  return (
    <>
      <span className="text-danger-text text-xs" role="status">
        {list.error && !list.isFetchingNextPage ? 'The list could not be loaded further.' : null}
      </span>
      <Button size="sm" isLoading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
      </Button>
    </>
  )
}
