import { UserRoundX } from 'lucide-react'
import { optOutCounts } from '../../../src/contracts/system/operations.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OptOutCounts } from '../../features/opt-outs/opt-out-counts.tsx'
import { OptOutGuide } from '../../features/opt-outs/opt-out-guide.tsx'
import { UsageFigure } from '../../features/service-usage/usage-figure.tsx'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** How many people and websites have opted out of collection. */
export default function AdminOptOutsPage() {
  const { user } = useViewer()
  if (user && !can(user, optOutCounts)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Opt-outs"
        description="How many people opted out, and when. We store only hashes of who they are."
        actions={
          <LinkButton href={paths.optOut.to()} icon={UserRoundX}>
            Opt-out Page
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-5">
        <OptOutCounts Figure={UsageFigure} />
        <OptOutGuide />
      </div>
    </>
  )
}
