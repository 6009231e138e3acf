import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX, Info, type LucideIcon, RotateCw } from 'lucide-react'
import type { DomainFinding, EmailCompliance } from '../../../src/contracts/senders/deliverability.ts'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { cn } from '../../ui/cn.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { senderQueries } from './api.ts'

type Level = DomainFinding['level']
const levels: Readonly<Record<Level, { label: string; icon: LucideIcon; mark: string }>> = {
  problem: { label: 'Problem', icon: CircleX, mark: 'text-danger-text' },
  advice: { label: 'Advice', icon: Info, mark: 'text-warning-text' },
  unknown: { label: 'Not known', icon: CircleHelp, mark: 'text-faint' },
  good: { label: 'Good', icon: CircleCheck, mark: 'text-success-text' },
}
const ORDER: readonly Level[] = ['problem', 'advice', 'unknown', 'good']

/** The current DNS records of a sender's domain, what they mean, and what to publish. */
export function ComplianceDialog({ config, onClose }: { config: EmailConfig; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(senderQueries.compliance(config.id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`Domain of “${config.name}”`}
      description="What mail servers see when they check whether to trust your email. Checked just now."
      footer={
        <>
          <Button icon={RotateCw} isLoading={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Checking...' : 'Check again'}
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <Findings compliance={data} />
      ) : (
        <TableSkeleton rows={5} lines={2} label="Checking DNS" />
      )}
    </Dialog>
  )
}

function Findings({ compliance }: { compliance: EmailCompliance }) {
  const { findings, checked_at } = compliance
  return (
    <div className="flex flex-col gap-3">
      <Alert {...summaryOf(compliance)}>Checked {formatDateTime(checked_at)}.</Alert>
      <ul aria-label="Findings" className="flex flex-col gap-3">
        {ORDER.flatMap((level) => findings.filter((finding) => finding.level === level)).map((finding) => (
          <FindingEntry key={`${finding.code} ${finding.title}`} finding={finding} />
        ))}
      </ul>
    </div>
  )
}

/** A check that could not be completed does not count as passed. */
function summaryOf({ domain, is_compliant, findings }: EmailCompliance) {
  const countOf = (level: Level) => findings.filter((finding) => finding.level === level).length
  if (!is_compliant)
    return { tone: 'warning', title: `${domain} has ${pluralize(countOf('problem'), 'problem')}` } as const
  if (countOf('unknown') > 0) return { tone: 'info', title: `We couldn't check everything for ${domain}` } as const
  return { tone: 'success', title: `${domain} is set up well` } as const
}

function FindingEntry({ finding: { level, title, text, record } }: { finding: DomainFinding }) {
  const { label, icon: Icon, mark } = levels[level]
  return (
    <li className="rounded-lg border border-line">
      <div className="flex items-start gap-2.5 px-3 py-2.5">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', mark)} strokeWidth={2} />
        <div className="min-w-0 flex-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
            {title}
            <Badge>{label}</Badge>
          </p>
          <p className="wrap-break-word mt-0.5 text-muted">{text}</p>
        </div>
      </div>
      {record ? (
        <div className="flex items-start gap-2 rounded-b-lg border-line border-t bg-sunken py-1.5 pr-1.5 pl-3">
          <code className="wrap-anywhere min-w-0 flex-1 py-1 font-mono text-ink text-xs">{record}</code>
          <CopyButton value={record} label="Copy record" />
        </div>
      ) : null}
    </li>
  )
}
