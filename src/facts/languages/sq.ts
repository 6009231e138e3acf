import type { Language } from '../language.ts'
import { ORGANISATION_KINDS } from './sq/organisation-kinds.ts'

/** Albanian. */
export const SQ: Language = {
  code: 'sq',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: 'dhe',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telefoni',
    mobile: 'celular celulari',
    fax: 'faksi',
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
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'si|në cilësinë e',
    behind: null,
    determiners: 'një ynë tonë',
    members: 'anëtar anëtare anëtari anëtarja',
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
    'z.|Z.|znj.|Znj.|zonja|Zonja|zoti|Zoti|Av.|Ing.|Arq.|Msc.|Prof. Asoc.|Prof. As.|As. Prof.|teta|' +
    'xhaxhi|Don|Imam|Myfti',
  personLeads:
    'e hapi(?: ne vitin \\d{4})?|drejton|drejtohet nga|themeluar nga|shkruar nga|(?:te )?shoqen,|' +
    'bashkeshortja|bashkeshorti',
  personNouns: null,
  personNames: null,
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: null,
    labels: null,
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: null,
    endings: null,
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'arkitekt avokat dekan direktorja dispeceris drejtor drejtore drejtoresha drejtori edukatore gazetar ' +
        'gazetare jurist kryetar kryetare kryetari kryetarja kuzhinier menaxher mesues mesuese mjek nenkryetar ' +
        'pergjegjes sekretar themelues zevendesdrejtor',
      occupations:
        'arkatar drejtoreshe menaxhere pergjegjese trajner mjeke infermier farmacist avokate arkitekte inxhinier ' +
        'inxhiniere ekonomist ekonomiste kontabilist perkthyes pronar pronare themeluese bashkepronar',
      departments: null,
      duties: null,
      former: null,
      qualifiers: null,
      adjectives: null,
      labels: null,
    },
    entities: {
      heads: null,
      prefixes: 'bashkia shkolla universiteti',
    },
    marks: null,
  },
  organisationNouns: 'shkolla bashkia universiteti spitali shoqata klubi instituti qendra fondacioni',
  supporterWords: null,
  rankWords: null,
  pageNames: 'stafi kontakt rreth nesh bordi këshilli asambleja',
  addressLabels: 'adresa|adresë',
  fieldLabels:
    'posta elektronike|adresa e emailit|adresa elektronike|emri i plotë|emri mbiemri|emër mbiemër|' +
    'emri dhe mbiemri|numri i telefonit|orari i punës|mesazhi juaj|kodi postar',
  townMarks: null,
  addressTexts: null,
  boxWords: 'Kutia postare|K.P.',
  partnerHeadings: 'partnerët|partnerë|sponsorët|sponsorë|klientët|donatorët|mbështetësit',
  partnerHeadingWords: null,
  organisationTexts: null,
  invitations: null,
  rightsReserved: 'të gjitha të drejtat e rezervuara',
  copyrightWords: null,
  organisationSentences: null,
  contactTexts: null,
  postcodeLabels: 'kodi postar',
}
