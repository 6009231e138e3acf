import type { Language } from '../language.ts'

/** Galician. */
export const GL: Language = {
  code: 'gl',
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
  organisationNouns: 'concello asociación',
  pageNames: null,
  addressLabels: 'enderezo',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
