import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { audienceQueries, isOver } from './api.ts'
import type { MadeCampaign } from './use-audience-form.ts'

/** The new campaign: how far its recipients are, then when it starts. Closing it stops nothing. */
export function MadeCampaignDialog({ made, onClose }: { made: MadeCampaign; onClose: () => void }) {
  const { data } = useQuery({ ...audienceQueries.progress(made.id), enabled: !isOver(made.audience.state) })
  const audience = data ?? made.audience
  const { state, problem, total, examined, recipients } = audience
  const isWell = state === 'done' && problem === null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={made.name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="primary" href={paths.emailSms.to({ tab: 'campaigns', campaign: made.id })}>
            Open Campaign
          </LinkButton>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        {!isOver(state) ? (
          <>
            <p className="text-ink text-sm">
              {state === 'choosing'
                ? `Choosing recipients: ${formatNumber(examined)} of ${formatNumber(total)} checked`
                : `Adding recipients: ${formatNumber(recipients)} so far`}
            </p>
            <Progress label="Recipients" value={total === 0 ? null : (examined / total) * 100} />
            <p className="text-muted text-sm">This continues if you close the dialog.</p>
          </>
        ) : isWell ? (
          <Alert tone="success" title={doneText(made, recipients)} />
        ) : (
          <Alert
            tone="danger"
            title={state === 'failed' ? "Some recipients weren't added" : 'The campaign is still a draft'}
          >
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

function doneText({ scheduledAt }: MadeCampaign, recipients: number): string {
  const people = pluralize(recipients, 'recipient')
  if (scheduledAt === undefined) return `Draft saved with ${people}`
  if (scheduledAt === null) return `Sending to ${people}`
  const at = new Date(scheduledAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return `Scheduled for ${at} to ${people}`
}
