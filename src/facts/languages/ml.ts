import type { Language } from '../language.ts'

/** Malayalam. */
export const ML: Language = {
  code: 'ml',
  precedence: 39,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ഫോൺ',
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
  addressLabels: 'വിലാസം',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
