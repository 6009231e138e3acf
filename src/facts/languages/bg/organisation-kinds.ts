import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Bulgarian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Университет Институт Министерство Академия Асоциация Федерация Фондация Съюз Община Сдружение',
  clear: null,
  firms: null,
  trades: 'Болница Училище Гимназия Библиотека Музей Театър Банка Агенция',
  small: 'университет институт академия болница училище гимназия библиотека музей театър',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
