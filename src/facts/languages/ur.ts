import type { Language } from '../language.ts'

/** Urdu. */
export const UR: Language = {
  code: 'ur',
  precedence: 33,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ٹیلیفون',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'رابطہ',
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
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'پتہ',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
