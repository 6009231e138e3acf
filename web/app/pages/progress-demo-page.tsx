import { ProgressDemo } from '../../features/crawls/live/demo/progress-demo.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The progress panel with a simulated crawl, for checks and demonstrations. */
export default function ProgressDemoPage() {
  return (
    <>
      <PageHeader
        title="Progress demo"
        description="The progress panel of a foreground crawl, with typical timings. The bar waits at 90% for the server, then the panel closes."
      />
      <ProgressDemo />
    </>
  )
}
