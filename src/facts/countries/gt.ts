import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Guatemala. */
export const GT: Country = {
  code: 'GT',
  precedence: 85,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names: 'sacatepequez|escuintla',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'guatemala city|ciudad de guatemala|quetzaltenango|antigua guatemala|mixco|guatemala|escuintla|coban|' +
    'huehuetenango|chimaltenango|retalhuleu|mazatenango|chiquimula|zacapa|solola|panajachel|jutiapa',
  phones: null,
  registers: 'NIT:|N.I.T.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
