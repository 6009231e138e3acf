import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { closeTask } from '../../src/contracts/campaigns/tasks.ts'
import { addLinkDomain } from '../../src/contracts/link-domains/link-domains.ts'
import { createTemplate } from '../../src/contracts/message-templates/message-templates.ts'
import { cancelMessage } from '../../src/contracts/messages/messages.ts'
import { updateReply } from '../../src/contracts/replies/replies.ts'
import type { Channel } from '../../src/contracts/senders/channel.ts'
import { createEmailConfig } from '../../src/contracts/senders/senders.ts'
import { addSuppressions } from '../../src/contracts/suppressions/suppressions.ts'
import { campaignQueries } from '../features/campaigns/api.ts'
import { TemplateSlot } from '../features/campaigns/content/template-slot.tsx'
import type { MayDo } from '../features/campaigns/may-do.ts'
import { LinkDomainsCard } from '../features/link-domains/link-domains-card.tsx'
import { replyQueries } from '../features/replies/api.ts'
import { EmailConfigsTab } from '../features/senders/email-configs-tab.tsx'
import { PlanNotice } from '../features/senders/plan-notice.tsx'
import { emailConfigsQuery, smsConfigsQuery } from '../queries/senders.ts'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useEmailSmsAddress } from './email-sms-address.ts'
import type { useOutreachPlan } from './use-outreach-plan.ts'

// Each tab loads when it is first opened. What is shown inside an open tab suspends on its own: otherwise a
// dialog in it would vanish with what was typed.
const SmsConfigsTab = lazy(async () => ({
  default: (await import('../features/senders/sms-configs-tab.tsx')).SmsConfigsTab,
}))
const TemplateMenu = lazy(async () => ({
  default: (await import('../features/message-templates/template-menu.tsx')).TemplateMenu,
}))
const SuppressionList = lazy(async () => ({
  default: (await import('../features/suppressions/suppression-list.tsx')).SuppressionList,
}))
const AnalyticsTab = lazy(async () => ({
  default: (await import('../features/campaigns/analytics-tab.tsx')).AnalyticsTab,
}))
const CampaignCalendar = lazy(async () => ({
  default: (await import('../features/campaigns/calendar/campaign-calendar.tsx')).CampaignCalendar,
}))
const CampaignsTab = lazy(async () => ({
  default: (await import('../features/campaigns/campaigns-tab.tsx')).CampaignsTab,
}))
const TasksTab = lazy(async () => ({
  default: (await import('../features/campaigns/tasks/tasks-tab.tsx')).TasksTab,
}))
const MessagesTab = lazy(async () => ({
  default: (await import('../features/messages/messages-tab.tsx')).MessagesTab,
}))
const InboxTab = lazy(async () => ({ default: (await import('../features/replies/inbox-tab.tsx')).InboxTab }))
const AntiSpamTab = lazy(async () => ({
  default: (await import('../features/spam-checks/anti-spam-tab.tsx')).AntiSpamTab,
}))

export interface EmailSmsTabsProps {
  accountId: string
  mayDo: MayDo
  inPlan: ReturnType<typeof useOutreachPlan>
  /** Adds a sender. */
  onAdd: (channel: Channel) => void
}

/** Senders, what they send, what comes back, and deliverability, each on a tab with how many there are. */
export function EmailSmsTabs({ accountId, mayDo, inPlan, onAdd }: EmailSmsTabsProps) {
  const { tab, openTab } = useEmailSmsAddress()
  const emailConfigs = useQuery(emailConfigsQuery())
  const smsConfigs = useQuery(smsConfigsQuery())
  const campaigns = useQuery(campaignQueries.list({ status: undefined, type: undefined, search: undefined, page: 1 }))
  const { data: unread } = useQuery(replyQueries.unread())
  const canEdit = mayDo(createEmailConfig)
  const withPlanNotice = (content: ReactNode) => (
    <div className="flex flex-col gap-4">
      {!inPlan.email && !inPlan.sms ? <PlanNotice lacking="all" /> : null}
      {part(content)}
    </div>
  )
  return (
    <Tabs
      aria-label="Email & SMS"
      value={tab}
      onChange={openTab}
      tabs={[
        {
          id: 'email',
          label: 'Email Configs',
          count: emailConfigs.data?.length,
          content: (
            <div className="flex flex-col gap-4">
              <EmailConfigsTab canEdit={canEdit} isInPlan={inPlan.email} onCreate={() => onAdd('email')} />
              {inPlan.email ? <LinkDomainsCard canEdit={mayDo(addLinkDomain)} /> : null}
            </div>
          ),
        },
        {
          id: 'sms',
          label: 'SMS Configs',
          count: smsConfigs.data?.length,
          content: part(<SmsConfigsTab canEdit={canEdit} isInPlan={inPlan.sms} onCreate={() => onAdd('sms')} />),
        },
        {
          id: 'campaigns',
          label: 'Campaigns',
          count: campaigns.data?.pagination.total,
          content: withPlanNotice(<Campaigns accountId={accountId} mayDo={mayDo} />),
        },
        {
          id: 'messages',
          label: 'Messages',
          content: withPlanNotice(<MessagesTab canCancel={mayDo(cancelMessage)} />),
        },
        {
          id: 'inbox',
          label: unread ? <UnreadInbox /> : 'Inbox',
          ...(unread && { count: unread }),
          content: withPlanNotice(<InboxTab canEdit={mayDo(updateReply)} />),
        },
        { id: 'tasks', label: 'Tasks', content: withPlanNotice(<TasksTab canEdit={mayDo(closeTask)} />) },
        { id: 'calendar', label: 'Calendar', content: withPlanNotice(<CampaignCalendar />) },
        { id: 'analytics', label: 'Analytics', content: withPlanNotice(<AnalyticsTab />) },
        { id: 'anti-spam', label: 'Anti-Spam', content: <AntiSpam canEdit={mayDo(addSuppressions)} /> },
      ]}
    />
  )
}

const part = (content: ReactNode, fallback: ReactNode = <TableSkeleton />) => (
  <Suspense fallback={fallback}>{content}</Suspense>
)

/** The campaigns, whose editor offers message templates. */
function Campaigns({ accountId, mayDo }: Pick<EmailSmsTabsProps, 'accountId' | 'mayDo'>) {
  return (
    <TemplateSlot value={(props) => part(<TemplateMenu {...props} canEdit={mayDo(createTemplate)} />, null)}>
      <CampaignsTab accountId={accountId} mayDo={mayDo} />
    </TemplateSlot>
  )
}

/** Spam checks, with the suppression list as one of their sections. */
function AntiSpam({ canEdit }: { canEdit: boolean }) {
  const { section, openSection } = useEmailSmsAddress()
  return part(
    <AntiSpamTab
      section={section}
      onSection={openSection}
      suppressionList={part(<SuppressionList canEdit={canEdit} />)}
    />,
  )
}

/** Unlike the other tabs, which count all items, this one counts unread messages. */
function UnreadInbox() {
  return (
    <>
      Inbox<span className="sr-only">, unread:</span>
    </>
  )
}
