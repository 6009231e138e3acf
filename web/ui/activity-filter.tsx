import type { Activity } from '../../src/contracts/contacts/contact-filter.ts'
import { ACTIVITY_PERIODS, activityOptions, periodText } from './activity-words.ts'
import { Select } from './select.tsx'

const ALL = 'all'

/** The part of a filter of contacts about what they did. */
export interface AskedActivity {
  readonly activity?: Activity | undefined
  readonly activity_campaign_id?: string | undefined
  readonly activity_days?: number | undefined
}

/** Whether a filter asks for an activity. */
export const asksActivity = ({ activity, activity_campaign_id, activity_days }: AskedActivity): boolean =>
  activity !== undefined || activity_campaign_id !== undefined || activity_days !== undefined

/** Filters by what people did with messages of campaigns: what, of which campaign, and how recently. */
export function ActivityFilter({
  value,
  campaigns,
  onChange,
  className,
}: {
  value: AskedActivity
  /** Those to choose from; empty for viewers who may not see campaigns. */
  campaigns: readonly { readonly id: string; readonly name: string }[]
  onChange: (value: AskedActivity) => void
  className?: string | undefined
}) {
  const { activity, activity_campaign_id, activity_days } = value
  const isAsked = asksActivity(value)
  const periods = [...new Set([...ACTIVITY_PERIODS, ...(activity_days ? [activity_days] : [])])].toSorted(
    (one, other) => one - other,
  )
  return (
    <>
      <Select
        aria-label="What they did"
        className={className}
        value={activity ?? (isAsked ? 'sent' : ALL)}
        options={[{ value: ALL, label: 'Any activity' }, ...activityOptions]}
        onChange={(value) =>
          onChange(
            value === ALL
              ? { activity: undefined, activity_campaign_id: undefined, activity_days: undefined }
              : { activity: value as Activity },
          )
        }
      />
      {isAsked ? (
        <>
          <Select
            aria-label="Campaign"
            className={className}
            value={activity_campaign_id ?? ALL}
            options={[
              { value: ALL, label: 'Any campaign' },
              ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
              ...(activity_campaign_id && !campaigns.some(({ id }) => id === activity_campaign_id)
                ? [{ value: activity_campaign_id, label: 'One campaign' }]
                : []),
            ]}
            onChange={(value) => onChange({ activity_campaign_id: value === ALL ? undefined : value })}
          />
          <Select
            aria-label="Period"
            className={className}
            value={activity_days === undefined ? ALL : String(activity_days)}
            options={[
              { value: ALL, label: 'Any time' },
              ...periods.map((days) => ({ value: String(days), label: periodText(days) })),
            ]}
            onChange={(value) => onChange({ activity_days: value === ALL ? undefined : Number(value) })}
          />
        </>
      ) : null}
    </>
  )
}
