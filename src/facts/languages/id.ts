import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './id/address-texts.ts'
import { CONTACT_TEXTS } from './id/contact-texts.ts'
import { ORGANISATION_KINDS } from './id/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './id/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './id/organisation-texts.ts'
import { PERSON_TEXTS } from './id/person-texts.ts'

/** Indonesian. */
export const ID: Language = {
  code: 'id',
  otherCodes: null,
  precedence: 19,
  commonWords: 'dan yang untuk dengan kami dari ini anda',
  conjunctions: 'dan serta',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telp telpon telepon tlp',
    mobile: 'ponsel',
    fax: null,
    whatsapp: null,
    weak: 'hubungi',
  },
  phoneSigns: null,
  contactPages: { terms: 'hubungi|kontak.', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 'tentang', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'sebagai|selaku',
    behind: null,
    determiners: 'para kami',
    members: 'anggota',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'dr.|drg.|Drg.|drh.|Drh.|Bd.|Ir.|Hj.|Hjh.|Bu|bu|Ibu|Pak|pak|Mas|mas|Mbak|mbak|Kak|kak|Bang|Ustadz|' +
    'Ustadzah|K.H.|KH.|KH|Gus|Ns.|apt.|Apt.|Rr.|Kang|Teh|Kompol|AKP|AKBP|Letkol|Pnt.|Dra.|Romo|Suster|' +
    'En.|Pn.|Haji|Hajah',
  personLeads: 'oleh|bersama|almarhum|almarhumah|alm\\.|narasumber|pemateri|pembicara|kata|ujar|tutur',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: '(?:su|har|mul|pri|kus|bud|rah)[a-z]{2,6}(?:anto|ningsih|wati|yani|arno|arto|iyono|iyadi|iyati)',
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'smk sma smp smkn sman smpn sdn madrasah pondok pesantren puskesmas kantor kelurahan desa pemerintah kementerian ' +
    'badan balai apotek masjid gereja paroki perpustakaan politeknik akademi himpunan persatuan asosiasi tk paud ' +
    'universitas fakultas yayasan sekolah rumah sakit lembaga dinas koperasi',
  supporterWords: null,
  rankWords: null,
  pageNames:
    'struktur organisasi beranda profil berita galeri kegiatan fasilitas pengumuman visi misi sejarah dewan ' +
    'tenaga pendidik kependidikan',
  addressLabels: 'kantor pusat|kantor cabang|kantor|pabrik|alamat kantor|lokasi|alamat',
  fieldLabels:
    'alamat email|alamat surel|surat elektronik|nama lengkap|nomor telepon|nomor hp|nomor whatsapp|no. telepon|' +
    'no. hp|jam operasional|jam kerja|jam buka|pesan anda|kode pos|alamat kantor|tempat lahir|tanggal lahir|' +
    'nomor kontak',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: 'Kotak Pos',
  partnerHeadings:
    'mitra|mitra kami|sponsor|klien|klien kami|pelanggan|pelanggan kami|pendukung|donatur|rekanan|rekan kami|' +
    'pemasok|investor|partner|partner kami|lembaga mitra|didukung oleh|bekerja sama dengan',
  partnerHeadingWords: 'kami dan para',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'semua hak dilindungi|hak cipta dilindungi(?: undang-undang)?',
  copyrightWords: 'hak cipta',
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'kode pos|kodepos',
}
