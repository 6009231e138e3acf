import type { Language } from '../language.ts'

/** Mongolian. */
export const MN: Language = {
  code: 'mn',
  precedence: 54,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'утас',
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
  addressLabels: 'хаяг',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
