import type { Language } from '../language.ts'

/** Basque. */
export const EU: Language = {
  code: 'eu',
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
  organisationNouns: 'ikastola udala okindegia elkartea',
  pageNames: 'kontaktua hasiera guri buruz',
  addressLabels: 'helbidea|egoitza',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
