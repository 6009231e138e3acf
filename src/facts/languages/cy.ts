import type { Language } from '../language.ts'

/** Welsh. */
export const CY: Language = {
  code: 'cy',
  precedence: 53,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ffôn',
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
  organisationNouns: 'ysgol eglwys',
  pageNames: null,
  addressLabels: 'cyfeiriad',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
