import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Serbian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Univerzitet Ministarstvo Udruženje Fondacija Savez Opština Akademija Универзитет Министарство Удружење ' +
    'Фондација Савез Општина Академија',
  clear: null,
  firms: null,
  trades: 'Bolnica Škola Gimnazija Biblioteka Muzej Pozorište Banka Agencija',
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
