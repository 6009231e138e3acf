import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Hungarian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear:
    'Egyetem Intézet Minisztérium Alapítvány Egyesület Szövetség Társaság Kamara Önkormányzat Főiskola ' +
    'Akadémia Szakszervezet',
  firms: null,
  trades: 'Múzeum Kórház Könyvtár Gimnázium Iskola Színház Klub Plébánia',
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
