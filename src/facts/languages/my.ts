import type { Language } from '../language.ts'

/** Burmese. */
export const MY: Language = {
  code: 'my',
  precedence: 49,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ဖုန်း',
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
  addressLabels: 'လိပ်စာ',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
