import type { Language } from '../language.ts'

/** Arabic. */
export const AR: Language = {
  code: 'ar',
  precedence: 30,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'هاتف الهاتف تلفون التلفون تليفون التليفون بدالة سنترال اتصل للاتصال',
    mobile: 'جوال الجوال جوّال موبايل الموبايل موبائل محمول المحمول نقال النقال خلوي خليوي',
    fax: 'فاكس الفاكس تلفاكس تليفاكس ناسوخ',
    whatsapp: 'واتساب واتس واتس+اب وتساب',
    weak: 'للتواصل تواصل ثابت',
  },
  phoneSigns: null,
  contactPages: { terms: 'اتصل|تواصل معنا', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'فريق', anywhere: null },
  aboutPages: { terms: 'من نحن|عن الشركة', anywhere: null },
  formerJobs: null,
  studiesAndMemberships: null,
  personNouns: null,
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'العنوان|المقر|عنوان المكتب',
}
