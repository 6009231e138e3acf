import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createCampaign } from '../../../src/contracts/campaigns/campaigns.ts'
import { closeTask } from '../../../src/contracts/campaigns/tasks.ts'
import { addLinkDomain } from '../../../src/contracts/link-domains/link-domains.ts'
import { createTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import { cancelMessage } from '../../../src/contracts/messages/messages.ts'
import { updateReply } from '../../../src/contracts/replies/replies.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { createEmailConfig } from '../../../src/contracts/senders/senders.ts'
import { addSuppressions } from '../../../src/contracts/suppressions/suppressions.ts'
import { campaignQueries } from '../../features/campaigns/api.ts'
import { TemplateSlot } from '../../features/campaigns/content/template-slot.tsx'
import { LinkDomainsCard } from '../../features/link-domains/link-domains-card.tsx'
import { replyQueries } from '../../features/replies/api.ts'
import { EmailConfigsTab } from '../../features/senders/email-configs-tab.tsx'
import { PlanNotice } from '../../features/senders/plan-notice.tsx'
import { type Asked, can } from '../../lib/can.ts'
import { emailConfigsQuery, smsConfigsQuery } from '../../queries/senders.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useEmailSmsAddress } from '../email-sms-address.ts'
import { EmailSmsHeaderButton } from '../email-sms-header-button.tsx'
import { useOutreachPlan } from '../use-outreach-plan.ts'
import { useViewer } from '../use-viewer-session.ts'

// Each tab and dialog loads when it is first opened. What is shown inside an open tab suspends on its own: otherwise a
// dialog in it would vanish with what was typed.
const SmsConfigsTab = lazy(async () => ({
  default: (await import('../../features/senders/sms-configs-tab.tsx')).SmsConfigsTab,
}))
const TemplateMenu = lazy(async () => ({
  default: (await import('../../features/message-templates/template-menu.tsx')).TemplateMenu,
}))
const SuppressionList = lazy(async () => ({
  default: (await import('../../features/suppressions/suppression-list.tsx')).SuppressionList,
}))
const AnalyticsTab = lazy(async () => ({
  default: (await import('../../features/campaigns/analytics-tab.tsx')).AnalyticsTab,
}))
const CampaignCalendar = lazy(async () => ({
  default: (await import('../../features/campaigns/calendar/campaign-calendar.tsx')).CampaignCalendar,
}))
const CampaignsTab = lazy(async () => ({
  default: (await import('../../features/campaigns/campaigns-tab.tsx')).CampaignsTab,
}))
const TasksTab = lazy(async () => ({
  default: (await import('../../features/campaigns/tasks/tasks-tab.tsx')).TasksTab,
}))
const MessagesTab = lazy(async () => ({
  default: (await import('../../features/messages/messages-tab.tsx')).MessagesTab,
}))
const InboxTab = lazy(async () => ({ default: (await import('../../features/replies/inbox-tab.tsx')).InboxTab }))
const EmailConfigDialog = lazy(async () => ({
  default: (await import('../../features/senders/email-config-dialog.tsx')).EmailConfigDialog,
}))
const SmsConfigDialog = lazy(async () => ({
  default: (await import('../../features/senders/sms-config-dialog.tsx')).SmsConfigDialog,
}))
const AntiSpamTab = lazy(async () => ({
  default: (await import('../../features/spam-checks/anti-spam-tab.tsx')).AntiSpamTab,
}))

/** Email and SMS outreach: senders, campaigns, their results and deliverability. */
export default function EmailSmsPage() {
  const { tab, section, openTab, openSection } = useEmailSmsAddress()
  const { user } = useViewer()
  const inPlan = useOutreachPlan(user)
  const emailConfigs = useQuery(emailConfigsQuery())
  const smsConfigs = useQuery(smsConfigsQuery())
  const campaigns = useQuery(campaignQueries.list({ status: undefined, type: undefined, search: undefined, page: 1 }))
  const { data: unread } = useQuery(replyQueries.unread())
  const [adding, setAdding] = useState<Channel | null>(null)
  const mayDo = (endpoint: Asked) => can(user, endpoint)
  const canEdit = mayDo(createEmailConfig)
  const hasNone = !inPlan.email && !inPlan.sms
  const withPlanNotice = (content: ReactNode) => (
    <div className="flex flex-col gap-4">
      {hasNone ? <PlanNotice lacking="all" /> : null}
      {part(content)}
    </div>
  )
  return (
    <>
      <PageHeader
        title="Email & SMS"
        description="Your senders, campaigns and deliverability."
        actions={
          <EmailSmsHeaderButton
            tab={tab}
            onAdd={setAdding}
            canAdd={{ email: canEdit && inPlan.email, sms: canEdit && inPlan.sms }}
            canCreate={mayDo(createCampaign) && !hasNone}
          />
        }
      />
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
                <EmailConfigsTab canEdit={canEdit} isInPlan={inPlan.email} onCreate={() => setAdding('email')} />
                {inPlan.email ? <LinkDomainsCard canEdit={mayDo(addLinkDomain)} /> : null}
              </div>
            ),
          },
          {
            id: 'sms',
            label: 'SMS Configs',
            count: smsConfigs.data?.length,
            content: part(<SmsConfigsTab canEdit={canEdit} isInPlan={inPlan.sms} onCreate={() => setAdding('sms')} />),
          },
          {
            id: 'campaigns',
            label: 'Campaigns',
            count: campaigns.data?.pagination.total,
            content: withPlanNotice(
              <TemplateSlot value={(props) => part(<TemplateMenu {...props} canEdit={mayDo(createTemplate)} />, null)}>
                <CampaignsTab accountId={user?.id ?? ''} mayDo={mayDo} />
              </TemplateSlot>,
            ),
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
          {
            id: 'anti-spam',
            label: 'Anti-Spam',
            content: part(
              <AntiSpamTab
                section={section}
                onSection={openSection}
                suppressionList={part(<SuppressionList canEdit={mayDo(addSuppressions)} />)}
              />,
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {adding === 'email' ? <EmailConfigDialog former={null} onClose={() => setAdding(null)} /> : null}
        {adding === 'sms' ? <SmsConfigDialog former={null} onClose={() => setAdding(null)} /> : null}
      </Suspense>
    </>
  )
}

const part = (content: ReactNode, fallback: ReactNode = <TableSkeleton />) => (
  <Suspense fallback={fallback}>{content}</Suspense>
)

/** Unlike the other tabs, which count all items, this one counts unread messages. */
function UnreadInbox() {
  return (
    <>
      Inbox<span className="sr-only">, unread:</span>
    </>
  )
}
