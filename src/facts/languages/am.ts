import type { Language } from '../language.ts'

/** Amharic. */
export const AM: Language = {
  code: 'am',
  precedence: 50,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ስልክ',
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
  addressLabels: 'አድራሻ',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
