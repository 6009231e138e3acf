import type { Language } from '../language.ts'

/** Irish. */
export const GA: Language = {
  code: 'ga',
  precedence: 52,
  commonWords: null,
  conjunctions: 'agus',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'guthán',
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
  personNames: null,
  organisationNouns: 'gaelscoil scoil',
  pageNames: 'foireann baile teagmháil fúinn',
  addressLabels: 'seoladh',
  fieldLabels:
    'seoladh ríomhphoist|ríomhphost|ainm iomlán|uimhir theileafóin|uimhir fóin|uaireanta oscailte|' +
    'do theachtaireacht',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'urraitheoirí|páirtithe|comhpháirtithe|cliaint|maoinitheoirí',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'gach ceart ar cosaint',
  copyrightWords: 'cóipcheart',
  postcodeLabels: null,
}
