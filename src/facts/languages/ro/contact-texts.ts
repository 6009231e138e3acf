import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Romanian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'arond[aă]?', atInBrackets: null, atBetweenSpaces: 'arond', pictures: null, dot: 'punct' },
  placeholders: null,
  mails: null,
  numbers: null,
  phones: null,
  noise: null,
}
