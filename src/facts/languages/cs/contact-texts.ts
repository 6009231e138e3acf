import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Czech write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'zavináč|zavinac',
    atInBrackets: null,
    atBetweenSpaces: 'zavináč|zavinac',
    pictures: null,
    dot: 'tečka|tecka',
  },
  placeholders: {
    domains: 'priklad vasedomena',
    mailboxes: 'jmeno.prijmeni prijmeni',
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: null,
  numbers: {
    extensions: 'klapka|linka',
    others: 'ico ič dic cena',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: null,
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
