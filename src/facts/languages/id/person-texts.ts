import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Indonesian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: null,
    contacts: null,
    introductions: null,
    landmarks: 'dekat|sebelah|samping|seberang',
    welcomes: null,
    offices: null,
    officeKinds: null,
  },
  behind: null,
  appointments: null,
  companions: null,
  kin: null,
  credits: null,
  pictures: null,
  letters: {
    closings: null,
    greetings: 'salam',
  },
  nameLabels: {
    given: null,
    family: null,
    givenOrWhole: null,
    names: 'nama',
    joining: null,
    qualifiers: null,
    whole: 'nama lengkap',
    columns: 'nama lengkap|nama dosen',
    caseless: null,
  },
  labels: {
    personal: 'jabatan',
    reached: 'telepon',
    ofThings: null,
    columns: null,
    roles: null,
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: null,
  things: null,
  described: null,
  names: {
    titles:
      'ars bapak bibi bpk cik dr dra drg drh haji hj hjh ibu ir kyai ndugu pdt sdr sdri tgk ust ustad ustaz ustazah',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: null,
    familyBeginnings: null,
  },
  endings: null,
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'anggota bendahara bendahari bidan bupati camat direktur dokter dosen gubernur jurnalist kabid kades kadis ' +
      'kagawad kaprodi kapster kasir kasubbag katib kepala kepsek kerani ketua koster lurah manajer pelatih ' +
      'pembantu pembina pemilik penasehat penasihat penaung pendiri pengacara pengasuh pengawas pengurus penulis ' +
      'perawat pimpinan presdir presiden pustakawan satpam sekdes sekjen sekretaris staf teknisyen ustadz ustadzah ' +
      'wakasek wakil walikota',
    occupations:
      'direktris penanggung-jawab arsitek insinyur teknisi mekanik sopir resepsionis sekretaris-umum ' +
      'bendahara-umum pengelola pemandu wartawan redaktur fotografer desainer penerjemah pendeta',
    departments: 'kepegawaian keuangan pemasaran umum usaha',
    duties: null,
    former: null,
    qualifiers: null,
    adjectives: 'utama umum eksekutif pelaksana',
    labels: null,
  },
  entities: {
    heads:
      'bukit gunung kabupaten kampung kecamatan kelurahan menara pantai para perumahan provinsi pulau sungai taman ' +
      'teluk',
    prefixes: 'kelurahan pemerintah puskesmas sekolah yayasan',
  },
  marks: null,
}
