import type { Language } from '../language.ts'

/** Hebrew. */
export const HE: Language = {
  code: 'he',
  precedence: 32,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'טל טלפון הטלפון',
    mobile: 'הנייד נייד סלולרי פלאפון',
    fax: 'פקס הפקס',
    whatsapp: 'וואטסאפ ווטסאפ ווצאפ',
    weak: 'צור+קשר',
  },
  phoneSigns: null,
  contactPages: { terms: 'צור קשר|יצירת קשר', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'הצוות', anywhere: null },
  aboutPages: { terms: 'אודות', anywhere: null },
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'עמותת עמותה גן מרפאת מרכז קיבוץ מועצת עיריית משרד מכללת אוניברסיטת מוזיאון תיאטרון מסעדת מלון קליניקת ' +
    'מכון אולפנת ישיבת',
  pageNames: 'הצוות שלנו דף הבית יצירת קשר',
  addressLabels: 'כתובת|כתובתנו|משרדים',
  fieldLabels: 'דואר אלקטרוני|כתובת מייל|שם מלא|מספר טלפון|שעות פתיחה',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'שותפים|השותפים שלנו|לקוחות|הלקוחות שלנו|תורמים|נותני חסות|תומכים|ספקים|בין לקוחותינו|לקוחותינו|שותפינו',
  partnerHeadingWords: 'שלנו',
  invitations: null,
  rightsReserved: 'כל הזכויות שמור(?:ות|ים)(?: ל(?=\\p{L}))?',
  copyrightWords: null,
  postcodeLabels: 'מיקוד',
}
