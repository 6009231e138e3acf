import type { Language } from '../language.ts'

/** Macedonian. */
export const MK: Language = {
  code: 'mk',
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
  organisationNouns: 'општина основно средно здружение аптека пекара библиотека гимназија',
  pageNames: 'вработени раководство управен одбор надзорен собрание',
  addressLabels: 'адреса|седиште',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
