import type { Language } from '../language.ts'

/** Afrikaans. */
export const AF: Language = {
  code: 'af',
  precedence: null,
  commonWords: null,
  conjunctions: 'en',
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
  organisationNouns: 'hoërskool laerskool gemeente',
  pageNames: 'personeel kontak tuis ons',
  addressLabels: 'adres|posadres|straatadres',
  fieldLabels:
    'e-posadres|epos|epos adres|e-pos adres|volle naam|telefoonnommer|jou boodskap|kontaknommer|besigheidsure|' +
    'stuur boodskap',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'borge|vennote|donateurs|kliënte|ondersteuners|skenkers',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'alle regte voorbehou',
  copyrightWords: null,
  postcodeLabels: null,
}
