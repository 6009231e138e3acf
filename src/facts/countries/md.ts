import { type Country, digits } from '../country.ts'
import { ROMANIAN_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_LATIN_FORMS, ROMANIAN_FORMS } from '../shared/legal-forms.ts'
import { ROMANIAN_STREETS } from '../shared/street-words.ts'

/** Moldova. */
export const MD: Country = {
  code: 'MD',
  precedence: 148,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ro: 0.05 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'MD' },
  addressHabits: ['number-behind-street'],
  streets: [ROMANIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [ROMANIAN_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'chisinau|balti|tiraspol|tighina|cahul|ungheni|soroca|orhei|comrat|ialoveni|straseni|кишинев|бельцы|' + 'тирасполь',
  phones: null,
  registers: 'IDNO|Cod fiscal',
  legalForms: [ROMANIAN_FORMS, POST_SOVIET_LATIN_FORMS],
  signs: null,
}
