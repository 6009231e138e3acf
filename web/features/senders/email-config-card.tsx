import { MailCheck, ShieldCheck } from 'lucide-react'
import { GRANT_LABELS } from '../../../src/contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { formatDate, formatRate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { TEXT_OF, toneOfScore } from '../../ui/tone.ts'
import { HealthFacts } from './health-facts.tsx'
import { MailboxButtons, mailboxFacts } from './mailbox-facts.tsx'
import { type SenderActions, SenderCard } from './sender-card.tsx'
import { isWarmingUp, limitWords, todayWords } from './sender-words.ts'

const complianceBadges = [
  ['use_spf', 'SPF'],
  ['use_dmarc', 'DMARC'],
  ['use_dkim', 'DKIM'],
  ['require_opt_in', 'Opt-in Required'],
  ['include_unsubscribe', 'Unsubscribe Link'],
] as const

export interface EmailConfigCardProps {
  config: EmailConfig
  deeds: SenderActions<EmailConfig> | null
  isBusy: boolean
  /** Opens the dialog with the DNS records of its domain. */
  onCheck: (config: EmailConfig) => void
  /** Opens the dialog that asks before its mailbox is disconnected. */
  onDisconnect: (config: EmailConfig) => void
  /** Opens the dialog that explains how to confirm the From address. */
  onConfirm: (config: EmailConfig) => void
}

/** A mail server configuration, with its delivery rate. */
export function EmailConfigCard({ config, onCheck, onConfirm, onDisconnect, ...rest }: EmailConfigCardProps) {
  const { from_email, transport, host, port, encryption, from_name, compliance, reputation, postal_address } = config
  const badges = complianceBadges.filter(([name]) => compliance[name])
  return (
    <SenderCard
      {...rest}
      config={config}
      subtitle={
        <>
          <span className="block">{from_email}</span>
          <span className="block text-faint text-xs tabular-nums">
            {transport === 'smtp' ? `${host}:${port}` : `Sent through ${GRANT_LABELS[transport]}`}
          </span>
        </>
      }
      figure={<DeliveryRate rate={reputation.delivery_rate} />}
      facts={[
        ...mailboxFacts(config),
        ...(transport === 'smtp' ? [{ term: 'Encryption', detail: encryption.toUpperCase() }] : []),
        { term: 'From Name', detail: from_name || 'Not set' },
        { term: 'Address', detail: <FromProof config={config} /> },
        { term: 'Rate Limits', detail: limitWords(config) },
        ...(isWarmingUp(config) ? [{ term: 'Warm-up', detail: todayWords(config) }] : []),
        ...(config.bounce_address ? [{ term: 'Bounces', detail: config.bounce_address }] : []),
        ...(config.collect_replies ? [{ term: 'Replies', detail: 'Sent to the inbox' }] : []),
        { term: 'Postal address', detail: <PostalAddress text={postal_address} /> },
      ]}
      actions={
        <>
          {rest.deeds ? <MailboxButtons config={config} onDisconnect={onDisconnect} /> : null}
          {rest.deeds && (config.from_proof === null || config.is_from_proof_ending) ? (
            <Button
              size="sm"
              icon={MailCheck}
              aria-label={`Confirm address of ${config.name}`}
              onClick={() => onConfirm(config)}
            >
              Confirm address
            </Button>
          ) : null}
          <Button
            size="sm"
            icon={ShieldCheck}
            aria-label={`Check domain of ${config.name}`}
            onClick={() => onCheck(config)}
          >
            Check domain
          </Button>
        </>
      }
    >
      <HealthFacts config={config} />
      {badges.length > 0 ? (
        <ul aria-label="Compliance" className="flex flex-wrap gap-1.5">
          {badges.map(([name, label]) => (
            <li key={name}>
              <Badge tone="info">{label}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </SenderCard>
  )
}

const proofs: Readonly<Record<NonNullable<EmailConfig['from_proof']>, string>> = {
  account: 'Verified: your sign-in address',
  dns: 'Verified by a DNS record',
  dkim: "Verified by the domain's DKIM key",
  code: 'Verified by a code',
  mailbox: 'Verified by its connected mailbox',
}

function FromProof({ config }: { config: EmailConfig }) {
  const { from_proof: proof, from_proof_ends_at: end, is_from_proof_ending: isEnding } = config
  if (!proof) return <span className="text-warning-text">Not verified: required for campaigns</span>
  if (end === null) return proofs[proof]
  return (
    <span className={cn(isEnding && 'text-warning-text')}>
      {proofs[proof]}, until {formatDate(end)}
    </span>
  )
}

/** Marketing mail cannot be sent without a postal address, so its absence is stated where users look for it. */
function PostalAddress({ text }: { text: string | null }) {
  if (text) return <span className="whitespace-pre-line">{text}</span>
  return <span className="text-warning-text">Not set: required for campaigns</span>
}

function DeliveryRate({ rate }: { rate: number | null }) {
  return (
    <p className="shrink-0 text-right">
      <span
        data-tone={rate === null ? undefined : toneOfScore(rate)}
        className={cn(
          'block font-semibold text-lg tabular-nums',
          rate === null ? 'text-faint' : TEXT_OF[toneOfScore(rate)],
        )}
      >
        {formatRate(rate)}
      </span>
      <span className="block text-faint text-xs">{rate === null ? 'Nothing sent yet' : 'Delivery rate'}</span>
    </p>
  )
}
