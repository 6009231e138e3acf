import { type Country, digits } from '../country.ts'
import { RUSSIAN_MARKS, TAJIK_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Tajikistan. */
export const TJ: Country = {
  code: 'TJ',
  precedence: 145,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [TAJIK_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'душанбе|худжанд|хуҷанд|бохтар|куляб|dushanbe|khujand',
  phones: null,
  registers: null,
  legalForms: [POST_SOVIET_LATIN_FORMS],
  signs: null,
}
