import type { Country } from '../country.ts'
import { PORTUGUESE_FORMS } from '../shared/legal-forms.ts'
import { PORTUGUESE_STREETS } from '../shared/street-words.ts'

/** Mozambique. */
export const MZ: Country = {
  code: 'MZ',
  precedence: 164,
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
  cities: 'maputo|matola|beira|nampula|chimoio|nacala|quelimane|tete|xai xai|pemba|inhambane|lichinga',
  phones: null,
  registers: 'NUIT:',
  legalForms: [PORTUGUESE_FORMS],
  signs: null,
}
