import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Indonesian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: null,
  placeholders: {
    domains: 'contoh domainanda namadomain',
    mailboxes: null,
    vagueMailboxes: null,
    vagueDomains: null,
    samples: null,
  },
  mails: null,
  numbers: null,
  phones: null,
  noise: null,
}
