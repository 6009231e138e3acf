import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Albanian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Universiteti Ministria Shoqata Fondacioni Bashkia Akademia Federata',
  clear: null,
  firms: null,
  trades: 'Spitali Shkolla Banka Agjencia Biblioteka',
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
