import { RefreshCw, Trash2 } from 'lucide-react'
import type { LinkDomain, LinkDomainState } from '../../../src/contracts/link-domains/link-domains.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'
import { useCheckLinkDomain } from './api.ts'

const STATES: Readonly<Record<LinkDomainState, { tone: Tone; label: string }>> = {
  waiting: { tone: TONE_OF.needsSomeone, label: 'Waiting for DNS' },
  issuing: { tone: TONE_OF.running, label: 'Issuing certificate' },
  active: { tone: TONE_OF.active, label: 'Active' },
  broken: { tone: TONE_OF.broken, label: 'Not working' },
}

export interface LinkDomainItemProps {
  domain: LinkDomain
  canEdit: boolean
  onDelete: () => void
}

/** A domain with its state and, until it works, what to set in the DNS. */
export function LinkDomainItem({ domain, canEdit, onDelete }: LinkDomainItemProps) {
  const check = useCheckLinkDomain()
  const { id, host, state, problem, checked_at } = domain
  const { tone, label } = STATES[state]
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium text-ink">{host}</span>
          <Badge tone={tone} hasDot>
            {label}
          </Badge>
          {checked_at ? (
            <span className="text-faint text-xs">
              Checked <RelativeTime value={checked_at} />
            </span>
          ) : null}
        </div>
        {canEdit ? (
          <div className="flex gap-2">
            <Button
              size="sm"
              icon={RefreshCw}
              isLoading={check.isPending}
              aria-label={`Check ${host} now`}
              onClick={() => check.mutate({ params: { id } })}
            >
              Check now
            </Button>
            <Button size="sm" icon={Trash2} aria-label={`Remove ${host}`} onClick={onDelete}>
              Remove
            </Button>
          </div>
        ) : null}
      </div>
      {problem ? <p className="wrap-anywhere text-muted text-sm">{problem}</p> : null}
      {check.error ? <FailureAlert error={check.error} fallback="We couldn't check the domain" /> : null}
      {state === 'active' ? null : <Records domain={domain} />}
    </li>
  )
}

function Records({ domain: { state, record, proof_record } }: { domain: LinkDomain }) {
  if (state === 'issuing')
    return <p className="text-muted text-sm">DNS record found. The certificate usually takes a few minutes.</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">Add this CNAME record at your DNS provider. We check it every few minutes.</p>
      <div className="grid gap-3 lg:grid-cols-2">
        <CopyLine label="CNAME name" value={record.name} />
        <CopyLine label="CNAME target" value={record.value} />
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer text-brand-text">Does your DNS provider proxy the record?</summary>
        <div className="mt-3 flex flex-col gap-3">
          <p className="text-muted">
            Cloudflare hides CNAME records it proxies. Set it to “DNS only”, or keep the proxy and also add this TXT
            record. International names, such as links.bücher.example, are stored in ASCII form.
          </p>
          <div className="grid gap-3 lg:grid-cols-2">
            <CopyLine label="TXT name" value={proof_record.name} />
            <CopyLine label="TXT value" value={proof_record.value} />
          </div>
        </div>
      </details>
    </div>
  )
}
