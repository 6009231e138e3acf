import type { Language } from '../language.ts'

/** Basque. */
export const EU: Language = {
  code: 'eu',
  precedence: null,
  commonWords: null,
  conjunctions: 'eta',
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
  fieldLabels:
    'posta elektronikoa|helbide elektronikoa|izen-abizenak|izen osoa|telefono zenbakia|ordutegia|zure mezua|' +
    'posta kodea',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'babesleak|laguntzaileak|bezeroak|kolaboratzaileak',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'eskubide guztiak (?:erreserbatuak|erreserbatuta|gordeta)',
  copyrightWords: null,
  postcodeLabels: null,
}
