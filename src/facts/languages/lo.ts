import type { Language } from '../language.ts'

/** Lao. */
export const LO: Language = {
  code: 'lo',
  precedence: 48,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ໂທ',
    mobile: null,
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
  addressLabels: 'ທີ່ຢູ່',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
