import { type Country, digits, sign } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Kenya. */
export const KE: Country = {
  code: 'KE',
  precedence: 134,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sw: 0.6 },
  namesLike: null,
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: ['region-before-code', 'code-behind-box'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'nairobi county|mombasa county|kiambu county|kisumu county|nakuru county|uasin gishu|machakos county|' +
      'kajiado county',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'nairobi|mombasa|kisumu|nakuru|eldoret|thika|nyeri|meru|machakos|kiambu|malindi|kitale|garissa|kakamega|' +
    'naivasha|westlands|kilimani|upper hill|upperhill|karen|kericho|embu|ruiru|nanyuki|athi river',
  phones: null,
  registers: 'KRA PIN|PIN:',
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: [[sign('national', /\bKSh\.? ?\d|\bKES\b/i, 'KES'), 2.5]],
}
