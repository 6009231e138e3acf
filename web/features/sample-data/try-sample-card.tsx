import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { addSampleData } from '../../../src/contracts/sample-data/sample-data.ts'
import { sampleDataQuery } from '../../queries/sample-data.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useAddSampleData } from './api.ts'

/** Offers sample data to an empty account. */
export function TrySampleCard() {
  const { data, isPending } = useQuery(sampleDataQuery())
  const add = useAddSampleData()
  if (isPending) return <Skeleton className="h-26" />
  if (data?.state !== 'offered') return null
  async function press() {
    try {
      await add.mutateAsync({})
      toast.success('Sample data added')
    } catch (error) {
      toastNamedFailure(error, 'Failed to add sample data')
    }
  }
  return (
    <Allowed to={addSampleData}>
      <Card
        title="Look around with sample data"
        description="See a crawl, contacts, a list and a draft campaign. You can remove it all with one click."
        actions={
          <Button icon={Sparkles} onClick={() => void press()} isLoading={add.isPending}>
            Try with Sample Data
          </Button>
        }
      />
    </Allowed>
  )
}
