import { allCountries } from '../lib/countries.ts'
import { Select } from './select.tsx'
import type { SelectOption } from './select-face.tsx'

const NONE = 'none'
let options: readonly SelectOption<string>[] | undefined

/** Created on first use, since building the names of all countries takes a moment. */
const countryOptions = () => (options ??= allCountries().map(({ code, name }) => ({ value: code, label: name })))

/** Select for a country, with type-ahead. Connects itself to the Field around it. */
export function CountrySelect({
  value,
  onChange,
  isDisabled,
  noneLabel = 'No country',
}: {
  value: string | null
  onChange: (country: string | null) => void
  isDisabled?: boolean
  /** The label of the option for no country. */
  noneLabel?: string
}) {
  return (
    <Select
      value={value ?? NONE}
      options={[{ value: NONE, label: noneLabel }, ...countryOptions()]}
      isDisabled={isDisabled}
      onChange={(country) => onChange(country === NONE ? null : country)}
    />
  )
}
