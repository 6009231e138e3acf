import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Norwegian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Universitet Universitetet Høgskolen Stiftelsen Kommune',
  clear: null,
  firms: null,
  trades: 'Eiendom Bygg Arkitekter Arkitektur Bryggeri Forlag Kirke Menighet Sykehus',
  small: 'kommune fylkeskommune menighet sogn universitet høgskole sparebank bibliotek museum skole sykehus',
  endings:
    '\\p{L}{3}(?:forening(?:en)?|forbund(?:et)?|stiftelse(?:n)?|universitet|direktoratet|departementet|tilsynet|' +
    'klubb|høgskole)',
  stems: null,
  units: 'institutt',
  modifiers: null,
  uses: null,
  neighbours: {
    abbreviations: null,
    relations: 'del|medlem',
    located: null,
    associations: null,
    adjectives: null,
  },
  partnerships: {
    joins: 'og|och',
    tails: 'Sønn|Sønner|Partnere',
    signTails: null,
    strangers: 'kunder venner far mor',
  },
  uncased: null,
}
