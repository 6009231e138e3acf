import { ProgressDemo } from '../../features/crawls/live/demo/progress-demo.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The progress panel with a simulated crawl, for checks and demonstrations. */
export default function ProgressDemoPage() {
  return (
    <>
      <PageHeader
        title="Progress demo"
        description="The panel that a foreground crawl shows, with the timings of a typical one. Its bar stops at 90% until the server has answered, then the panel closes."
      />
      <ProgressDemo />
    </>
  )
}
