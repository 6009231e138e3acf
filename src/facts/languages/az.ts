import type { Language } from '../language.ts'

/** Azerbaijani. */
export const AZ: Language = {
  code: 'az',
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
  organisationNouns: 'məktəbi universiteti xəstəxanası',
  pageNames: 'əlaqə haqqımızda ana səhifə',
  addressLabels: 'ünvan|hüquqi ünvan|faktiki ünvan',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
