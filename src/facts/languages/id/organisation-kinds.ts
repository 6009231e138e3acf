import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Indonesian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Universitas Yayasan Koperasi Kementerian Asosiasi Perhimpunan Persatuan Ikatan Himpunan Politeknik',
  clear: null,
  firms: null,
  trades: null,
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
