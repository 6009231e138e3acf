import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Hungarian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
  small: null,
  endings: '\\p{L}{3}(?:csoport|egyesület|klub|társaság|szövetség|hivatal|alapítvány)',
  stems: null,
  units: 'tanszék',
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
