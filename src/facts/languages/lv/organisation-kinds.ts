import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Latvian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: null,
  firms: null,
  trades: null,
  small:
    'universitāte institūts akadēmija asociācija pašvaldība ministrija fonds biedrība skola ģimnāzija muzejs ' +
    'bibliotēka slimnīca',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
