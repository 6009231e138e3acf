import { useOwnCountry } from '../../../lib/own-country.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Field } from '../../../ui/field.tsx'
import type { SendingWindowValues } from './working-hours.ts'

export interface HolidayFieldsProps {
  window: SendingWindowValues
  isDisabled: boolean
  onChange: (part: Partial<SendingWindowValues>) => void
}

/** Whether nothing is sent on public holidays, and whose apply where the country is unknown. */
export function HolidayFields({ window, isDisabled, onChange }: HolidayFieldsProps) {
  const ownCountry = useOwnCountry()
  return (
    <>
      <Checkbox
        label="Skip public holidays"
        hint="National holidays of each recipient’s country."
        checked={window.skip_holidays ?? false}
        disabled={isDisabled}
        onChange={(event) =>
          onChange({ skip_holidays: event.target.checked, country: window.country ?? ownCountry ?? null })
        }
      />
      {window.skip_holidays ? (
        <Field label="Country if unknown" hint="For recipients whose country isn't known.">
          <CountrySelect
            value={window.country ?? null}
            noneLabel="None"
            isDisabled={isDisabled}
            onChange={(country) => onChange({ country })}
          />
        </Field>
      ) : null}
    </>
  )
}
