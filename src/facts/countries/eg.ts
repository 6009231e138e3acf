import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Egypt. */
export const EG: Country = {
  code: 'EG',
  precedence: 71,
  names: { aliases: 'مصر|جمهورية مصر العربية', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ar: 0.25 },
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
  cities:
    'cairo|alexandria|giza|new cairo|nasr city|heliopolis|maadi|6th of october city|القاهرة|الجيزة|الإسكندرية|' +
    'الاسكندرية|إسكندرية|المنصورة|طنطا|أسيوط|بورسعيد|السويس|الإسماعيلية|الزقازيق|أسوان|الأقصر|دمياط|الفيوم|' +
    'المنيا|سوهاج|القاهرة الجديدة|مدينة نصر|مصر الجديدة|المعادي|6 أكتوبر|السادس من أكتوبر|الغردقة|شرم الشيخ|' +
    'العاشر من رمضان',
  phones: phoneHabits({ isTypedFromRight: true, soleAreas: [{ pattern: /^([2-3]\d{7})$/, national: '2$1' }] }),
  registers: 'سجل تجاري|بطاقة ضريبية|الرقم الضريبي',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /مصر|القاهرة|الإسكندرية/), 2]],
}
