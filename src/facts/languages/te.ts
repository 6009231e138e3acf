import type { Language } from '../language.ts'

/** Telugu. */
export const TE: Language = {
  code: 'te',
  precedence: 38,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ఫోన్',
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
  addressLabels: 'చిరునామా',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
