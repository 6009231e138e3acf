import type { Language } from '../language.ts'

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
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'dr.|prof.|doc.|doc. dr.|prof. dr.|kun.|Kun.|mons.|gyd.|ponas|ponia|p.|adv.|arch.|inž.|plk.|mjr.|' +
    'kpt.|gen.|habil. dr.|kan.',
  personLeads: 'veda|ves|pasakoja|ikure|isteige|skaitys|dalyvauja|kalbes|zmona|vyras|dukra',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'gimnazija progimnazija darželis savivaldybė seniūnija draugija bendrija parapija ūkis klubas sąjunga asociacija ' +
    'fondas bažnyčia teatras kolegija institutas universitetas ligoninė mokykla muziejus vaistinė viešbutis ' +
    'restoranas leidykla',
  rankWords: null,
  pageNames: 'darbuotojai kontaktai gydytojai mokytojai valdyba taryba susirinkimas',
  addressLabels: 'adresas|buveinė|juridinis adresas|buveinės adresas',
  fieldLabels:
    'elektroninis paštas|el. paštas|el. pašto adresas|vardas pavardė|vardas ir pavardė|pilnas vardas|' +
    'telefono numeris|darbo laikas|darbo valandos|jūsų žinutė|banko sąskaita|įmonės kodas|' +
    'atsiskaitomoji sąskaita|pašto kodas',
  townMarks: null,
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
      logoPhrases: null,
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: null,
    clients: null,
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
    bodies: null,
    titles: null,
  },
  postcodeLabels: 'pašto kodas|pašto indeksas',
}
