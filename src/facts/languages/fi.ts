import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './fi/address-texts.ts'
import { CONTACT_TEXTS } from './fi/contact-texts.ts'
import { ORGANISATION_KINDS } from './fi/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './fi/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './fi/organisation-texts.ts'
import { PERSON_TEXTS } from './fi/person-texts.ts'

/** Finnish. */
export const FI: Language = {
  code: 'fi',
  otherCodes: null,
  precedence: 11,
  commonWords: 'ja on ei että tai sekä myös meidän ovat kanssa',
  conjunctions: 'ja sekä',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'puh puhelin_ vaihde soita',
    mobile: 'matkapuhelin matkap hp kännykkä',
    fax: 'faksi',
    whatsapp: null,
    weak: 'varaukset ajanvaraus',
  },
  phoneSigns: null,
  contactPages: { terms: 'yhteystiedot|ota yhteytta', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'henkilosto', anywhere: null },
  aboutPages: { terms: 'tietoa meista', anywhere: null },
  formerJobs: 'aiemmin|aikaisemmin|entinen|opiskeli|valmistui|tutkinto',
  workLeads: null,
  memberships: 'jäsen',
  roleTexts: {
    before: null,
    behind: 'na|nä',
    determiners: 'meidän',
    members: 'jäsen hallituksen-jäsen varajäsen',
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
    'rah.hoit.|siht.|pj.|vpj.|varapj.|puh.joht.|puheenjoht.|toim.joht.|toiminnanjoht.|FM|FT|VTT|VTM|KTM|' +
    'KTT|OTK|OTM|YTM|ELL|DI|ins.|dipl.ins.|rak.mest.|agrol.|maist.|toht.|tri|rva|hra|nti|kunnallisneuvos|' +
    'Kunnallisneuvos|maanviljelysneuvos|rovasti|Rovasti|emäntä|isäntä|past.|khra|diak.|opett.|tal.pääll.|' +
    'jäs.|varajäs.',
  personLeads: 'vetaa|johtaa|esiintyy|esiintyvat|perusti|puhuu|luennoi|alustaa|saestaa|vaimonsa|miehensa|edesmennyt',
  personNouns: null,
  personNames: null,
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'osuuskunta seura urheiluseura kyläyhdistys liitto peruskoulu ammattikoulu osuuspankki kirkko martat klubi kerho ' +
    'korjaamo autohuolto seurakunta yhdistys koulu yliopisto sairaala kunta kaupunki säätiö hotelli ravintola ' +
    'apteekki kustannus asianajotoimisto leipomo tilitoimisto kirjasto teatteri päiväkoti lukio parturi kampaamo ' +
    'autokorjaamo lääkäriasema hammaslääkäri',
  supporterWords: 'ystävät tukiyhdistys kannatusyhdistys',
  rankWords: null,
  pageNames: 'henkilökunta hallitus johtokunta henkilöstö yhteystiedot',
  addressLabels: 'postiosoite|käyntiosoite|toimipaikka|laskutusosoite|osoite',
  fieldLabels:
    'sähköposti|sähköpostiosoite|koko nimi|puhelinnumero|aukioloajat|viesti|postiosoite|käyntiosoite|' +
    'laskutusosoite|y-tunnus|vapaa viesti',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsorit|yhteistyökumppanit|kumppanit|tukijat|asiakkaat|referenssit|rahoittajat|toimittajat|' +
    'näytteilleasettajat|jäsenjärjestöt|yhteistyötahot|yhteistyössä|pääyhteistyökumppanit|tytäryhtiöt',
  partnerHeadingWords: 'meidän ja kaikki viralliset',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'kaikki oikeudet pidätetään',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'postinumero',
}
