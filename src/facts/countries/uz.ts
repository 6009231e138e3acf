import { type Country, digits } from '../country.ts'
import { RUSSIAN_MARKS, UZBEK_MARKS } from '../shared/address-marks.ts'
import { CAUCASIAN_FORMS, POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Uzbekistan. */
export const UZ: Country = {
  code: 'UZ',
  precedence: 144,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { uz: 1 },
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'kochasi kocha shohkochasi prospekti' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [UZBEK_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tashkent|toshkent|samarqand|samarkand|buxoro|andijon|ташкент|самарканд|namangan|fargona|qarshi|nukus|' +
    'urganch|jizzax|navoiy|termiz|guliston|qoʻqon|qoqon|xiva|margilon|наманган|фергана|бухара|андижан|нукус|' +
    'ургенч|навои|термез|bukhara',
  phones: null,
  registers: 'STIR:|ИНН|СТИР',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS, CAUCASIAN_FORMS],
  signs: null,
}
