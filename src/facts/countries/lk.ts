import { type Country, digits } from '../country.ts'
import { SOUTH_ASIAN_MARKS } from '../shared/address-marks.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'

/** Sri Lanka. */
export const LK: Country = {
  code: 'LK',
  precedence: 69,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ta: 0.2 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_ASIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'colombo|kandy|galle|jaffna|negombo|kurunegala|anuradhapura|ratnapura|matara|batticaloa|trincomalee|' +
    'nugegoda|dehiwala|moratuwa|rajagiriya|battaramulla|nuwara eliya|sri jayawardenepura kotte',
  phones: null,
  registers: null,
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: null,
}
