import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Turkish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear:
    'Üniversitesi Belediyesi Derneği Vakfı Odası Bakanlığı Kulübü Birliği Kurumu Federasyonu Enstitüsü ' +
    'Valiliği Kaymakamlığı Sendikası Konfederasyonu Akademisi Cemiyeti Kooperatifi Hastanesi Okulu Lisesi ' +
    'Müdürlüğü Müzesi Kütüphanesi',
  firms: null,
  trades: 'Başkanlığı Bankası Ajansı',
  small: null,
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: {
    abbreviations: 'san tic',
    relations: null,
    located: null,
    associations: null,
    adjectives: null,
  },
  partnerships: null,
  uncased: null,
}
