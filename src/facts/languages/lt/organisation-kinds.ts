import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Lithuanian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
  small:
    'universitetas institutas akademija asociacija savivaldybė ministerija fondas draugija klubas mokykla ' +
    'gimnazija muziejus biblioteka ligoninė',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
