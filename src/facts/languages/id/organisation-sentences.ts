import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Indonesian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: null,
  places: {
    owners: null,
    offices: null,
    branches: null,
    officeSigns: null,
    formerHouses: null,
    words: 'cabang kantor',
  },
  preambles: null,
  careers: null,
  pages: null,
  relations: null,
  bodies: null,
  titles: null,
  logos: null,
}
