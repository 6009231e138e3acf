import { removeSampleData } from '../../../src/contracts/sample-data/sample-data.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useRemoveSampleData } from './api.ts'

/** What of the workspace is sample data, and how to remove it. */
export function SampleBanner() {
  const remove = useRemoveSampleData()
  async function press() {
    try {
      const { message } = await remove.mutateAsync({})
      toast.success(message ?? 'Sample data removed')
    } catch (error) {
      toastNamedFailure(error, 'Failed to remove the sample data')
    }
  }
  return (
    <div className="print:hidden">
      <Alert
        isBanner
        tone="info"
        title="You have sample data"
        actions={
          <Allowed to={removeSampleData}>
            <Button size="sm" onClick={() => void press()} isLoading={remove.isPending}>
              Remove Sample Data
            </Button>
          </Allowed>
        }
      >
        The crawl of northwind.example, its contacts and everything named “Sample” are examples. They count towards no
        limit and get no messages.
      </Alert>
    </div>
  )
}
