import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Swedish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'snabel-?a|kanelbulle',
    atInBrackets: null,
    atBetweenSpaces: 'snabel-?a',
    pictures: null,
    dot: 'punkt',
  },
  placeholders: {
    domains: 'exempel dindoman dindomain',
    mailboxes: 'fornamn.efternamn efternamn',
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: {
    roles: null,
    general: null,
    labels: 'e-?post',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: {
    extensions: 'anknytning|ankn',
    others: 'bankgiro plusgiro pg postnr',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: 'eller',
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
