import { formatNumber } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { rateText } from '../campaign-words.ts'

/** The number of email and SMS campaigns. */
export function CampaignTypes({ email, sms }: { email: number; sms: number }) {
  const total = email + sms
  const share = total === 0 ? null : (email / total) * 100
  return (
    <Card title="Campaign types">
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none">
        {share === null ? null : (
          <>
            <div className="bg-brand" style={{ width: `${share}%` }} />
            <div className="bg-info" style={{ width: `${100 - share}%` }} />
          </>
        )}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Kind mark="bg-brand" label="Email" count={email} share={share} />
        <Kind mark="bg-info" label="SMS" count={sms} share={share === null ? null : 100 - share} />
      </dl>
    </Card>
  )
}

function Kind({ mark, label, count, share }: { mark: string; label: string; count: number; share: number | null }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-muted">
        <span aria-hidden="true" className={`size-2 rounded-full forced-color-adjust-none ${mark}`} />
        {label}
      </dt>
      <dd className="text-ink tabular-nums">
        {formatNumber(count)} <span className="text-faint text-xs">{rateText(share)}</span>
      </dd>
    </div>
  )
}
