import type { Language } from '../language.ts'

/** Swahili. */
export const SW: Language = {
  code: 'sw',
  precedence: null,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'simu',
    mobile: 'simu+ya+mkononi',
    fax: null,
    whatsapp: null,
    weak: null,
  },
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
  organisationNouns: 'shule chuo hospitali kanisa wizara shirika taasisi',
  pageNames: 'mawasiliano kuhusu sisi nyumbani',
  addressLabels: 'anwani|anuani',
  townMarks: null,
  boxWords: 'S.L.P.',
  postcodeLabels: null,
}
