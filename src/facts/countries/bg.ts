import { type Country, digits, sign } from '../country.ts'
import { BULGARIAN_MARKS } from '../shared/address-marks.ts'
import { CYRILLIC_STREET_SIGN } from '../shared/page-signs.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Bulgaria. */
export const BG: Country = {
  code: 'BG',
  precedence: 58,
  names: { aliases: 'българия', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { bg: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'BG' },
  addressHabits: ['numbered-houses', 'number-behind-street'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [BULGARIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'sofia|софия|plovdiv|пловдив|varna|варна|burgas|бургас|русе|стара загора|плевен|сливен|добрич|шумен|перник|' +
    'хасково|ямбол|пазарджик|благоевград|велико търново|враца|габрово|видин|монтана|кюстендил|асеновград|' +
    'казанлък|кърджали|димитровград|търговище|силистра|ловеч|разград|дупница|смолян|свищов|самоков|севлиево|' +
    'карлово|троян|ботевград|банско|несебър|ruse|stara zagora|pleven|sliven|dobrich|shumen|blagoevgrad|' +
    'veliko tarnovo|vratsa|gabrovo|vidin',
  phones: null,
  registers: 'ЕИК|EIK|БУЛСТАТ|BULSTAT|ДДС',
  legalForms: [
    {
      forms: '=EOOD | =ЕООД | =ООД | =ЕАД | =ДЗЗД | =АДСИЦ',
      ambiguous: 'EAD | AD | АД | ЕТ | ET',
      known: 'OOD',
      prefixes: 'ЕТ',
      quoted: 'ООД | ЕООД | ЕАД | АД',
    },
  ],
  signs: [
    [sign('national', /\bEOOD\b/, 'EOOD'), 2],
    [CYRILLIC_STREET_SIGN, 0.2],
    [sign('other-script', /(?<!\p{L})(?:ЕООД|ООД|ЕИК)(?!\p{L})/u), 2],
  ],
}
