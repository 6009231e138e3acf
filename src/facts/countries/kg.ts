import { type Country, digits, LOCAL_PAIRS, phoneHabits } from '../country.ts'
import { KYRGYZ_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { TURKIC_CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Kyrgyzstan. */
export const KG: Country = {
  code: 'KG',
  precedence: 143,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: [TURKIC_CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [KYRGYZ_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'бишкек|ош|жалал абад|джалал абад|каракол|токмок|нарын|талас|баткен|bishkek|osh',
  phones: phoneHabits({ hasLocalPairs: true, singleDigit: LOCAL_PAIRS }),
  registers: 'ИНН',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: null,
}
