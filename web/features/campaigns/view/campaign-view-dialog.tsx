import { ChartColumn, Copy, Download, FlaskConical, Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type * as campaignStates from '../../../../src/contracts/campaigns/campaign-states.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import type { SpamAnalysis } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { checkCampaignSpam } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { download } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { CampaignCalendar } from '../calendar/campaign-calendar.tsx'
import { countedRecipients, whenText } from '../campaign-words.ts'
import type { CampaignView } from '../campaigns-address.ts'
import { useCheckCampaignSpam } from '../content/api.ts'
import { MessagePreview } from '../content/message-preview.tsx'
import { SpamReport } from '../content/spam-report.tsx'
import { actionsOf, type CampaignAction, campaignActions } from '../list/campaign-actions-of.ts'
import { ConfirmActionDialog } from '../list/confirm-action-dialog.tsx'
import { sendingText } from '../list/live-progress.tsx'
import { useCampaignAction } from '../list/use-campaign-action.ts'
import { type LiveCampaign, useLiveCampaign } from '../list/use-live-campaigns.ts'
import type { MayDo } from '../may-do.ts'
import { RecipientList } from '../recipients/recipient-list.tsx'
import { StatusChip } from '../status-chip.tsx'
import { BounceNote } from './bounce-note.tsx'
import { CampaignFacts, CampaignFigures } from './campaign-facts.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { FollowUpList } from './follow-up-list.tsx'
import { MailboxList } from './mailbox-list.tsx'
import { TestMessageDialog } from './test-message-dialog.tsx'

type Part = 'overview' | 'content' | 'follow-ups' | 'calendar' | 'recipients'
type Asked = 'cancel' | 'delete' | 'resend' | 'duplicate' | 'test'
const DELETABLE = new Set<campaignStates.CampaignStatus>(['draft', 'sent', 'failed', 'cancelled'])

export interface CampaignViewDialogProps {
  campaign: Campaign
  mayDo: MayDo
  onOpen: (id: string, view: CampaignView) => void
  onClose: () => void
}

/** Read-only view of one campaign: settings, content, and recipients with each one's state. */
export function CampaignViewDialog({ campaign, mayDo, onOpen, onClose }: CampaignViewDialogProps) {
  const live = useLiveCampaign(campaign)
  const [part, setPart] = useState<Part>('overview')
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act, isPending } = useCampaignAction()
  const close = () => setAsked(null)

  function onDeed(deed: CampaignAction) {
    if (deed === 'send') onOpen(campaign.id, 'send')
    else if (deed === 'cancel' || deed === 'delete' || deed === 'resend') setAsked(deed)
    else void act(deed, campaign)
  }
  // Without `delete`, which has a button of its own that is available in more statuses than in the list.
  const shown = actionsOf[live.status].filter((deed) => deed !== 'delete' && mayDo(campaignActions[deed].endpoint))
  return (
    <Dialog isOpen onClose={onClose} title={campaign.name} size="full">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <StatusChip status={live.status} />
          <span className="mr-auto" />
          {mayDo(recipientsContract.exportRecipients) ? <ExportButton campaign={campaign} /> : null}
          {mayDo(contract.duplicateCampaign) ? (
            <Button size="sm" icon={Copy} onClick={() => setAsked('duplicate')}>
              Duplicate
            </Button>
          ) : null}
          {mayDo(sendingContract.sendTestMessage) ? (
            <Button size="sm" icon={FlaskConical} onClick={() => setAsked('test')}>
              Send Test
            </Button>
          ) : null}
          <Button size="sm" icon={ChartColumn} onClick={() => onOpen(campaign.id, 'analytics')}>
            Analytics
          </Button>
          {mayDo(contract.updateCampaign) ? (
            <Button size="sm" icon={Pencil} onClick={() => onOpen(campaign.id, 'edit')}>
              Edit
            </Button>
          ) : null}
          {mayDo(contract.deleteCampaign) && DELETABLE.has(live.status) ? (
            <Button size="sm" variant="danger-ghost" icon={Trash2} onClick={() => setAsked('delete')}>
              Delete
            </Button>
          ) : null}
          {shown.map((deed) => (
            <Button
              key={deed}
              size="sm"
              variant={deed === 'send' ? 'primary' : 'secondary'}
              icon={campaignActions[deed].icon}
              disabled={isPending}
              onClick={() => onDeed(deed)}
            >
              {campaignActions[deed].label}
            </Button>
          ))}
        </div>
        <StatusNotice campaign={live} />
        <Tabs
          aria-label="Parts of the campaign"
          value={part}
          onChange={setPart}
          tabs={[
            { id: 'overview', label: 'Overview', content: part === 'overview' ? <Overview campaign={live} /> : null },
            { id: 'content', label: 'Content', content: part === 'content' ? <Content campaign={campaign} /> : null },
            {
              id: 'follow-ups',
              label: 'Follow-ups',
              count: campaign.follow_up_count,
              content: part === 'follow-ups' ? <FollowUpList campaign={campaign} /> : null,
            },
            {
              id: 'calendar',
              label: 'Calendar',
              content: part === 'calendar' ? <CampaignCalendar campaignId={campaign.id} /> : null,
            },
            {
              id: 'recipients',
              label: 'Recipients',
              count: live.statistics.total_recipients,
              content:
                part === 'recipients' ? (
                  <RecipientList campaign={live} mayDecide={mayDo(recipientsContract.decideUnknown)} />
                ) : null,
            },
          ]}
        />
      </div>
      {asked === 'duplicate' ? (
        <DuplicateDialog campaign={campaign} onClose={close} onMade={(id) => onOpen(id, 'edit')} />
      ) : asked === 'test' ? (
        <TestMessageDialog campaign={campaign} onClose={close} />
      ) : asked ? (
        <ConfirmActionDialog
          deed={asked}
          campaign={campaign}
          onClose={close}
          onDone={asked === 'delete' ? onClose : undefined}
        />
      ) : null}
    </Dialog>
  )
}

function Overview({ campaign }: { campaign: Campaign & LiveCampaign }) {
  return (
    <div className="flex flex-col gap-5">
      <CampaignFigures campaign={campaign} />
      <BounceNote campaign={campaign} />
      <MailboxList campaign={campaign} />
      <CampaignFacts campaign={campaign} />
    </div>
  )
}

function Content({ campaign }: { campaign: Campaign }) {
  const { id, type, subject, content, text_content, email_config_id } = campaign
  const [report, setReport] = useState<SpamAnalysis | null>(null)
  const check = useCheckCampaignSpam()
  async function run() {
    try {
      const { data } = await check.mutateAsync({ params: { id } })
      setReport(data.spam_report)
    } catch (error) {
      toastNamedFailure(error, 'Failed to check for spam')
    }
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <MessagePreview message={{ type, subject, content, text_content, email_config_id, campaign_id: id }} />
      <div className="flex flex-col gap-3">
        <div>
          <Allowed to={checkCampaignSpam}>
            <Button icon={ShieldCheck} isLoading={check.isPending} onClick={() => void run()}>
              {check.isPending ? 'Checking...' : 'Check for spam'}
            </Button>
          </Allowed>
        </div>
        {report ? <SpamReport report={report} /> : null}
      </div>
    </div>
  )
}

/** The campaign's progress, or why it is paused. */
function StatusNotice({ campaign }: { campaign: LiveCampaign }) {
  const { status, status_reason, scheduled_at, percent, name } = campaign
  if (status === 'sending')
    return (
      <div className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
        <Progress label={`Progress of ${name}`} value={percent} />
        <p className="text-muted text-sm tabular-nums">{sendingText(campaign)}</p>
      </div>
    )
  if (status === 'scheduled' && scheduled_at)
    return (
      <Alert title={`Begins ${whenText(scheduled_at)}`}>
        To {countedRecipients(campaign.statistics.total_recipients)}. Cancel it if you don't want it to go out.
      </Alert>
    )
  if (status_reason && (status === 'paused' || status === 'failed'))
    return <Alert tone={status === 'failed' ? 'danger' : 'warning'} title={status_reason} />
  return null
}

function ExportButton({ campaign }: { campaign: Campaign }) {
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    setIsBusy(true)
    try {
      saveFile(await download(recipientsContract.exportRecipients, { params: { id: campaign.id } }))
    } catch (error) {
      toastNamedFailure(error, 'Failed to export recipients')
    }
    setIsBusy(false)
  }
  return (
    <Button size="sm" icon={Download} isLoading={isBusy} onClick={() => void save()}>
      Export CSV
    </Button>
  )
}
