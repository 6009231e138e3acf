import type { Country } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Uganda. */
export const UG: Country = {
  code: 'UG',
  precedence: 135,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  regions: null,
  cities: 'kampala|entebbe|jinja|mbarara|gulu|mbale|masaka|fort portal|arua|lira|soroti|kabale|mukono|wakiso',
  phones: null,
  registers: null,
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: null,
}
