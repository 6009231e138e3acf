import type { Language } from '../language.ts'

/** Uzbek. */
export const UZ: Language = {
  code: 'uz',
  precedence: null,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns: 'maktabi universiteti',
  pageNames: 'aloqa biz haqimizda bosh sahifa',
  addressLabels: 'manzil|yuridik manzil',
  fieldLabels:
    'elektron pochta|elektron manzil|pochta manzili|to‘liq ism|to‘liq ismingiz|ism familiya|ism sharif|' +
    'telefon raqami|telefon raqam|ish vaqti|ish tartibi|xabaringiz|электрон почта|иш вақти|bank rekvizitlari',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'hamkorlar|hamkorlarimiz|homiylar|mijozlar|mijozlarimiz',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'barcha huquqlar himoyalangan',
  copyrightWords: null,
  postcodeLabels: null,
}
