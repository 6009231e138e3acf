import { type Country, digits, sign } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { ARABIC_FORMS, FRENCH_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS, FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Tunisia. */
export const TN: Country = {
  code: 'TN',
  precedence: 93,
  names: { aliases: 'تونس', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(4),
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS, ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tunis|sfax|sousse|ariana|تونس العاصمة|صفاقس|سوسة|kairouan|bizerte|gabes|gafsa|monastir|ben arous|la marsa|' +
    'nabeul|hammamet|mahdia|medenine|djerba|beja|jendouba|tozeur|تونس|القيروان|بنزرت|قابس',
  phones: null,
  registers: 'Matricule fiscal|Matricule fiscale|MF:',
  legalForms: [FRENCH_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /تونس/), 2]],
}
