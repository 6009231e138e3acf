import { type Country, digits, LOCAL_PAIRS, phoneHabits } from '../country.ts'
import { KAZAKH_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS, TURKIC_CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Kazakhstan. */
export const KZ: Country = {
  code: 'KZ',
  precedence: 54,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { kk: 1, ru: 0.06 },
  namesLike: null,
  postcode: digits(6),
  addressHabits: ['oblasts'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS, TURKIC_CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [KAZAKH_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'алматы|almaty|астана|astana|nur sultan|шымкент|караганда|қарағанды|актобе|ақтөбе|тараз|павлодар|' +
    'усть каменогорск|өскемен|семеи|атырау|костанаи|қостанаи|кызылорда|қызылорда|уральск|орал|петропавловск|' +
    'актау|ақтау|туркестан|түркістан|кокшетау|көкшетау|талдыкорган|талдықорған|экибастуз|нур султан|shymkent|' +
    'karaganda|aktobe|pavlodar',
  phones: phoneHabits({ hasLocalPairs: true, singleDigit: LOCAL_PAIRS }),
  registers: 'БИН|ИИН|БСН',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: null,
}
