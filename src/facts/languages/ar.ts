import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './ar/address-texts.ts'
import { CONTACT_TEXTS } from './ar/contact-texts.ts'
import { ORGANISATION_KINDS } from './ar/organisation-kinds.ts'
import { ORGANISATION_TEXTS } from './ar/organisation-texts.ts'
import { PERSON_TEXTS } from './ar/person-texts.ts'

/** Arabic. */
export const AR: Language = {
  code: 'ar',
  otherCodes: null,
  precedence: 30,
  commonWords: null,
  conjunctions: 'و',
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
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'بصفته|بصفتها|بوصفه',
    behind: null,
    determiners: null,
    members: null,
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: '(?:abd(?:al|el|ul|ou|ur|us)[a-z]{3,}|[a-z]{3,}(?:ullah|uddin|eddine))',
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'مركز مستشفى جمعية مدرسة جامعة عيادة مكتب مجمع معهد نادي فندق مطعم بلدية وزارة غرفة اتحاد هيئة بنك مسجد ' +
    'صيدلية مختبر أكاديمية روضة كلية',
  supporterWords: null,
  rankWords: null,
  pageNames: 'الأطباء الرئيسية اتصل بنا من نحن فريقنا فريق العمل خدماتنا الأخبار تواصل معنا مجلس الإدارة أطباؤنا',
  addressLabels: 'العنوان|المقر|عنوان المكتب|عنوان|عنواننا|المقر الرئيسي|المركز الرئيسي|الفرع الرئيسي|الموقع',
  fieldLabels: 'البريد الإلكتروني|الاسم الكامل|رقم الهاتف|ساعات العمل',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'شركاؤنا|الشركاء|شركاء|عملاؤنا|العملاء|الرعاة|رعاتنا|الداعمون|داعمونا|المانحون|الجهات الداعمة|الجهات المانحة|' +
    'الموردون|زبائننا',
  partnerHeadingWords: 'و',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved:
    '(?:(?:جميع|كل|كافة) )?(?:ال)?حقوق (?:النشر |الملكية )?محفوظ[ةه](?: (?:لدى |لصالح |لموقع |لـ ?|لل?(?=\\p{L})))?',
  copyrightWords: null,
  organisationSentences: null,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'الرمز البريدي',
}
