import type { Language } from '../language.ts'
import { ORGANISATION_KINDS } from './lt/organisation-kinds.ts'

/** Lithuanian. */
export const LT: Language = {
  code: 'lt',
  otherCodes: null,
  precedence: 21,
  commonWords: 'ir yra su mūsų apie kaip arba',
  conjunctions: 'ir',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'skambinkite',
    mobile: 'mobilusis',
    fax: 'faksas',
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
    before: 'kaip',
    behind: null,
    determiners: 'mūsų',
    members: 'narys narė',
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
    'dr.|prof.|doc.|doc. dr.|prof. dr.|kun.|Kun.|mons.|gyd.|ponas|ponia|p.|adv.|arch.|inž.|plk.|mjr.|' +
    'kpt.|gen.|habil. dr.|kan.',
  personLeads: 'veda|ves|pasakoja|ikure|isteige|skaitys|dalyvauja|kalbes|zmona|vyras|dukra',
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
    nameLabels: {
      given: null,
      family: 'pavarde',
      givenOrWhole: 'vardas',
      names: null,
      joining: 'ir',
      qualifiers: null,
      whole: null,
      columns: null,
      caseless: null,
    },
    labels: null,
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: {
      titles: 'dr',
      suffixes: null,
      particles: null,
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: 'auskas|aitis|iene',
      familyBeginnings: null,
    },
    endings: null,
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'administratorius advokatas architektas aukletoja bibliotekininke buhaltere direktore direktoriaus ' +
        'direktorius edukatorius finansininkas finansininke gidas gydytoja gydytojas inzinierius izdininkas ' +
        'izdininke kapelmeistras meras ministras ministryne mokytoja mokytojas muziejininkas muziejininke narys ' +
        'pavaduotoja pavaduotojas pirmininkas pirmininke pirmininko premjeras prezidentas psichologas psichologe ' +
        'redaktore redaktorius revizorius saugotoja saugotojas savininkas savininke sekretore sekretorius seniunas ' +
        'seniune specialistas teisininkas teisininke treneris vadovas vadove vadybininkas vadybininke vyresnysis ' +
        'vyriausiasis vyriausioji',
      occupations:
        'isdininkas trenere odontologas slaugytojas slaugytoja akuseris akusere vaistininkas vaistininke ' +
        'kineziterapeutas kineziterapeute logopedas notaras notare technikas elektrikas mechanikas vairuotojas ' +
        'pardavejas pardaveja virejas vireja koordinatorius konsultantas zurnalistas fotografas fotografe ' +
        'dailininkas dailininke dirigentas vargonininkas bibliotekininkas profesorius docentas ikurejas ikureja ' +
        'vertejas verteja klebonas kunigas',
      departments: 'buhalterija pardavimai sandelis',
      duties: null,
      former: null,
      qualifiers: null,
      adjectives: null,
      labels: 'kontaktasmuo',
    },
    entities: {
      heads: 'darzelis gimnazija',
      prefixes: null,
    },
    marks: null,
  },
  organisationNouns:
    'gimnazija progimnazija darželis savivaldybė seniūnija draugija bendrija parapija ūkis klubas sąjunga asociacija ' +
    'fondas bažnyčia teatras kolegija institutas universitetas ligoninė mokykla muziejus vaistinė viešbutis ' +
    'restoranas leidykla',
  supporterWords: null,
  rankWords: null,
  pageNames: 'darbuotojai kontaktai gydytojai mokytojai valdyba taryba susirinkimas',
  addressLabels: 'adresas|buveinė|juridinis adresas|buveinės adresas',
  fieldLabels:
    'elektroninis paštas|el. paštas|el. pašto adresas|vardas pavardė|vardas ir pavardė|pilnas vardas|' +
    'telefono numeris|darbo laikas|darbo valandos|jūsų žinutė|banko sąskaita|įmonės kodas|' +
    'atsiskaitomoji sąskaita|pašto kodas',
  townMarks: null,
  addressTexts: null,
  boxWords: 'a. d.|a/d',
  partnerHeadings:
    'rėmėjai|partneriai|klientai|tiekėjai|informaciniai rėmėjai|remėjai|bendradarbiai ir partneriai|' +
    'organizacijos narės',
  partnerHeadingWords: 'mūsų ir visi',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'pagrindinis',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      employers: null,
      logoPhrases: null,
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: null,
    clients: null,
    examples: null,
    notices: null,
    blocks: null,
    phones: null,
  },
  invitations: null,
  rightsReserved: 'visos teisės saugomos',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: null,
    places: null,
    preambles: { copulas: 'yra', documents: null, formLabels: null },
    careers: null,
    pages: null,
    relations: null,
    bodies: { names: 'komisija|taryba|valdyba', endings: null, ranks: null, members: 'nariai' },
    titles: null,
    logos: null,
  },
  contactTexts: null,
  postcodeLabels: 'pašto kodas|pašto indeksas',
}
