import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Swedish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Institutet Universitet Universitetet Stiftelsen Föreningen',
  clear: 'Högskolan Riksförbundet Centralorganisation Riksorganisation Polismyndigheten Naturskyddsföreningen',
  firms: null,
  trades:
    'Fastigheter Bostäder Bygg Arkitekter Bryggeri Bageri Region Regionen Landskap Kyrka Församling Förlag Sparbank Skola ' +
    'Sjukhus',
  small:
    'kommun län landsting församling universitet högskola sparbank bibliotek museum skola sjukhus högskolan ' +
    'universitetet tingsrätt teater förening roddklubb',
  endings:
    '\\p{L}{3}(?:förening(?:en)?|förbund(?:et)?|sällskap(?:et)?|stiftelse(?:n)?|universitet(?:et)?|högskola(?:n)?|' +
    'myndigheten|klubb|nämnden)',
  stems: null,
  units: 'institutionen',
  modifiers: null,
  uses: null,
  neighbours: {
    abbreviations: null,
    relations: 'projekt|del|medlem|varumärke',
    located: null,
    associations: null,
    adjectives: null,
  },
  partnerships: {
    joins: 'och|og',
    tails: 'Söner',
    signTails: null,
    strangers: 'kunder far mor',
  },
  uncased: null,
}
