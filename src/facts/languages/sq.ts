import type { Language } from '../language.ts'

/** Albanian. */
export const SQ: Language = {
  code: 'sq',
  precedence: null,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telefoni',
    mobile: 'celular',
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
  organisationNouns: 'shkolla bashkia universiteti spitali',
  pageNames: 'stafi kontakt rreth nesh',
  addressLabels: 'adresa|adresë',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
