import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { CampaignValidation } from '../../../../src/contracts/campaigns/sending.ts'
import { toLocalInput, zoneName } from '../../../lib/local-time.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { forecastText } from '../campaign-words.ts'
import { AHEAD_MS, type SendTime } from './send-time.ts'

export interface SendTimeFieldsProps {
  campaign: Campaign
  forecast: CampaignValidation['forecast']
  time: SendTime
  error: string | undefined
  onChange: (part: Partial<SendTime>) => void
}

/** When a campaign is sent. */
export function SendTimeFields({ campaign, forecast, time, error, onChange }: SendTimeFieldsProps) {
  return (
    <>
      <RadioGroup
        label="When"
        value={time.when}
        onChange={(when) => onChange({ when })}
        options={[
          {
            value: 'now',
            label: 'Now',
            hint: forecast
              ? `${forecastText(forecast)}${campaign.follow_up_count > 0 ? ' Includes all follow-ups, assuming no replies.' : ''}`
              : undefined,
          },
          { value: 'later', label: 'At a specific time' },
        ]}
      />
      {time.when === 'later' ? <TimeField value={time.at} error={error} onChange={(at) => onChange({ at })} /> : null}
    </>
  )
}

function TimeField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const now = new Date()
  const instant = new Date(value)
  return (
    <Field
      label="Date and time"
      error={error}
      isRequired
      hint={
        Number.isNaN(instant.getTime()) ? (
          `In your time zone, ${zoneName()}`
        ) : (
          <>
            {inZone(instant, undefined)} for you, {inZone(instant, 'UTC')}
          </>
        )
      }
    >
      <Input
        type="datetime-local"
        className="sm:w-60"
        value={value}
        min={toLocalInput(now)}
        max={toLocalInput(new Date(now.getTime() + AHEAD_MS))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** "Nov 21, 2026, 3:40 PM GMT+1". */
const inZone = (instant: Date, timeZone: string | undefined) =>
  instant.toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
