import type { Language } from '../language.ts'

/** Tamil. */
export const TA: Language = {
  code: 'ta',
  precedence: 37,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'தொலைபேசி',
    mobile: 'மொபைல்',
    fax: null,
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: { terms: null, anywhere: 'தொடர்பு' },
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
  addressLabels: 'முகவரி',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
