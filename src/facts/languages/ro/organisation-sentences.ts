import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Romanian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: { made: 'realizat', making: 'realizare', makers: null, objects: null, behind: null, signs: null },
  places: null,
  preambles: { copulas: 'este sunt', documents: null, formLabels: 'Forma juridică' },
  careers: null,
  pages: null,
  relations: null,
  bodies: { names: 'comisia|comitetul|consiliul', endings: null, ranks: null, members: 'membri' },
  titles: null,
  logos: null,
}
