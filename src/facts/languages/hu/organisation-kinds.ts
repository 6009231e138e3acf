import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Hungarian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear:
    'Egyetem Intézet Minisztérium Alapítvány Egyesület Szövetség Társaság Kamara Önkormányzat Főiskola ' +
    'Akadémia Szakszervezet Kutatóközpont Kutatóintézet Bíróság Rendőrkapitányság Kormányhivatal Püspökség ' +
    'Múzeum Kórház Könyvtár Gimnázium Iskola Színház Plébánia Önkormányzata',
  firms: 'Tanszék',
  trades: 'Klub Központ Klinika Rendelőintézet',
  small: null,
  endings:
    '\\p{L}{3}(?:csoport|egyesület|klub|társaság|szövetség|hivatal|alapítvány|egyetem|(?<!kutató)intézet|minisztérium|kamara)',
  stems: null,
  units: 'tanszék',
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
