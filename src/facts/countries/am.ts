import { type Country, digits } from '../country.ts'
import { ARMENIAN_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { CAUCASIAN_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Armenia. */
export const AM: Country = {
  code: 'AM',
  precedence: 63,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
  languages: { hy: 1 },
  namesLike: null,
  postcode: digits(4),
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'փողոց փ պողոտա պող' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [ARMENIAN_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'yerevan|երևան|գյումրի|gyumri|վանաձոր|վաղարշապատ|աբովյան|կապան|հրազդան|արմավիր|արտաշատ|գավառ|իջեւան|' +
    'դիլիջան|գորիս|աշտարակ|vanadzor|abovyan|kapan|ijevan|dilijan|ереван|гюмри',
  phones: null,
  registers: 'ՀՎՀՀ',
  legalForms: [POST_SOVIET_LATIN_FORMS, CAUCASIAN_FORMS],
  signs: null,
}
