import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Paraguay. */
export const PY: Country = {
  code: 'PY',
  precedence: 122,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(4),
  addressHabits: ['bare-street-names', 'number-behind-street'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names: 'alto parana|itapua|departamento central',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'asuncion|ciudad del este|encarnacion|san lorenzo paraguay|fernando de la mora|capiata|lambare|' +
    'pedro juan caballero|coronel oviedo|caaguazu|itaugua|mariano roque alonso|caacupe',
  phones: null,
  registers: 'RUC|R.U.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
