import type { Country } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Tanzania. */
export const TZ: Country = {
  code: 'TZ',
  precedence: 136,
  names: { aliases: 'tanzania', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sw: 0.4 },
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'dar es salaam|arusha|dodoma|mwanza|zanzibar|moshi|tanga|morogoro|mbeya|iringa|kigoma|tabora|songea|mtwara|' +
    'singida|shinyanga|musoma|bukoba|kahama|stone town|bagamoyo|njombe',
  phones: null,
  registers: null,
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: null,
}
