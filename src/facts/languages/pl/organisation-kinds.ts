import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Polish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Uniwersytet Politechnika Fundacja Stowarzyszenie Akademia Instytut Ministerstwo Towarzystwo Związek ' +
    'Federacja Konfederacja Diecezja Archidiecezja Izba Trybunał Urząd Komitet Muzeum Szpital Parafia ' +
    'Centrum Starostwo Teatr Biblioteka',
  clear: null,
  firms: null,
  trades: 'Gmina Naczelna Sąd Prokuratura Komenda Inspektorat Agencja Inspekcja',
  small: null,
  endings: null,
  stems:
    'Piekarni|Cukierni|Restauracj|Szpital|Szko[łl]|Miast|Gmin|Powiat|Urz[ęą]d|Spółdzieln|Spółdzielcz|Zakład|' +
    'Kancelari|Aptek|Księgarni|Wydawnictw|Muze|Teatr|Parafi|Nadleśnictw|Hurtowni|Bank|Fundacj|Stowarzyszen|' +
    'Uniwersytet|Politechni[kc]|Starostw|Ministerstw|Towarzystw|Instytut|Akademi|Federacj|Przedszkol|' +
    'Bibliote[kc]|Ośrod',
  units: 'wydział|katedra',
  modifiers: 'recepcja rezerwacja rezerwacje rejestracja rejonowy rejestrowy',
  uses: null,
  neighbours: null,
  partnerships: {
    joins: 'i',
    tails: 'Synowie|Syn|Partnerzy|Wspólnicy',
    signTails: null,
    strangers: 'klienci ojciec',
  },
  uncased: null,
}
