import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { sampleDataQuery } from '../queries/sample-data.ts'

const SampleBanner = lazy(async () => ({
  default: (await import('../features/sample-data/sample-banner.tsx')).SampleBanner,
}))

/** Above every page of a workspace with sample data. */
export function SampleNotice() {
  const { data } = useQuery(sampleDataQuery())
  if (data?.state !== 'present') return null
  return (
    <Suspense fallback={null}>
      <SampleBanner />
    </Suspense>
  )
}
