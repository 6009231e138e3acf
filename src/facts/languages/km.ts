import type { Language } from '../language.ts'

/** Khmer. */
export const KM: Language = {
  code: 'km',
  precedence: 47,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ទូរស័ព្ទ',
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
  addressLabels: 'អាសយដ្ឋាន',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
