import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Croatian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Sveučilište Udruga Zaklada Ministarstvo Savez Općina Akademija',
  clear: null,
  firms: null,
  trades: 'Bolnica Škola Gimnazija Banka Agencija Klub Sud Policija Zavod Inspektorat',
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
