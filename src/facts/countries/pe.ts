import { type Country, digits, phoneHabits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { RUC_SIGN } from '../shared/page-signs.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Peru. */
export const PE: Country = {
  code: 'PE',
  precedence: 83,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { es: 0.05 },
  namesLike: 'es',
  postcode: digits(5),
  addressHabits: ['number-behind-street'],
  streets: [SPANISH_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names:
      'provincia de lima|departamento de lima|la libertad|lambayeque|junin|ancash|loreto|madre de dios|' +
      'san martin|apurimac|amazonas|huancavelica|pasco|ucayali',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'lima|arequipa|trujillo|miraflores|san isidro|cusco|santiago de surco|piura|chiclayo|huancayo|iquitos|' +
    'tacna|ica|chimbote|cajamarca|juliaca|puno|ayacucho|pucallpa|tarapoto|san borja|la molina|jesus maria|' +
    'magdalena del mar|san miguel lima|callao|surquillo|pueblo libre|los olivos|ate vitarte|chorrillos|huaraz|' +
    'moquegua|tumbes|huanuco',
  phones: phoneHabits({ soleAreas: [{ pattern: /^([2-7]\d{6})$/, national: '1$1' }] }),
  registers: 'RUC|R.U.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [[RUC_SIGN, 1]],
}
