import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Russian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: {
    made: 'сделано|разработано',
    making: 'разработка|создание|дизайн',
    makers: 'от',
    objects: 'сайта',
    behind: null,
    signs: null,
  },
  places: null,
  preambles: null,
  careers: null,
  pages: null,
  relations: null,
  bodies: null,
  titles: null,
  logos: null,
}
