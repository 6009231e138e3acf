import type { Language } from '../language.ts'

/** Malay. */
export const MS: Language = {
  code: 'ms',
  precedence: null,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'telefon+bimbit',
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
  organisationNouns: 'jabatan pejabat kelab kolej sekolah persatuan koperasi',
  pageNames: 'hubungi kami carta organisasi',
  addressLabels: 'pejabat|ibu pejabat|alamat surat-menyurat',
  townMarks: null,
  boxWords: 'Peti Surat',
  postcodeLabels: 'poskod',
}
