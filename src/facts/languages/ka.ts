import type { Language } from '../language.ts'

/** Georgian. */
export const KA: Language = {
  code: 'ka',
  precedence: 44,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ტელ ტელეფონი',
    mobile: 'მობ მობილური',
    fax: 'ფაქსი',
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
  studiesAndMemberships: null,
  personNouns: null,
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'მისამართი|იურიდიული მისამართი',
}
