import { listSubmissions } from '../../../src/contracts/contact-messages/submissions.ts'
import { SubmissionList } from '../../features/contact-messages/submission-list.tsx'
import { SubmissionStats } from '../../features/contact-messages/submission-stats.tsx'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Submissions of the public contact form. */
export default function ContactSubmissionsPage() {
  const { user } = useViewer()
  if (user && !can(user, listSubmissions)) return <ForbiddenState />
  return (
    <>
      <PageHeader title="Contact Submissions" description="Messages sent through the contact form." />
      <SubmissionStats />
      <SubmissionList />
    </>
  )
}
