import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './tr/address-texts.ts'
import { CONTACT_TEXTS } from './tr/contact-texts.ts'
import { ORGANISATION_KINDS } from './tr/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './tr/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './tr/organisation-texts.ts'
import { PERSON_TEXTS } from './tr/person-texts.ts'

/** Turkish. */
export const TR: Language = {
  code: 'tr',
  otherCodes: null,
  precedence: 18,
  commonWords: 've bir için ile olarak bu veya daha çok',
  conjunctions: 've',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ara arayın çağrı+merkezi müşteri+hizmetleri telefonla santral sabit+hat',
    mobile: 'cep+tel cep+telefonu',
    fax: 'belgegeçer',
    whatsapp: null,
    weak: 'rezervasyon randevu',
  },
  phoneSigns: null,
  contactPages: { terms: 'iletisim|bize ulasin', anywhere: null },
  imprintPages: { terms: 'kunye.', anywhere: null },
  officePages: null,
  peoplePages: { terms: 'ekibimiz', anywhere: null },
  aboutPages: { terms: 'hakkimizda|kurumsal', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'olarak',
    determiners: 'bir bizim',
    members: 'üye üyesi',
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
    'Av.|Dt.|Dr. Öğr. Üyesi|Öğr. Gör.|Arş. Gör.|Doç.|Op.|Uzm.|Uzm. Psk.|Psk.|Kl. Psk.|Dyt.|Uzm. Dyt.|' +
    'Fzt.|Uzm. Fzt.|Vet. Hek.|Ecz.|Mak. Müh.|İnş. Müh.|Elk. Müh.|Elektrik Müh.|End. Müh.|Kim. Müh.|' +
    'Gıda Müh.|Zir. Müh.|Ziraat Müh.|Jeo. Müh.|Hrt. Müh.|Bilg. Müh.|Y. Müh.|Yük. Müh.|Y. Mim.|Yük. Mim.|' +
    'Mim.|Müh.|SMMM|S.M.M.M.|YMM|Y.M.M.|Alb.|Bnb.|Yzb.|Sn.|Hem.',
  personLeads: 'konugumuz|moderator|kurucumuz',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: {
      after: '’',
      endings: 'ın|in|un|ün|nın|nin|nun|nün|ya|ye|yı|yi|yu|yü|na|ne|nı|ni|da|de|ta|te|dan|den|tan|ten|la|le|yla|yle',
    },
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'muhtarlığı kaymakamlığı ilkokulu ortaokulu anaokulu koleji fakültesi odası birliği kooperatifi sendikası kulübü ' +
    'kütüphanesi müdürlüğü başkanlığı bakanlığı enstitüsü merkezi lokantası üniversitesi belediyesi derneği vakfı ' +
    'hastanesi okulu kliniği lisesi müzesi otel oteli restoran eczanesi yayınları yayınevi bankası bürosu mobilya ' +
    'mimarlık inşaat pastanesi kuaför dershanesi',
  supporterWords: null,
  rankWords: null,
  pageNames:
    'kadromuz ekibimiz yönetim kurulu personel doktorlarımız öğretmenler avukatlarımız doktorlar denetleme ' +
    'disiplin danışma',
  addressLabels: 'açık adres|adresimiz|merkez ofis|fabrika|şube|dernek merkezi|genel merkez|adres|merkez',
  fieldLabels:
    'e-posta adresi|e-posta|elektronik posta|mail adresi|ad soyad|adı soyadı|adınız soyadınız|telefon numarası|' +
    'cep telefonu|çalışma saatleri|mesai saatleri|açılış saatleri|mesajınız|posta kodu|vergi dairesi|' +
    'vergi numarası|ticaret unvanı|sicil numarası|fatura adresi|iletişim bilgileri|sabit telefon',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: 'Posta kutusu|P.K.',
  partnerHeadings:
    'sponsorlar|sponsorlarımız|sponsorluklar|partnerler|partnerlerimiz|iş ortakları|iş ortaklarımız|' +
    'çözüm ortakları|çözüm ortaklarımız|müşteriler|müşterilerimiz|referanslar|referanslarımız|destekçiler|' +
    'destekçilerimiz|destekleyenler|tedarikçiler|tedarikçilerimiz|paydaşlar|paydaşlarımız|bize güvenenler|' +
    'destekleyen kuruluşlar|iş birliklerimiz',
  partnerHeadingWords: 've bizim',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'tüm hakları saklıdır|her hakkı saklıdır',
  copyrightWords: 'telif hakkı',
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'posta kodu',
}
