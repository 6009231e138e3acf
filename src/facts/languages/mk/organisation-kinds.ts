import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Macedonian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Универзитет Министерство Здружение Фондација Сојуз Општина',
  clear: null,
  firms: null,
  trades: 'Болница Училиште Гимназија Банка Агенција',
  small: null,
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
