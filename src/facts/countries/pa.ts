import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Panama. */
export const PA: Country = {
  code: 'PA',
  precedence: 124,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names: 'chiriqui|panama oeste|veraguas',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'panama city|ciudad de panama|panama|colon panama|san miguelito|chitre|la chorrera|penonome|boquete|' +
    'bocas del toro|arraijan',
  phones: null,
  registers: 'RUC|R.U.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
