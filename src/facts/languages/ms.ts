import type { Language } from '../language.ts'

/** Malay. */
export const MS: Language = {
  code: 'ms',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: 'dan',
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'telefon+bimbit tel+bimbit',
    fax: null,
    whatsapp: null,
    weak: 'hubungi',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'sebagai|selaku',
    behind: null,
    determiners: 'para kami',
    members: 'ahli',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'En.|Pn.|Cik|Ts.|Ir.|Sr.|Hj.|Hjh.|YB|Tn.|Tn. Hj.|Pak|Makcik|Pakcik|Abang|Kak|Cikgu|Haji|Hajah|Ustaz|' + 'Ustazah',
  personLeads: 'oleh|bersama|allahyarham|penceramah|kata|ujar',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed:
      '(?:noo?r|nur)(?:ul)?(?:a[iszlmnr]|ha|iz|l[aei]|ja|ma[lhz]|sh?[aiy]|zu|fa)[a-z]*' +
      '(?:ah|[aeiu]za|ina|ana|[ei]la|ati|aini|ain|uda|isha|inda)',
    parentWords: 'binti|bint|binte|bte|bte.|bt|bt.|bin|ibn|a/l|a/p|s/o|d/o',
    shortNames: 'Md Mohd Muhd Mhd Abd Ab Ahd',
    generations: null,
  },
  personTexts: null,
  organisationNouns: 'jabatan pejabat kelab kolej sekolah persatuan koperasi',
  rankWords: null,
  pageNames:
    'hubungi kami carta organisasi jawatankuasa ajk lembaga majlis mesyuarat agung barisan kepimpinan senarai ' +
    'utama',
  addressLabels: 'pejabat|ibu pejabat|alamat surat-menyurat',
  fieldLabels:
    'alamat emel|alamat e-mel|mel elektronik|surat elektronik|nama penuh|nombor telefon|no. telefon|no telefon|' +
    'waktu operasi|waktu pejabat|waktu perniagaan|mesej anda|poskod',
  townMarks: null,
  boxWords: 'Peti Surat',
  partnerHeadings: 'rakan kongsi|rakan strategik|penaja|pelanggan|pelanggan kami|penderma|pembekal|klien|rakan niaga',
  partnerHeadingWords: 'kami dan',
  organisationTexts: null,
  invitations: null,
  rightsReserved: 'hak cipta terpelihara|semua hak terpelihara',
  copyrightWords: null,
  organisationSentences: null,
  contactTexts: null,
  postcodeLabels: 'poskod|kod pos',
}
