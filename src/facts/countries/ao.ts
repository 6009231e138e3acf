import type { Country } from '../country.ts'
import { PORTUGUESE_FORMS } from '../shared/legal-forms.ts'
import { PORTUGUESE_STREETS } from '../shared/street-words.ts'

/** Angola. */
export const AO: Country = {
  code: 'AO',
  precedence: 151,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [PORTUGUESE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'luanda|lubango|huambo|lobito|benguela|cabinda|malanje|namibe|talatona|sumbe|uige',
  phones: null,
  registers: 'NIF',
  legalForms: [PORTUGUESE_FORMS],
  signs: null,
}
