import { useQuery } from '@tanstack/react-query'
import { CAMPAIGN_SENDERS_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import type { EmailConfig } from '../../../../src/contracts/senders/email-config.ts'
import type { SenderHealth } from '../../../../src/contracts/senders/sender-health.ts'
import { formatNumber, formatRate } from '../../../lib/format.ts'
import { emailConfigsQuery, senderHealthQuery } from '../../../queries/senders.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'

/** A share of bounces above which a mailbox is not offered by default, once it sent this much in a week. */
const BOUNCES_BAD = { percent: 5, afterSent: 20 } as const

const bounceRate = ({ last_7_days: { sent, bounced } }: SenderHealth): number | null =>
  sent === 0 ? null : (100 * bounced) / sent

/** Whether a mailbox can be relied on: it works, may be used in campaigns, and its messages arrive. */
export function isHealthy(config: EmailConfig, health: SenderHealth | undefined): boolean {
  const { is_active, is_verified, from_proof, postal_address, problem, mailbox } = config
  const works = is_active && is_verified && problem === null && mailbox?.state !== 'disconnected'
  const mayBeUsed = from_proof !== null && Boolean(postal_address)
  const doesBounce =
    health !== undefined &&
    health.last_7_days.sent >= BOUNCES_BAD.afterSent &&
    (bounceRate(health) ?? 0) > BOUNCES_BAD.percent
  return works && mayBeUsed && !doesBounce
}

/** "38 of 50 left today · Warming up · 1.2 % bounced this week". */
export function senderHint(config: EmailConfig, health: SenderHealth | undefined): string {
  const { from_email, is_active, is_verified, warm_up, limit_today, limits, from_proof } = config
  const left = health ? Math.max(0, health.limit_today - health.used_today) : limit_today
  const rate = health ? bounceRate(health) : null
  return [
    from_email,
    `${formatNumber(left)} of ${formatNumber(limit_today)} left today`,
    warm_up !== null && limit_today < limits.max_recipients_per_day && 'Warming up',
    rate !== null && `${formatRate(rate)} bounced this week`,
    !is_active ? 'Inactive' : !is_verified ? 'Not Verified' : from_proof === null && 'Address not confirmed',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The account's email configurations with their health, as far as it is known. */
export function useHealthySenders() {
  const { data: senders, isPending } = useQuery(emailConfigsQuery())
  const { data: health } = useQuery(senderHealthQuery())
  const healthOf = new Map(health?.map((one) => [one.sender_id, one]))
  return { senders, healthOf, isPending }
}

export interface OtherSendersProps {
  /** The campaign's own sender. */
  own: string | null
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  isDisabled?: boolean
  error?: string | undefined
}

/** Further mailboxes that share a campaign. Hidden while there is only one. */
export function OtherSenders({ own, chosen, onChange, isDisabled = false, error }: OtherSendersProps) {
  const { senders, healthOf } = useHealthySenders()
  const others = (senders ?? []).filter(({ id, is_active }) => id !== own && (is_active || chosen.includes(id)))
  if (!own || others.length === 0) return null
  const isFull = chosen.length >= CAMPAIGN_SENDERS_MAX - 1
  return (
    <Fieldset
      legend="Also send from"
      hint="Mailboxes share the recipients within their own limits. Follow-ups come from the mailbox that sent the first message."
      {...(error && { error })}
    >
      <div className="flex max-h-64 flex-col gap-2.5 overflow-y-auto">
        {others.map((sender) => {
          const isOn = chosen.includes(sender.id)
          return (
            <Checkbox
              key={sender.id}
              label={sender.name}
              hint={senderHint(sender, healthOf.get(sender.id))}
              checked={isOn}
              disabled={isDisabled || (isFull && !isOn)}
              onChange={() => onChange(isOn ? chosen.filter((id) => id !== sender.id) : [...chosen, sender.id])}
            />
          )
        })}
      </div>
    </Fieldset>
  )
}
