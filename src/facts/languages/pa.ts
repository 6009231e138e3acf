import type { Language } from '../language.ts'

/** Punjabi. */
export const PA: Language = {
  code: 'pa',
  precedence: 36,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ਫੋਨ',
    mobile: 'ਮੋਬਾਈਲ',
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
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'ਪਤਾ',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
