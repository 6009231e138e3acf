import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Finnish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear: 'Yliopisto Yhdistys Säätiö Liitto Kauppakamari Ministeriö',
  firms: null,
  trades: null,
  small: 'kaupunki kunta yliopisto seurakunta museo teatteri lukio kirjasto yhdistys säätiö liitto',
  endings:
    '\\p{L}{3}(?:yhdistys|liitto|säätiö|yliopisto|virasto|ministeriö|seurakunta|kauppakamari|korkeakoulu|' +
    'kirjasto)',
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
