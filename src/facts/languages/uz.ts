import type { Language } from '../language.ts'

/** Uzbek. */
export const UZ: Language = {
  code: 'uz',
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
  organisationNouns: 'maktabi universiteti',
  pageNames: 'aloqa biz haqimizda bosh sahifa',
  addressLabels: 'manzil|yuridik manzil',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
