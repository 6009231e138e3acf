import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Danish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'snabel-?a', atInBrackets: null, atBetweenSpaces: 'snabel-?a', pictures: null, dot: 'prik' },
  placeholders: {
    domains: 'eksempel ditdomaene',
    mailboxes: 'fornavn.efternavn efternavn',
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: null,
  numbers: {
    extensions: 'lokalnummer',
    others: 'postnr',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: 'eller',
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
