import type { Language } from '../language.ts'

/** Albanian. */
export const SQ: Language = {
  code: 'sq',
  precedence: null,
  commonWords: null,
  conjunctions: 'dhe',
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
  personNames: null,
  organisationNouns: 'shkolla bashkia universiteti spitali',
  pageNames: 'stafi kontakt rreth nesh bordi këshilli asambleja',
  addressLabels: 'adresa|adresë',
  fieldLabels:
    'posta elektronike|adresa e emailit|adresa elektronike|emri i plotë|emri mbiemri|emër mbiemër|' +
    'emri dhe mbiemri|numri i telefonit|orari i punës|mesazhi juaj|kodi postar',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'partnerët|partnerë|sponsorët|sponsorë|klientët|donatorët|mbështetësit',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'të gjitha të drejtat e rezervuara',
  copyrightWords: null,
  postcodeLabels: null,
}
