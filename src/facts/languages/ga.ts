import type { Language } from '../language.ts'

/** Irish. */
export const GA: Language = {
  code: 'ga',
  precedence: 52,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'guthán',
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
  organisationNouns: 'gaelscoil scoil',
  pageNames: 'foireann baile teagmháil fúinn',
  addressLabels: 'seoladh',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
