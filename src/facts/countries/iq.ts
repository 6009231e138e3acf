import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Iraq. */
export const IQ: Country = {
  code: 'IQ',
  precedence: 79,
  names: { aliases: 'العراق|جمهورية العراق', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'baghdad|erbil|بغداد|البصرة|الموصل|أربيل|السليمانية|كركوك|النجف|كربلاء',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: [[sign('other-script', /العراق|بغداد/), 2]],
}
