import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_MARKS } from '../shared/address-marks.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { SLAVIC_FIRST_NAME_STREETS } from '../shared/street-words.ts'

/** North Macedonia. */
export const MK: Country = {
  code: 'MK',
  precedence: 60,
  names: { aliases: 'macedonia|north macedonia', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { mk: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'MK' },
  addressHabits: ['number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_SLAVIC_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'skopje|битола|куманово|прилеп|тетово|велес|штип|охрид|гостивар|струмица|кавадарци|кочани|кичево|струга|' +
    'гевгелија|скопје|bitola|kumanovo|prilep|tetovo|veles|ohrid|gostivar|strumica',
  phones: null,
  registers: 'ЕМБС|ЕДБ|EMBS|EDB:',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
