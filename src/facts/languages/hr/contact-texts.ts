import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Croatian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'manki', atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: 'točka|tocka' },
  placeholders: null,
  mails: null,
  numbers: {
    extensions: null,
    others: 'mb',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: null,
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
