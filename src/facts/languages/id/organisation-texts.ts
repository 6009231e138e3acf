import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Indonesian write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: null,
  emptyNames: {
    pageWords: 'kontak kami tentang hubungi alamat sekolah perusahaan',
    firmWords: null,
    wholeNames: null,
    possessives: null,
    siteNouns: null,
    defaults: null,
    employers: null,
    logoPhrases: null,
  },
  beforeNames: {
    stops: null,
    leadingWords: null,
    firmNouns: 'perusahaan',
    firmNounEndings: null,
    welcomes: null,
    headingLeads: null,
    ownerLeads: null,
    looseLeads: null,
    depictions: null,
    depictionLinks: null,
    headOffices: null,
    employerLinks: null,
  },
  behindNames: null,
  sentences: null,
  labels: {
    names: 'nama (?:sekolah|perusahaan|instansi|lembaga|organisasi|yayasan)',
    roles: null,
    sellers: null,
    columns: null,
    vague: null,
  },
  clients: null,
  examples: null,
  notices: null,
  blocks: {
    words: 'kontak',
    listClasses: null,
  },
  phones: null,
}
