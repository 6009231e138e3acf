import type { Language } from '../language.ts'

/** Icelandic. */
export const IS: Language = {
  code: 'is',
  precedence: 51,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'sími simi',
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
  organisationNouns: 'skóli leikskóli grunnskóli kirkja félag bókasafn',
  pageNames: 'hafðu samband starfsfólk forsíða um okkur',
  addressLabels: 'heimilisfang|staðsetning',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
