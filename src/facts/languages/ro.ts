import type { Language } from '../language.ts'

/** Romanian. */
export const RO: Language = {
  code: 'ro',
  precedence: 16,
  commonWords: 'și şi este pentru din cu sau mai noastre vă',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: null,
  contactPages: null,
  aboutPages: { terms: 'despre.|despre noi|echipa', anywhere: null },
  formerJobs: null,
  studiesAndMemberships: null,
  personNouns: null,
}
