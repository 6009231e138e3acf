import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Norwegian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'alfakrøll|krøllalfa', atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: null },
  placeholders: {
    domains: 'eksempel ditdomene',
    mailboxes: 'fornavn.etternavn etternavn',
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
