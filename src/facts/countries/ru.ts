import { type Country, digits, LOCAL_PAIRS, phoneHabits, sign } from '../country.ts'
import { RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { CYRILLIC_STREET_SIGN } from '../shared/page-signs.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Russia. */
export const RU: Country = {
  code: 'RU',
  precedence: 27,
  names: { aliases: 'russia|russian federation|россия|рф|российская федерация', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'su moscow xn--p1ai tatar' },
  languages: { ru: 0.85 },
  namesLike: null,
  postcode: { ...digits(6), prefixes: 'RU' },
  addressHabits: ['numbered-houses', 'dashes-for-commas', 'oblasts', 'number-behind-street'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [RUSSIAN_MARKS],
  regions: {
    abbreviations: null,
    names: 'московская область|московская обл|ленинградская область|ленинградская обл|moscow region|moscow oblast',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'москва|moscow|санкт петербург|saint petersburg|st petersburg|новосибирск|екатеринбург|казань|' +
    'нижнии новгород|челябинск|самара|омск|ростов на дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|' +
    'саратов|тюмень|novosibirsk|yekaterinburg|kazan|ижевск|барнаул|ульяновск|иркутск|хабаровск|владивосток|' +
    'ярославль|томск|оренбург|кемерово|новокузнецк|рязань|астрахань|пенза|липецк|чебоксары|тула|калининград|' +
    'курск|ставрополь|сочи|улан удэ|тверь|магнитогорск|брянск|белгород|сургут|архангельск|чита|калуга|смоленск|' +
    'вологда|курган|череповец|мурманск|тамбов|петрозаводск|кострома|новороссииск|иошкар ола|псков|' +
    'великии новгород|сыктывкар|нальчик|махачкала|грозныи|владикавказ|саранск|тольятти|набережные челны|' +
    'подольск|химки|балашиха|мытищи|королев|люберцы|одинцово|красногорск|домодедово|зеленоград|таганрог|' +
    'стерлитамак|нижнии тагил|дзержинск|энгельс|бииск|рыбинск|якутск|благовещенск|южно сахалинск|абакан',
  phones: phoneHabits({ hasLocalPairs: true, singleDigit: LOCAL_PAIRS }),
  registers: 'ИНН|ОГРН|ОГРНИП|КПП|ОКПО|ОКВЭД|БИК:',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: [
    [CYRILLIC_STREET_SIGN, 0.4],
    [sign('other-script', /(?<!\p{L})(?:ИНН|ОГРН|руб)(?!\p{L})|₽/u), 2],
    [
      sign('dialling', /(?<!\d)8 ?\(\d{3,5}\) ?\d{1,3}-\d\d-\d\d(?!\d)|(?<!\d)\((?:495|499|812)\) ?\d{3}-\d\d-\d\d/),
      1.4,
    ],
  ],
}
