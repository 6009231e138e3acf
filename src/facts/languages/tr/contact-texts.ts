import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Turkish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'kuyruklu ?a', atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: 'nokta' },
  placeholders: {
    domains: 'ornek alanadiniz',
    mailboxes: 'soyad',
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: {
    roles: null,
    general: null,
    labels: 'posta',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: {
    extensions: 'dahili',
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
