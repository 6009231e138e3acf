import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in French write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: 'et de du des la le les à au aux',
    clubConnectors: null,
    articles: 'la le les',
    complements: 'de des du',
    nounEndings: null,
    touchingEndings: null,
    soleNames: null,
    municipalities: null,
    activities: null,
    descriptions: 'Agence|Cabinet|Bureau|Atelier',
    descriptionLinks: "de|d[’']",
    abbreviations: 'Ste?',
  },
  emptyNames: {
    pageWords:
      'ce cet cette équipe notre accueil contactez nous mentions légales plan du à propos qui sommes ' +
      'actualités siège social adresse nos où trouver',
    firmWords: null,
    wholeNames: null,
    possessives: 'mon|votre',
    siteNouns: 'site web|boutique|entreprise|société',
    defaults: "administrateur|nom de l[’']entreprise",
    employers: 'retraitée?|indépendante?|aucune?|sans|particulier',
    logoPhrases: "(?:retour (?:à|vers) l[’']|page d[’']|vers l[’'])?accueil(?: d[eu])?",
  },
  beforeNames: {
    stops:
      'chez par avec notre votre nos vos nous vous bienvenue contactez éditeur directeur directrice gérant ' +
      'gérante président hébergeur hébergement raison dénomination siège mentions responsable',
    leadingWords: null,
    firmNouns: 'société entreprise',
    firmNounEndings: null,
    welcomes: 'bienvenue (?:chez|sur|à|au)',
    headingLeads: 'à propos de',
    ownerLeads: null,
    looseLeads: 'chez',
    depictions: null,
    depictionLinks: 'de|du',
    headOffices: 'siège social',
    employerLinks: 'chez',
  },
  behindNames: {
    makers: null,
    madeThings: null,
    contactLabels: 'téléphone',
    homePages: "page d[’']accueil",
    otherPages: 'accueil',
    contactForms: 'formulaire de contact',
    crowds: null,
    divisions: null,
    closures: 'en liquidation(?: judiciaire)?',
  },
  sentences: {
    verbs: 'sont|ont|lance',
    beVerbs: 'est|sont',
    beComplements: 'une?|le|la',
    situated: null,
    seats: 'est situé[e]?',
    seatLinks: 'en à au',
  },
  labels: {
    names:
      'raison sociale|dénomination(?: sociale)?|société|éditeur(?: du site)?|nom de la société|entreprise|' +
      'propriétaire(?: du site)?|organisme',
    roles: 'employeur|organisateur|organisé par|édité par|agence|bureau',
    sellers: 'distributeur|revendeur',
    columns: 'entreprises|sociétés|établissements?|organismes',
    vague: null,
  },
  clients: {
    nouns: 'clients commanditaires partenaires mécènes',
    labels:
      "maître d’ouvrage|maître d'ouvrage|maître d’œuvre|maître d'œuvre|commanditaire|publicité|régie|" +
      'régie publicitaire|avec le soutien de|banque|assureur',
    verbs: 'sont|figurent',
    adverbs: 'notamment',
  },
  examples: {
    nouns:
      'entreprises sociétés organisations organismes institutions universités associations agences fondations orchestres musées banques éditeurs groupes clients',
    leads: 'comme|tel(?:le)?s? que|dont|notamment|parmi lesquel(?:le)?s',
  },
  notices: {
    followers: 'mentions légales',
    wholeFollowers: null,
    leads: 'par',
    subjects: null,
    software: 'logiciel|thème|propulsé',
    authorLinks: 'par',
    rightsHolders: 'titulaire des droits',
    pictures: null,
    pictureSources: null,
    pictureCredits: 'crédits?(?: photo)?',
    licences: null,
  },
  blocks: {
    words: 'adresse contact competent competente',
    listClasses: 'revendeurs?|entreprises?',
  },
  phones: {
    shared: 'standard(?: telephonique)?|accueil|numero general|service clients?',
    phoneWords: null,
    links: 'au',
    representatives: 'gerante?$|responsable$',
    representativeLines: 'directeur|directrice|direct(?:eur|rice) de(?: la)? publication',
    formsOfAddress: 'm mme',
  },
}
