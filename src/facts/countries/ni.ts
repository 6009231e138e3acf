import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { SPANISH_DIRECTIONS } from '../shared/street-shapes.ts'

/** Nicaragua. */
export const NI: Country = {
  code: 'NI',
  precedence: 127,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: [SPANISH_DIRECTIONS],
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'managua|esteli|masaya|leon nicaragua|granada nicaragua|matagalpa|chinandega|jinotega|bluefields|juigalpa|' +
    'diriamba|jinotepe|san juan del sur',
  phones: null,
  registers: 'RUC|R.U.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
