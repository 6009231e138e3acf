import { Checkbox } from '../../../ui/checkbox.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { timeZoneOptions } from '../../../ui/time-zones.ts'
import { dayNames, windowText } from '../campaign-words.ts'
import { HolidayFields } from './holiday-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import type { SendingWindowValues } from './working-hours.ts'

export interface SendingWindowFieldsProps extends Pick<CampaignForm, 'errorOf'> {
  window: SendingWindowValues
  isDisabled: boolean
  onChange: (part: Partial<SendingWindowValues>) => void
}

/** The days and times of a sending window, by whose clock they are, and whether holidays count. */
export function SendingWindowFields(props: SendingWindowFieldsProps) {
  const { window, isDisabled, onChange } = props
  return (
    <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
      <SendingDays {...props} />
      <SendingTimes {...props} />
      <Checkbox
        label="Use each recipient’s time zone"
        hint="Based on the country of their address or number. Otherwise the time zone above applies."
        checked={window.by_recipient}
        disabled={isDisabled}
        onChange={(event) => onChange({ by_recipient: event.target.checked })}
      />
      <HolidayFields window={window} isDisabled={isDisabled} onChange={onChange} />
      {window.days.length > 0 ? <p className="text-muted text-xs">{windowText(window)}</p> : null}
    </div>
  )
}

function SendingDays({ window: { days }, isDisabled, onChange, errorOf }: SendingWindowFieldsProps) {
  return (
    <Fieldset legend="Days" error={errorOf('window.days')}>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {dayNames.map((name, index) => {
          const day = index + 1
          const isOn = days.includes(day)
          return (
            <Checkbox
              key={name}
              label={name}
              checked={isOn}
              disabled={isDisabled}
              onChange={() => onChange({ days: isOn ? days.filter((one) => one !== day) : [...days, day].toSorted() })}
            />
          )
        })}
      </div>
    </Fieldset>
  )
}

function SendingTimes({ window, isDisabled, onChange, errorOf }: SendingWindowFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[8rem_8rem_1fr]">
      <Field label="From" isRequired error={errorOf('window.from')}>
        <Input
          type="time"
          value={window.from}
          disabled={isDisabled}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label="Until" isRequired error={errorOf('window.until')}>
        <Input
          type="time"
          value={window.until}
          disabled={isDisabled}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
      <Field label="Time zone" isRequired className="col-span-2 sm:col-span-1" error={errorOf('window.time_zone')}>
        <Combobox
          value={window.time_zone}
          options={timeZoneOptions()}
          placeholder="Search a city"
          isDisabled={isDisabled}
          onChange={(time_zone) => onChange({ time_zone })}
        />
      </Field>
    </div>
  )
}
