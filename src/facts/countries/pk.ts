import { type Country, digits, phoneHabits } from '../country.ts'
import { SOUTH_ASIAN_MARKS } from '../shared/address-marks.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'
import { SOUTH_ASIAN_MONEY_SIGN } from '../shared/page-signs.ts'

/** Pakistan. */
export const PK: Country = {
  code: 'PK',
  precedence: 133,
  names: { aliases: 'پاکستان', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ur: 1 },
  namesLike: null,
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'روڈ سڑک گلی' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_ASIAN_MARKS],
  regions: {
    abbreviations: null,
    names: 'sindh|khyber pakhtunkhwa|balochistan|kpk',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|sialkot|quetta|gujranwala|hyderabad sindh|' +
    'bahawalpur|sargodha|abbottabad|sukkur|wah cantt|sahiwal|کراچی|لاہور|اسلام آباد|راولپنڈی|فیصل آباد|ملتان|' +
    'پشاور|کوئٹہ|سیالکوٹ|گوجرانوالہ|حیدرآباد',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'NTN|STRN',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: [[SOUTH_ASIAN_MONEY_SIGN, 0.2]],
}
