import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Arabic write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: null,
  placeholders: null,
  mails: {
    roles: null,
    general: null,
    labels: 'البريد',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: null,
  phones: null,
  noise: null,
}
