import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Finnish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
  small: 'kaupunki kunta yliopisto seurakunta',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
