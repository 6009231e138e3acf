import type { Language } from '../language.ts'

/** Slovene. */
export const SL: Language = {
  code: 'sl',
  precedence: null,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervacije rezervacija',
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
  organisationNouns: 'kmetija turistična gasilsko gostišče vrtec šola osnovna srednja župnija prostovoljno',
  pageNames: 'zaposleni ekipa o nas',
  addressLabels: 'naslov|sedež|sedež podjetja',
  townMarks: null,
  boxWords: 'Poštni predal',
  postcodeLabels: 'poštna številka',
}
