import { useRef } from 'react'
import { WORKING_DAYS } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { useOwnCountry } from '../../../lib/own-country.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ownTimeZone, timeZoneOptions } from '../../../ui/time-zones.ts'
import { dayNames, windowText } from '../campaign-words.ts'
import type { CampaignValues } from './campaign-draft.ts'
import type { CampaignForm } from './use-campaign-form.ts'

type Window = NonNullable<CampaignValues['window']>
/** Weekdays from nine to five, by each recipient’s clock. */
export const workingHours = (): Window => ({
  days: [...WORKING_DAYS],
  from: '09:00',
  until: '17:00',
  time_zone: ownTimeZone(),
  by_recipient: true,
})

/** When messages may be sent: always, or on some days between two times. */
export function WindowFields({ form, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  const { values, setValue, formState, errorOf } = form
  const { window } = values
  const ownCountry = useOwnCountry()
  // Keeps the previous window, to restore it if it is switched on again.
  const last = useRef<Window | null>(window)
  const change = (next: Window | null) => {
    if (next) last.current = next
    setValue('window', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="Sending window"
        value={window ? 'window' : 'always'}
        onChange={(value) => change(value === 'always' ? null : (last.current ?? workingHours()))}
        options={[
          { value: 'always', label: 'Always', hint: 'Messages are sent as soon as possible', isDisabled },
          {
            value: 'window',
            label: 'Working hours',
            hint: 'Only on certain days and between two times. Anything left waits for the next window',
            isDisabled,
          },
        ]}
      />
      {window ? (
        <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
          <Fieldset legend="Days" {...error(errorOf('window.days'))}>
            <div className="flex flex-wrap gap-x-4 gap-y-2">
              {dayNames.map((name, index) => {
                const day = index + 1
                const isOn = window.days.includes(day)
                return (
                  <Checkbox
                    key={name}
                    label={name}
                    checked={isOn}
                    disabled={isDisabled}
                    onChange={() =>
                      change({
                        ...window,
                        days: isOn ? window.days.filter((one) => one !== day) : [...window.days, day].toSorted(),
                      })
                    }
                  />
                )
              })}
            </div>
          </Fieldset>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[8rem_8rem_1fr]">
            <Field label="From" isRequired {...error(errorOf('window.from'))}>
              <Input
                type="time"
                value={window.from}
                disabled={isDisabled}
                onChange={(event) => change({ ...window, from: event.target.value })}
              />
            </Field>
            <Field label="Until" isRequired {...error(errorOf('window.until'))}>
              <Input
                type="time"
                value={window.until}
                disabled={isDisabled}
                onChange={(event) => change({ ...window, until: event.target.value })}
              />
            </Field>
            <Field
              label="Time zone"
              isRequired
              className="col-span-2 sm:col-span-1"
              {...error(errorOf('window.time_zone'))}
            >
              <Combobox
                value={window.time_zone}
                options={timeZoneOptions()}
                placeholder="Search a city"
                isDisabled={isDisabled}
                onChange={(time_zone) => change({ ...window, time_zone })}
              />
            </Field>
          </div>
          <Checkbox
            label="Use each recipient’s time zone"
            hint="Based on the country of their address or number. Otherwise the time zone above applies."
            checked={window.by_recipient}
            disabled={isDisabled}
            onChange={(event) => change({ ...window, by_recipient: event.target.checked })}
          />
          <Checkbox
            label="Skip public holidays"
            hint="National holidays of each recipient’s country."
            checked={window.skip_holidays ?? false}
            disabled={isDisabled}
            onChange={(event) =>
              change({ ...window, skip_holidays: event.target.checked, country: window.country ?? ownCountry ?? null })
            }
          />
          {window.skip_holidays ? (
            <Field label="Country if unknown" hint="For recipients whose country isn't known.">
              <CountrySelect
                value={window.country ?? null}
                noneLabel="None"
                isDisabled={isDisabled}
                onChange={(country) => change({ ...window, country })}
              />
            </Field>
          ) : null}
          {window.days.length > 0 ? <p className="text-muted text-xs">{windowText(window)}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

const error = (message: string | undefined) => (message ? { error: message } : {})
