import type { Language } from '../language.ts'

/** Afrikaans. */
export const AF: Language = {
  code: 'af',
  precedence: null,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: null,
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
  personNames: null,
  organisationNouns: 'hoërskool laerskool gemeente',
  pageNames: 'personeel kontak tuis ons',
  addressLabels: 'adres|posadres|straatadres',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
