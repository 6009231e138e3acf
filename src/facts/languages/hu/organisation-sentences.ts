import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Hungarian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: { made: 'készítette', making: null, makers: null, objects: null, behind: null, signs: null },
  places: null,
  preambles: null,
  careers: null,
  pages: {
    imprint: 'impresszum',
    legal: null,
    contact: null,
    partners: null,
    clients: null,
    people: null,
    about: null,
  },
  relations: {
    authority: 'felügyeleti (?:hatóság|szerv)',
    operators: null,
    complaints: 'panasz',
    agency: 'tárhely ?-?szolgáltató|honlapot készítette',
    bank: null,
    insurer: null,
    member: null,
    partner: null,
    client: null,
    banks: null,
    authorities: 'hatosag',
  },
  bodies: { names: null, endings: 'bizottsag kuratorium elnokseg testulet', ranks: null, members: 'tagok' },
  titles: null,
  logos: null,
}
