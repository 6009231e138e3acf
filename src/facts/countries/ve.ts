import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Venezuela. */
export const VE: Country = {
  code: 'VE',
  precedence: 123,
  names: { aliases: 'venezuela', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: 'es',
  postcode: digits(4),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names:
      'distrito capital|estado miranda|carabobo|edo miranda|edo carabobo|edo zulia|aragua|edo aragua|edo lara|' +
      'anzoategui|nueva esparta|estado carabobo|estado zulia|estado lara|estado tachira|edo tachira|' +
      'estado merida|estado bolivar|estado aragua|edo merida',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'caracas|maracaibo|maracay|barquisimeto|ciudad guayana|puerto ordaz|valencia carabobo|maturin|' +
    'puerto la cruz|san cristobal tachira|porlamar|ciudad bolivar|cumana|barinas|cabimas|punto fijo|guanare|' +
    'los teques|acarigua|puerto cabello',
  phones: null,
  registers: 'RIF:|R.I.F.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
