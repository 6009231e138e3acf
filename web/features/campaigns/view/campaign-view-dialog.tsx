import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { decideUnknown } from '../../../../src/contracts/campaigns/recipients.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { CampaignCalendar } from '../calendar/campaign-calendar.tsx'
import type { CampaignView } from '../campaigns-address.ts'
import { ConfirmActionDialog } from '../list/confirm-action-dialog.tsx'
import { type LiveCampaign, useLiveCampaign } from '../list/use-live-campaigns.ts'
import type { MayDo } from '../may-do.ts'
import { RecipientList } from '../recipients/recipient-list.tsx'
import { StatusChip } from '../status-chip.tsx'
import { BounceNote } from './bounce-note.tsx'
import { type AskedOfCampaign, CampaignButtons } from './campaign-buttons.tsx'
import { CampaignContent } from './campaign-content.tsx'
import { CampaignFacts, CampaignFigures } from './campaign-facts.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { FollowUpList } from './follow-up-list.tsx'
import { MailboxList } from './mailbox-list.tsx'
import { StatusNotice } from './status-notice.tsx'
import { TestMessageDialog } from './test-message-dialog.tsx'

type Part = 'overview' | 'content' | 'follow-ups' | 'calendar' | 'recipients'

export interface CampaignViewDialogProps {
  campaign: Campaign
  mayDo: MayDo
  onOpen: (id: string, view: CampaignView) => void
  onClose: () => void
}

/** Read-only view of one campaign: settings, content, and recipients with each one's state. */
export function CampaignViewDialog({ campaign, mayDo, onOpen, onClose }: CampaignViewDialogProps) {
  const live = useLiveCampaign(campaign)
  const [asked, setAsked] = useState<AskedOfCampaign | null>(null)
  const close = () => setAsked(null)
  return (
    <Dialog isOpen onClose={onClose} title={campaign.name} size="full">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <StatusChip status={live.status} />
          <span className="mr-auto" />
          <CampaignButtons
            campaign={campaign}
            status={live.status}
            mayDo={mayDo}
            onOpen={(view) => onOpen(campaign.id, view)}
            onAsk={setAsked}
          />
        </div>
        <StatusNotice campaign={live} />
        <CampaignTabs campaign={campaign} live={live} mayDo={mayDo} />
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

interface CampaignTabsProps extends Pick<CampaignViewDialogProps, 'campaign' | 'mayDo'> {
  live: Campaign & LiveCampaign
}

function CampaignTabs({ campaign, live, mayDo }: CampaignTabsProps) {
  const [part, setPart] = useState<Part>('overview')
  return (
    <Tabs
      aria-label="Parts of the campaign"
      value={part}
      onChange={setPart}
      tabs={[
        { id: 'overview', label: 'Overview', content: part === 'overview' ? <Overview campaign={live} /> : null },
        {
          id: 'content',
          label: 'Content',
          content: part === 'content' ? <CampaignContent campaign={campaign} /> : null,
        },
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
          content: part === 'recipients' ? <RecipientList campaign={live} mayDecide={mayDo(decideUnknown)} /> : null,
        },
      ]}
    />
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
