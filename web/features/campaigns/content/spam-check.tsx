import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import type { SpamAnalysis } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAnalyzeSpam } from './api.ts'
import { SpamReport } from './spam-report.tsx'

export interface SpamCheckProps {
  type: Channel
  subject: string
  content: string
  /** Whether the unsubscribe link is added on sending. */
  includeUnsubscribe: boolean
}

/** Checks the form's current, unsaved content. */
export function SpamCheck({ type, subject, content, includeUnsubscribe }: SpamCheckProps) {
  const [checked, setChecked] = useState<{ of: string; report: SpamAnalysis } | null>(null)
  const analyze = useAnalyzeSpam()
  const now = JSON.stringify([type, subject, content, includeUnsubscribe])

  async function check() {
    if (content.trim() === '' || subject.trim() === '')
      return toast.error(
        type === 'sms' ? 'Please enter the content to analyze' : 'Please enter both subject and content to analyze',
      )
    try {
      const { data } = await analyze.mutateAsync({
        body: { type, subject, content, include_unsubscribe: includeUnsubscribe },
      })
      setChecked({ of: now, report: data.analysis })
    } catch (error) {
      const isTold = error instanceof CallError && error.isFromServer && error.status < 500
      toast.error(isTold ? error.message : 'Failed to analyze content. Please try again.')
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={ShieldCheck} isLoading={analyze.isPending} onClick={() => void check()}>
          {analyze.isPending ? 'Checking...' : 'Check for spam'}
        </Button>
        {checked && checked.of !== now ? (
          <span className="text-faint text-xs">The message has changed since the check.</span>
        ) : null}
      </div>
      {checked ? <SpamReport report={checked.report} /> : null}
    </div>
  )
}
