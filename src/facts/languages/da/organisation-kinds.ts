import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Danish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Universitet Kommune Foreningen Fonden Universitetet Selskabet Sammenslutningen',
  clear: null,
  firms: null,
  trades: 'Ejendomme Byg Arkitekter Bryggeri Bageri Region Forlag Sparekasse Kirke Sygehus Byret Landsret Politi',
  small: 'kommune sogn universitet bibliotek museum skole teater',
  endings:
    '\\p{L}{3}(?:forening(?:en)?|forbund(?:et)?|selskab(?:et)?|fonden|(?<!be)styrelsen|ministeriet|universitet|klub|' +
    'nævnet)',
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: {
    abbreviations: null,
    relations: 'projekt|del|medlem',
    located: null,
    associations: null,
    adjectives: null,
  },
  partnerships: {
    joins: 'og|och',
    tails: 'Søn|Sønner|Partnere',
    signTails: null,
    strangers: 'kunder venner far mor',
  },
  uncased: null,
}
