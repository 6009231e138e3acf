import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Finnish say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: { firms: 'yritys', firmsInLists: null, venues: null, quoted: null, venuePeople: null },
  forms: null,
  credits: { made: 'toteutus', making: null, makers: null, objects: null, behind: null, signs: null },
  places: null,
  preambles: { copulas: 'on ovat', documents: null, formLabels: 'Yhtiömuoto' },
  careers: null,
  pages: {
    imprint: null,
    legal: null,
    contact: 'yhteystiedot',
    partners: null,
    clients: null,
    people: null,
    about: null,
  },
  relations: null,
  bodies: {
    names: 'hallitus',
    endings: 'lautakunta johtokunta valiokunta toimikunta',
    ranks: null,
    members: 'jasenet',
  },
  titles: null,
  logos: null,
}
