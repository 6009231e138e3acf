import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Hungarian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'kukac', atInBrackets: null, atBetweenSpaces: 'kukac', pictures: null, dot: 'pont' },
  placeholders: null,
  mails: null,
  numbers: {
    extensions: 'mellék',
    others: null,
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: null,
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
