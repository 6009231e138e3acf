import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Placeholder for a crawl until its state and result are loaded. */
export function StageSkeleton() {
  return (
    <Card>
      <div role="status" aria-label="Loading crawl" className="flex flex-col gap-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-2 w-full" />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-12" />
          ))}
        </div>
        <Skeleton className="h-40" />
      </div>
    </Card>
  )
}
