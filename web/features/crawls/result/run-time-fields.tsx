import { FREQUENCIES, type Frequency, type RunTime } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import { WEEKDAYS } from '../../../lib/format.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { timeZoneOptions } from '../../../ui/time-zones.ts'
import { frequencyLabels } from '../history/frequency-labels.ts'

export interface RunTimeFieldsProps {
  frequency: Frequency
  runTime: RunTime
  onFrequency: (frequency: Frequency) => void
  onRunTime: (runTime: RunTime) => void
}

const weekdays = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))
const days = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))

/** How often a crawl repeats, and on which day, at what time and in which time zone. */
export function RunTimeFields({ frequency, runTime, onFrequency, onRunTime }: RunTimeFieldsProps) {
  const change = (part: Partial<RunTime>) => onRunTime({ ...runTime, ...part })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="How often" className="sm:col-span-2">
        <SegmentedControl
          aria-label="How often"
          value={frequency}
          onChange={onFrequency}
          className="flex w-full"
          segments={FREQUENCIES.map((value) => ({ value, label: frequencyLabels[value] }))}
        />
      </Field>
      {frequency === 'weekly' ? (
        <Field label="Weekday">
          <Select
            value={String(runTime.weekday)}
            onChange={(value) => change({ weekday: Number(value) })}
            options={weekdays}
          />
        </Field>
      ) : null}
      {frequency === 'monthly' ? (
        <Field label="Day of the month" hint={runTime.day > 28 ? 'The last day in shorter months.' : undefined}>
          <Select value={String(runTime.day)} onChange={(value) => change({ day: Number(value) })} options={days} />
        </Field>
      ) : null}
      <Field label="Time">
        <Input type="time" value={runTime.time} onChange={(event) => change({ time: event.target.value })} />
      </Field>
      <Field label="Time zone" className="sm:col-span-2">
        <Combobox
          value={runTime.time_zone}
          options={timeZoneOptions()}
          placeholder="Search a city"
          onChange={(time_zone) => change({ time_zone })}
        />
      </Field>
    </div>
  )
}
