import { type Country, digits, phoneHabits } from '../country.ts'
import { LATVIAN_MARKS } from '../shared/address-marks.ts'
import { BALTIC_FORMS } from '../shared/legal-forms.ts'
import { BALTIC_STREETS } from '../shared/street-words.ts'

/** Latvia. */
export const LV: Country = {
  code: 'LV',
  precedence: 34,
  names: { aliases: 'latvija', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { lv: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'LV' },
  addressHabits: ['number-behind-street'],
  streets: [BALTIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [LATVIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'riga|daugavpils|liepaja|jelgava|jurmala|ventspils|rezekne|valmiera|jekabpils|tukums|cesis|sigulda|kuldiga|' +
    'salaspils|talsi|saldus|dobele|bauska|kraslava|gulbene|limbazi|adazi|marupe',
  phones: phoneHabits({ ownGroups: [/^(\d{4})(\d{4})$/] }),
  registers: 'Reģ. nr|Reģistrācijas numurs|PVN',
  legalForms: [BALTIC_FORMS],
  signs: null,
}
