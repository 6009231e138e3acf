import { lazy, Suspense, useState } from 'react'
import { createCampaign } from '../../../src/contracts/campaigns/campaigns.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { createEmailConfig } from '../../../src/contracts/senders/senders.ts'
import { type Asked, can } from '../../lib/can.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useEmailSmsAddress } from '../email-sms-address.ts'
import { EmailSmsHeaderButton } from '../email-sms-header-button.tsx'
import { EmailSmsTabs } from '../email-sms-tabs.tsx'
import { useOutreachPlan } from '../use-outreach-plan.ts'
import { useViewer } from '../use-viewer-session.ts'

const EmailConfigDialog = lazy(async () => ({
  default: (await import('../../features/senders/email-config-dialog.tsx')).EmailConfigDialog,
}))
const SmsConfigDialog = lazy(async () => ({
  default: (await import('../../features/senders/sms-config-dialog.tsx')).SmsConfigDialog,
}))

/** Email and SMS outreach: senders, campaigns, their results and deliverability. */
export default function EmailSmsPage() {
  const { tab } = useEmailSmsAddress()
  const { user } = useViewer()
  const inPlan = useOutreachPlan(user)
  const [adding, setAdding] = useState<Channel | null>(null)
  const mayDo = (endpoint: Asked) => can(user, endpoint)
  const canEdit = mayDo(createEmailConfig)
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
            canCreate={mayDo(createCampaign) && (inPlan.email || inPlan.sms)}
          />
        }
      />
      <EmailSmsTabs accountId={user?.id ?? ''} mayDo={mayDo} inPlan={inPlan} onAdd={setAdding} />
      <Suspense fallback={null}>
        {adding === 'email' ? <EmailConfigDialog former={null} onClose={() => setAdding(null)} /> : null}
        {adding === 'sms' ? <SmsConfigDialog former={null} onClose={() => setAdding(null)} /> : null}
      </Suspense>
    </>
  )
}
