import type { Language } from '../language.ts'

/** Kazakh. */
export const KK: Language = {
  code: 'kk',
  precedence: 46,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'ұялы',
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
  organisationNouns: 'мектеп мектебі университеті мектеп-гимназия',
  pageNames: 'байланыс басты бет біз туралы',
  addressLabels: 'мекенжайы|мекенжай|мекен-жайы|заңды мекенжайы',
  townMarks: null,
  boxWords: null,
  postcodeLabels: 'индексі',
}
