import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { SpamAnalysis } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { checkCampaignSpam } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCheckCampaignSpam } from '../content/api.ts'
import { MessagePreview } from '../content/message-preview.tsx'
import { SpamReport } from '../content/spam-report.tsx'

/** A saved campaign's message, with a check for spam. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
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
