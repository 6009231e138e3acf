import { type Country, digits, LOCAL_PAIRS, phoneHabits } from '../country.ts'
import { BELARUSIAN_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { CYRILLIC_STREET_SIGN } from '../shared/page-signs.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Belarus. */
export const BY: Country = {
  code: 'BY',
  precedence: 53,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'xn--90ais' },
  languages: { be: 1, ru: 0.06 },
  namesLike: null,
  postcode: { ...digits(6), prefixes: 'BY' },
  addressHabits: ['oblasts', 'number-behind-street'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [RUSSIAN_MARKS, BELARUSIAN_MARKS],
  regions: {
    abbreviations: null,
    names: 'минская область|минская обл|гомельская обл|брестская обл|гродненская обл|витебская обл|могилевская обл',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'минск|minsk|гомель|могилев|витебск|гродно|брест|бобруиск|барановичи|борисов|пинск|орша|мозырь|солигорск|' +
    'новополоцк|лида|молодечно|полоцк|жлобин|светлогорск|речица|слуцк|мінск|гродна|брэст|gomel|mogilev|vitebsk|' +
    'grodno',
  phones: phoneHabits({ hasLocalPairs: true, singleDigit: LOCAL_PAIRS }),
  registers: 'УНП|УНН',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: [[CYRILLIC_STREET_SIGN, 0.1]],
}
