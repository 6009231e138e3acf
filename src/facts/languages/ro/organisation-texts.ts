import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Romanian write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: null,
  emptyNames: {
    pageWords: 'acasă acasa despre noi contacte',
    firmWords: null,
    wholeNames: null,
    possessives: null,
    siteNouns: null,
    defaults: null,
    employers: null,
    logoPhrases: 'pagina principală',
  },
  beforeNames: {
    stops: null,
    leadingWords: null,
    firmNouns: 'societatea',
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
    names: 'denumire(?:a societății)?|societatea',
    roles: null,
    sellers: null,
    columns: null,
    vague: null,
  },
  clients: null,
  examples: {
    nouns: 'companii companiile firme organizații instituții universități fundații',
    leads: 'precum|ca|cum ar fi',
  },
  notices: null,
  blocks: null,
  phones: null,
}
