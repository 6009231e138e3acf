import { start } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { useDownloadAddress } from '../../features/site-downloads/download-address.ts'
import { DownloadForm } from '../../features/site-downloads/download-form.tsx'
import { DownloadList } from '../../features/site-downloads/download-list.tsx'
import { DownloadStats } from '../../features/site-downloads/download-stats.tsx'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Download Website: figures, the form, and the existing downloads. */
export default function DownloadWebsitePage() {
  const { address, turnTo, reset } = useDownloadAddress()
  return (
    <>
      <PageHeader title="Download Website" description="Save a whole website as a zip file you can browse offline." />
      <DownloadStats />
      <div className="grid items-start gap-5 xl:grid-cols-[21rem_minmax(0,1fr)]">
        <Allowed to={start} otherwise={OWNER_ONLY}>
          <DownloadForm initialUrl={address.url} onStarted={reset} />
        </Allowed>
        <DownloadList page={address.page} onPage={turnTo} />
      </div>
    </>
  )
}
