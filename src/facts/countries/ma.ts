import { type Country, digits, sign } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { ARABIC_FORMS, FRENCH_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS, FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Morocco. */
export const MA: Country = {
  code: 'MA',
  precedence: 92,
  names: { aliases: 'المغرب|المملكة المغربية', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ar: 0.1 },
  namesLike: null,
  postcode: digits(5),
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
    'casablanca|rabat|marrakech|tanger|fes|agadir|meknes|الدار البيضاء|الرباط|مراكش|فاس|طنجة|أكادير|مكناس|وجدة|' +
    'تطوان|القنيطرة|oujda|kenitra|tetouan|sale|temara|safi|mohammedia|el jadida|beni mellal|nador|khouribga|' +
    'settat|larache|khemisset|essaouira|ouarzazate|berrechid|errachidia|laayoune|سلا',
  phones: null,
  registers: 'ICE:|RC:|Patente:|IF:',
  legalForms: [FRENCH_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /المغرب|الدار البيضاء|الرباط/), 2]],
}
