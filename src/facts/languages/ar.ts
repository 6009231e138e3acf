import type { Language } from '../language.ts'

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
  organisationKinds: {
    heads: null,
    clear: null,
    firms: null,
    trades: null,
    small: null,
    endings: null,
    stems: null,
    units: null,
    modifiers: null,
    uses: null,
    neighbours: null,
    partnerships: null,
    uncased: {
      heads: 'شركة مؤسسة شركه',
      stops:
        'في من على إلى الى عن مع منذ عام سنة بين حيث إن أن ان هو هي وهي وهو هذا هذه التي الذي والتي ثم أو او قد كانت ' +
        'كان تم لدى عند بعد قبل حتى كل جميع الحقوق حقوق محفوظة محفوظه محفوظ تأسست تأسس أسست تعتبر تعد تعمل تقدم تقوم ' +
        'تقع تمتلك توفر أعلنت اعلنت وقعت نحن كما رائدة رائد متخصصة سعودية عربية محلية عالمية دولية مساهمة خاصة ذات ' +
        'تابعة متكاملة حديثة ناشئة مسجلة مصنفة مرخصة معتمدة أخرى اخرى واحدة كبيرة كبرى صغيرة هندسية تجارية مقرها ' +
        'ومقرها بالتعاون بإدارة مدير موقع لدينا أي اي ما هاتف فاكس ص.ب',
      reserved: 'محفوظة محفوظه',
    },
  },
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'مركز مستشفى جمعية مدرسة جامعة عيادة مكتب مجمع معهد نادي فندق مطعم بلدية وزارة غرفة اتحاد هيئة بنك مسجد ' +
    'صيدلية مختبر أكاديمية روضة كلية',
  rankWords: null,
  pageNames: 'الأطباء الرئيسية اتصل بنا من نحن فريقنا فريق العمل خدماتنا الأخبار تواصل معنا مجلس الإدارة أطباؤنا',
  addressLabels: 'العنوان|المقر|عنوان المكتب',
  fieldLabels: 'البريد الإلكتروني|الاسم الكامل|رقم الهاتف|ساعات العمل',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'شركاؤنا|الشركاء|شركاء|عملاؤنا|العملاء|الرعاة|رعاتنا|الداعمون|داعمونا|المانحون|الجهات الداعمة|الجهات المانحة|' +
    'الموردون|زبائننا',
  partnerHeadingWords: 'و',
  invitations: null,
  rightsReserved:
    '(?:(?:جميع|كل|كافة) )?(?:ال)?حقوق (?:النشر |الملكية )?محفوظ[ةه](?: (?:لدى |لصالح |لموقع |لـ ?|لل?(?=\\p{L})))?',
  copyrightWords: null,
  postcodeLabels: 'الرمز البريدي',
}
