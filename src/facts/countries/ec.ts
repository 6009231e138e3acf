import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { RUC_SIGN } from '../shared/page-signs.ts'

/** Ecuador. */
export const EC: Country = {
  code: 'EC',
  precedence: 120,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: 'es',
  postcode: digits(6),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names:
      'pichincha|guayas|azuay|manabi|tungurahua|el oro|chimborazo|imbabura|los rios|cotopaxi|' +
      'santo domingo de los tsachilas|provincia de pichincha|provincia del guayas|santa elena|morona santiago|' +
      'zamora chinchipe|galapagos',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'quito|guayaquil|ambato|portoviejo|machala|riobamba|ibarra|santo domingo de los tsachilas|quevedo|' +
    'latacunga|samborondon|sangolqui|cumbaya|esmeraldas|babahoyo|tulcan|otavalo|puyo|nueva loja',
  phones: null,
  registers: 'RUC|R.U.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [[RUC_SIGN, 1]],
}
