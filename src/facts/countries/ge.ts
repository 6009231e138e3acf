import { type Country, digits } from '../country.ts'
import { GEORGIAN_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { CAUCASIAN_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Georgia. */
export const GE: Country = {
  code: 'GE',
  precedence: 62,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ka: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'GE' },
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'ქუჩა ქ გამზირი გამზ' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [GEORGIAN_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tbilisi|batumi|თბილისი|ბათუმი|ქუთაისი|kutaisi|rustavi|რუსთავი|გორი|ზუგდიდი|ფოთი|თელავი|ხაშური|სამტრედია|' +
    'სენაკი|ზესტაფონი|მარნეული|ახალციხე|ოზურგეთი|ქობულეთი|მცხეთა|gori|zugdidi|poti|telavi|тбилиси|батуми',
  phones: null,
  registers: 'ს/კ',
  legalForms: [POST_SOVIET_LATIN_FORMS, CAUCASIAN_FORMS],
  signs: null,
}
