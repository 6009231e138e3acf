import { lazy, Suspense } from 'react'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DayBarsProps } from './usage-charts.tsx'

const DayBars = lazy(async () => ({ default: (await import('./usage-charts.tsx')).DayBars }))

/** One chart. Hidden from screen readers, since the table below the charts contains the same data. */
export function UsageFigure({ title, ...chart }: DayBarsProps & { readonly title: string }) {
  return (
    <Card title={title} description={chart.series.length > 1 ? <Legend {...chart} /> : undefined}>
      <div aria-hidden="true" className="h-52">
        <Suspense fallback={<Skeleton className="h-52" isSteady />}>
          <DayBars {...chart} />
        </Suspense>
      </div>
    </Card>
  )
}

const Legend = ({ series }: Pick<DayBarsProps, 'series'>) => (
  <span className="flex flex-wrap gap-x-3">
    {series.map(({ key, name, colour }) => (
      <span key={key} className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2 rounded-xs" style={{ background: colour }} />
        {name}
      </span>
    ))}
  </span>
)
