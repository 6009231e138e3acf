import { useQuery } from '@tanstack/react-query'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import type { SenderHealth } from '../../../src/contracts/senders/sender-health.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatNumber, formatRate } from '../../lib/format.ts'
import { senderHealthQuery } from '../../queries/senders.ts'
import { Badge } from '../../ui/badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

const PERIODS = [
  ['today', 'Today'],
  ['last_7_days', '7 days'],
  ['last_30_days', '30 days'],
] as const
const DNS_RECORDS = [
  ['spf', 'SPF'],
  ['dkim', 'DKIM'],
  ['dmarc', 'DMARC'],
] as const
const dnsWords: Readonly<Record<'good' | 'advice' | 'problem' | 'unknown', { text: string; tone: Tone }>> = {
  good: { text: 'ok', tone: TONE_OF.good },
  advice: { text: 'needs attention', tone: TONE_OF.needsSomeone },
  problem: { text: 'problem', tone: TONE_OF.broken },
  unknown: { text: 'unknown', tone: TONE_OF.unknown },
}

/** How a mailbox does: sent, bounced and answered messages, its limits, its DNS records, and where it was left out. */
export function HealthFacts({ config }: { config: EmailConfig }) {
  const { data, isError } = useQuery(senderHealthQuery())
  const health = data?.find(({ sender_id }) => sender_id === config.id)
  if (isError) return <p className="text-muted text-xs">We couldn't load its statistics.</p>
  if (!data) return <Skeleton className="h-24" />
  if (!health) return null
  return (
    <section aria-label={`Health of ${config.name}`} className="flex flex-col gap-3 rounded-md bg-sunken p-3">
      <Totals health={health} />
      <Usage health={health} config={config} />
      <DnsRecords dns={health.dns} />
      <LeftOut health={health} />
    </section>
  )
}

function Totals({ health }: { health: SenderHealth }) {
  return (
    <table className="w-full text-xs tabular-nums">
      <thead>
        <tr className="text-faint">
          <td />
          {PERIODS.map(([period, label]) => (
            <th key={period} scope="col" className="pb-1 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['sent', 'bounced', 'replied'] as const).map((what) => (
          <tr key={what}>
            <th scope="row" className="py-0.5 text-left font-normal text-muted">
              {{ sent: 'Sent', bounced: 'Bounced', replied: 'Answered' }[what]}
            </th>
            {PERIODS.map(([period]) => (
              <td key={period} className="whitespace-nowrap py-0.5 text-right text-ink">
                {figure(health[period][what], what === 'sent' ? 0 : health[period].sent)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const figure = (part: number, all: number): string =>
  part === 0 || all === 0 ? formatNumber(part) : `${formatNumber(part)} (${formatRate((100 * part) / all)})`

function Usage({ health, config }: { health: SenderHealth; config: EmailConfig }) {
  const { used_today, limit_today, used_this_hour } = health
  const share = Math.min(100, (100 * used_today) / Math.max(1, limit_today))
  return (
    <div className="flex flex-col gap-1 text-xs tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>
          {formatNumber(used_today)} of {formatNumber(limit_today)} today
        </span>
        <span>
          {formatNumber(used_this_hour)} of {formatNumber(config.limits.max_recipients_per_hour)} this hour
        </span>
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-brand" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

function DnsRecords({ dns }: { dns: SenderHealth['dns'] }) {
  if (!dns) return <p className="text-muted text-xs">Its DNS records haven't been checked yet.</p>
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs">
      {DNS_RECORDS.map(([record, label]) => {
        const { text, tone } = dnsWords[dns[record] ?? 'unknown']
        return (
          <Badge key={record} tone={tone}>
            {label} {text}
          </Badge>
        )
      })}
      <span className="text-faint">
        Checked <RelativeTime value={dns.checked_at} />
      </span>
    </div>
  )
}

function LeftOut({ health: { left_out_of } }: { health: SenderHealth }) {
  if (left_out_of.length === 0) return null
  return (
    <div className="text-xs">
      <p className="font-medium text-warning-text">Excluded from</p>
      <ul className="mt-1 flex flex-col gap-1">
        {left_out_of.map(({ campaign_id, name, reason }) => (
          <li key={campaign_id} className="wrap-anywhere text-muted">
            <TextLink href={paths.emailSms.to({ tab: 'campaigns', campaign: campaign_id })}>{name}</TextLink>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
