import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Finnish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'miukumauku', atInBrackets: null, atBetweenSpaces: 'miukumauku', pictures: null, dot: 'piste' },
  placeholders: {
    domains: 'esimerkki',
    mailboxes: 'etunimi.sukunimi sukunimi',
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: {
    roles: null,
    general: null,
    labels: 'sähköposti',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: null,
  phones: null,
  noise: null,
}
