import { type Country, digits } from '../country.ts'
import { SOUTH_ASIAN_MARKS } from '../shared/address-marks.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'

/** Bangladesh. */
export const BD: Country = {
  code: 'BD',
  precedence: 106,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { bn: 0.7 },
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
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
    'dhaka|chittagong|chattogram|sylhet|khulna|rajshahi|barisal|rangpur|comilla|cumilla|mymensingh|narayanganj|' +
    'gazipur|bogra|bogura|jessore|jashore|coxs bazar|savar|tongi|dinajpur|tangail|noakhali|feni|ঢ ক|চট টগ র ম|' +
    'খ লন|র জশ হ|স ল ট|বর শ ল|র প র|ক ম ল ল|ময মনস হ|ন র য ণগঞ জ|গ জ প র|বগ ড',
  phones: null,
  registers: 'BIN:|TIN:',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: null,
}
