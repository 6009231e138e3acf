import type { Language } from '../language.ts'

/** Persian. */
export const FA: Language = {
  code: 'fa',
  precedence: 31,
  commonWords: null,
  conjunctions: 'و',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'تلفن فون',
    mobile: 'موبیل موبایل همراه تلفن+همراه',
    fax: 'فکس فیکس نمابر دورنگار',
    whatsapp: 'واتس+آب',
    weak: 'تماس',
  },
  phoneSigns: null,
  contactPages: { terms: 'تماس با', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 'درباره ما', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'به عنوان',
    behind: null,
    determiners: null,
    members: null,
  },
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'دانشگاه بیمارستان کلینیک مدرسه بانک انجمن آموزشگاه فروشگاه رستوران هتل دبیرستان درمانگاه شهرداری سازمان ' +
    'بنیاد مرکز',
  rankWords: null,
  pageNames: 'تماس با ما درباره صفحه اصلی همکاران اعضا هیئت مدیره',
  addressLabels: 'آدرس|نشانی|دفتر مرکزی|کارخانه',
  fieldLabels: 'پست الکترونیکی|پست الکترونیک|نام کامل|نام و نام خانوادگی|شماره تماس|ساعات کاری',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'همکاران تجاری|مشتریان|مشتریان ما|حامیان|حامیان ما|شرکای ما|شرکا|اسپانسرها|تامین کنندگان',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved:
    '(?:تمام|تمامی|کلیه|همه) ?ی? حقوق(?: (?:مادی|معنوی|و|این|سایت|وبسایت|وب سایت|برای|متعلق|مربوط|به|نزد|محفوظ|است|میباشد|می باشد)(?!\\p{L})){0,9}',
  copyrightWords: null,
  postcodeLabels: 'کد پستی',
}
