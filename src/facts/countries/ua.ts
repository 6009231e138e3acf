import { type Country, digits, LOCAL_PAIRS, phoneHabits, sign } from '../country.ts'
import { RUSSIAN_MARKS, UKRAINIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Ukraine. */
export const UA: Country = {
  code: 'UA',
  precedence: 52,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'xn--j1amh' },
  languages: { uk: 1 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'UA' },
  addressHabits: ['numbered-houses', 'oblasts', 'number-behind-street'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [UKRAINIAN_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'київ|киів|киев|kyiv|kiev|харків|харьков|kharkiv|одеса|одесса|odesa|odessa|львів|львов|lviv|дніпро|днепр|' +
    'dnipro|запоріжжя|запорожье|вінниця|полтава|черкаси|чернігів|житомир|суми|хмельницькии|рівне|чернівці|' +
    'кропивницькии|тернопіль|івано франківськ|луцьк|ужгород|миколаів|херсон|біла церква|кременчук|маріуполь|' +
    'бровари|бердичів|умань|мукачево|дрогобич|кривии ріг|николаев|чернигов|сумы|хмельницкии|ровно|черновцы|' +
    'тернополь|ивано франковск|луцк|lutsk|ternopil|chernivtsi|zhytomyr|vinnytsia|poltava|ivano frankivsk|' +
    'uzhhorod|zaporizhzhia',
  phones: phoneHabits({ hasLocalPairs: true, singleDigit: LOCAL_PAIRS }),
  registers: 'ЄДРПОУ|ЕДРПОУ|ІПН|РНОКПП',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: [
    [sign('other-script', /ЄДРПОУ|₴|(?<!\p{L})грн(?!\p{L})/u), 2.5],
    [sign('dialling', /(?<!\d)\(0\d{2}\) ?\d{3}-\d\d-\d\d(?!\d)/), 1.2],
  ],
}
