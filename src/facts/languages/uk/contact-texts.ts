import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Ukrainian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: null, atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: 'крапка' },
  placeholders: null,
  mails: {
    roles: null,
    general: null,
    labels: 'пошта',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: {
    extensions: null,
    others: 'едрпоу',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: null,
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
