import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Slovenian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Univerza Društvo Ministrstvo Zveza Občina Fundacija Akademija Združenje',
  clear: null,
  firms: null,
  trades: 'Bolnišnica Šola Gimnazija Zavod Agencija Banka Sodišče Policija Zavod Inšpektorat',
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
