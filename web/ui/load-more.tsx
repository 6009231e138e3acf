import { Button } from './button.tsx'

export interface LoadMoreProps {
  list: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; error: unknown }
}

/** Below an endless list: a button that loads the next rows, and an error if that failed. */
export function LoadMore({ list }: LoadMoreProps) {
  return (
    <>
      <span className="text-danger-text text-xs" role="status">
        {list.error && !list.isFetchingNextPage ? "We couldn't load more." : null}
      </span>
      <Button size="sm" isLoading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
      </Button>
    </>
  )
}
