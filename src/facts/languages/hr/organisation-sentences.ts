import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Croatian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: { made: null, making: 'izrada', makers: null, objects: null, behind: null, signs: null },
  places: { owners: 'vl\\.', offices: null, branches: null, officeSigns: null, formerHouses: null, words: null },
  preambles: { copulas: 'je su', documents: null, formLabels: 'Pravn[ai] oblika?' },
  careers: null,
  pages: null,
  relations: null,
  bodies: { names: 'odbor|povjerenstvo|vijece', endings: null, ranks: null, members: 'clanovi' },
  titles: null,
  logos: null,
}
