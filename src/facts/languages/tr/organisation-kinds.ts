import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Turkish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
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
