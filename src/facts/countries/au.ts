import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { AUSTRALASIAN_FORMS } from '../shared/legal-forms.ts'

/** Australia. */
export const AU: Country = {
  code: 'AU',
  precedence: 94,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'sydney melbourne' },
  languages: null,
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
  addressHabits: ['region-before-code', 'town-and-state', 'numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: 'NSW VIC QLD WA SA TAS ACT NT',
    names:
      'nsw|vic|qld|tas|new south wales|victoria|queensland|western australia|south australia|tasmania|' +
      'australian capital territory|northern territory',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|geelong|parramatta|' +
    'north sydney|wollongong|townsville|cairns|toowoomba|fremantle|newcastle nsw',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'ABN|ACN|AFSL|ARBN',
  legalForms: [AUSTRALASIAN_FORMS],
  signs: [
    [sign('postal', /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT|Victoria|Queensland|New South Wales|Tasmania),? \d{4}\b/), 3],
    [sign('national', /\bABN:? ?\d|\bACN:? ?\d|\bPty\.? Ltd/, 'Pty'), 2],
    [sign('dialling', /(?<!\d)\(0[2378]\) \d{4} \d{4}(?!\d)|(?<!\d)1[38]00 \d{3} \d{3}(?!\d)/), 1.4],
  ],
}
