import { type Country, digits, FIVE_AND_FOUR_DIGITS, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Saudi Arabia. */
export const SA: Country = {
  code: 'SA',
  precedence: 28,
  names: { aliases: 'المملكة العربية السعودية|السعودية', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ar: 0.25 },
  namesLike: null,
  postcode: { ...digits(5), shapes: [FIVE_AND_FOUR_DIGITS], isPlaceFirst: true },
  addressHabits: ['dashes-for-commas'],
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names: 'eastern province|المنطقة الشرقية|منطقة الرياض|منطقة مكة المكرمة',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'riyadh|jeddah|dammam|al khobar|khobar|mecca|makkah|medina|jubail|الرياض|جدة|مكة المكرمة|مكة|' +
    'المدينة المنورة|الدمام|الخبر|الظهران|الطائف|بريدة|تبوك|أبها|خميس مشيط|حائل|نجران|جازان|جيزان|الجبيل|ينبع|' +
    'القطيف|الأحساء|الهفوف|عرعر|سكاكا|عنيزة|الباحة|الخرج',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'CR:|C.R.:|CR No|السجل التجاري|سجل تجاري|الرقم الضريبي',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [
    [sign('national', /\bSAR\b/, 'SAR'), 1.5],
    [sign('other-script', /السعودية|الرياض|جدة|الدمام/), 2],
  ],
}
