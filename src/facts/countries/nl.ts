import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { DUTCH_FORMS } from '../shared/legal-forms.ts'
import { BV_SIGN, DUTCH_REGISTER_SIGN, DUTCH_STREET_SIGN } from '../shared/page-signs.ts'
import { DUTCH_ENDINGS, DUTCH_STREETS } from '../shared/street-words.ts'

/** Netherlands. */
export const NL: Country = {
  code: 'NL',
  precedence: 21,
  names: { aliases: 'holland|the netherlands|niederlande|pays bas|paises bajos|paesi bassi', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'amsterdam frl' },
  languages: { nl: 0.8 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [
      shape(
        /(?<![\dA-Za-z.,-])(?:NL[- ])?[1-9]\d{3} ?(?!SA|SD|SS|AM|PM)[A-Z]{2}(?= *[\p{Lu}'’(-]| \d{1,2}e \p{Lu}| *$)(?![A-Z])/u,
        'after',
      ),
    ],
  },
  addressHabits: ['numbered-houses', 'code-names-houses', 'code-before-town', 'number-behind-street'],
  streets: [DUTCH_STREETS],
  streetEndings: [DUTCH_ENDINGS],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|' +
    'haarlem|enschede|apeldoorn|amersfoort|zwolle|leiden|maastricht|delft|hilversum|hoofddorp|schiphol',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'KvK|BTW|RSIN|Handelsregister',
  legalForms: [DUTCH_FORMS],
  signs: [
    [sign('postal', /\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}\p{L}/u), 1.8],
    [DUTCH_STREET_SIGN, 0.8],
    [DUTCH_REGISTER_SIGN, 1.4],
    [BV_SIGN, 1],
    [sign('dialling', /(?<!\d)0[23456789]\d? ?- ?\d{7}(?!\d)/), 0.5],
  ],
}
