import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Arabic write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: null,
    qualifiers: null,
    locations: 'الموقع|المقر الرئيسي',
    sure: null,
    others: null,
    tails: null,
    fields: null,
  },
  units: {
    words:
      'حي|الحي|منطقة|المنطقة|ضاحية|برج|مبنى|عمارة|بناية|الدور|الطابق|طابق|دور|شقة|مكتب|محل|وحدة|فيلا|قطعة|قسيمة|' +
      'مجمع|مركز|سوق|بجوار|بجانب|مقابل|أمام|خلف|قرب|تقاطع',
    floors: null,
    floorOrdinals: null,
    doors: null,
    buildings: null,
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: {
    signs: 'شارع طريق',
    plainEndings: null,
    small: null,
    smallBehind: null,
    smallEndings: null,
    smallDoubtful: null,
    numbered: 'شارع زنقة',
    beforeNumbers: null,
    routes: null,
    nameless: null,
    lookalikes: null,
  },
  streetNames: null,
  roads: null,
  numberMarks: {
    beforeNumbers: 'رقم',
    alone: 'رقم',
    houses: null,
    beforeColons: 'ب|رقم',
  },
  boxes: {
    forms: 'ص\\. ?ب\\.?|صندوق (?:ال)?بريد',
    endings: null,
  },
  places: null,
  sentences: null,
  surroundings: {
    contacts:
      'هاتف|الهاتف|تلفون|تليفون|فاكس|الفاكس|جوال|موبايل|محمول|بريد|البريد الإلكتروني|إيميل|ايميل|الرمز البريدي|' +
      'مدير|المدير',
    phones: null,
    notPlaces: null,
    countsBefore: null,
    countsBehind: null,
    rangeWords: null,
    bylines: null,
  },
  unspaced: null,
}
