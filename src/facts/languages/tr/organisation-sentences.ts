import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Turkish say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: { made: null, making: 'tasarım|yazılım', makers: null, objects: null, behind: null, signs: null },
  places: {
    owners: null,
    offices: null,
    branches: null,
    officeSigns: null,
    formerHouses: null,
    words: 'sube ofis merkez',
  },
  preambles: null,
  careers: null,
  pages: {
    imprint: null,
    legal: null,
    contact: 'iletisim',
    partners: null,
    clients: null,
    people: null,
    about: null,
  },
  relations: null,
  bodies: null,
  titles: null,
  logos: null,
}
