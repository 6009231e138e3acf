import { type Country, digits } from '../country.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Uruguay. */
export const UY: Country = {
  code: 'UY',
  precedence: 80,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: 'es',
  postcode: digits(5),
  addressHabits: ['bare-street-names', 'number-behind-street'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names: 'canelones|departamento de montevideo|departamento de maldonado',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'montevideo|punta del este|salto uruguay|paysandu|ciudad de la costa|colonia del sacramento|rivera uruguay|' +
    'tacuarembo|las piedras|fray bentos|treinta y tres|san jose de mayo|canelones|piriapolis',
  phones: null,
  registers: 'RUT:|R.U.T.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
