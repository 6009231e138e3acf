import { allCountries } from '../../../lib/countries.ts'
import { Select, type SelectOption } from '../../../ui/select.tsx'

const NONE = 'none'
let options: readonly SelectOption<string>[] | undefined

/** Made when it is first wanted: names of every country take a moment. */
const countryOptions = () =>
  (options ??= [
    { value: NONE, label: 'No country' },
    ...allCountries().map(({ code, name }) => ({ value: code, label: name })),
  ])

/** A country by its name; typing its first letters finds it. Wires itself to the Field around it. */
export function CountrySelect({
  value,
  onChange,
  isDisabled,
}: {
  value: string | null
  onChange: (country: string | null) => void
  isDisabled?: boolean
}) {
  return (
    <Select
      value={value ?? NONE}
      options={countryOptions()}
      isDisabled={isDisabled}
      onChange={(country) => onChange(country === NONE ? null : country)}
    />
  )
}
