import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Ukrainian write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: 'та',
    clubConnectors: null,
    articles: null,
    complements: null,
    nounEndings: null,
    touchingEndings: null,
    soleNames: null,
    municipalities: null,
    activities: null,
    descriptions: null,
    descriptionLinks: null,
    abbreviations: null,
  },
  emptyNames: {
    pageWords: 'головна',
    firmWords: null,
    wholeNames: null,
    possessives: null,
    siteNouns: null,
    defaults: null,
    employers: null,
    logoPhrases: '(?:на )?головн(?:у|а)',
  },
  beforeNames: null,
  behindNames: null,
  sentences: null,
  labels: {
    names: 'повна назва|назва',
    roles: null,
    sellers: null,
    columns: null,
    vague: 'назва',
  },
  clients: null,
  examples: {
    nouns: 'компані[йї] компаніями організацій організації організаціями фірм установи університети',
    leads: '(?:таких|такі|такими),? як|як',
  },
  notices: null,
  blocks: null,
  phones: null,
}
