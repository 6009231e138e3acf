import { type Country, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** United Arab Emirates. */
export const AE: Country = {
  code: 'AE',
  precedence: 73,
  names: {
    aliases:
      'uae|u a e|emirates|united arab emirates uae|оаэ|الإمارات العربية المتحدة|دولة الإمارات العربية المتحدة|' +
      'الامارات العربية المتحدة|الإمارات|الامارات',
    isKnownEverywhere: true,
  },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ar: 0.2 },
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names: 'dubai|abu dhabi emirate|emirate of dubai',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'dubai|abu dhabi|sharjah|ajman|ras al khaimah|fujairah|al ain|umm al quwain|deira|bur dubai|jumeirah|jlt|' +
    'difc|business bay|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|رأس الخيمة|الفجيرة|أم القيوين|العين',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'TRN|Trade Licence|Trade License',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [
    [sign('national', /\bAED\b/, 'AED'), 2],
    [sign('other-script', /الإمارات|دبي|أبوظبي|أبو ظبي|الشارقة/), 2],
  ],
}
