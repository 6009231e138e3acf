import type { Language } from '../language.ts'

/** Persian. */
export const FA: Language = {
  code: 'fa',
  precedence: 31,
  commonWords: null,
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
  studiesAndMemberships: null,
  personNouns: null,
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'آدرس|نشانی|دفتر مرکزی|کارخانه',
}
