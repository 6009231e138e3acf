import { useState } from 'react'
import { FOLLOW_UP_HOURS_MAX } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { FollowUpValues } from './campaign-draft.ts'

const UNITS = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
] as const
const DAY_HOURS = 24

export interface DelayFieldProps {
  hours: FollowUpValues['after_hours']
  error: string | undefined
  isDisabled: boolean
  onChange: (part: Pick<FollowUpValues, 'after_hours'>) => void
}

/** The delay after the previous message, in hours or days. */
export function DelayField({ hours, error, isDisabled, onChange }: DelayFieldProps) {
  const isWhole = Number(hours) > 0 && Number(hours) % DAY_HOURS === 0
  const [unit, setUnit] = useState<'hours' | 'days'>(isWhole ? 'days' : 'hours')
  const size = unit === 'days' ? DAY_HOURS : 1
  const shown = hours === '' ? '' : Number(hours) / size
  const write = (amount: string, of: number) => onChange({ after_hours: amount === '' ? '' : Number(amount) * of })
  return (
    <Field
      label="Wait"
      isRequired
      error={error}
      hint="After the previous message, within the sending window. Up to 60 days."
    >
      <div className="flex items-center gap-2">
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={FOLLOW_UP_HOURS_MAX / size}
          className="w-24"
          value={shown}
          disabled={isDisabled}
          onChange={(event) => write(event.target.value, size)}
        />
        {isDisabled ? (
          <span className="text-muted text-sm">{unit}</span>
        ) : (
          <SegmentedControl
            aria-label="Unit of the wait"
            value={unit}
            segments={UNITS}
            onChange={(next) => {
              setUnit(next)
              // Keeps the displayed number when the unit changes.
              write(String(shown), next === 'days' ? DAY_HOURS : 1)
            }}
          />
        )}
      </div>
    </Field>
  )
}
