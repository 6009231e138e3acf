import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Dutch write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'apenstaartje|apestaart',
    atInBrackets: null,
    atBetweenSpaces: 'apenstaartje',
    pictures: null,
    dot: 'punt',
  },
  placeholders: {
    domains: 'voorbeeld jouwdomein uwdomein mijndomein uwbedrijf',
    mailboxes: 'voornaam.achternaam jouwnaam uwnaam uw-email achternaam voornaam',
    vagueMailboxes: 'naam',
    vagueDomains: 'bedrijf',
    samples: null,
  },
  mails: {
    roles: null,
    general: null,
    labels: null,
    touchingLabels: null,
    invitations: null,
    proseWords: 'ons',
    determiners: null,
  },
  numbers: {
    extensions: 'toestel|tst',
    others: 'kvk-nr btw-nr',
    otherSigns: null,
    numberWords: null,
    contactWords: null,
    disjunctions: 'of',
    linkExtensions: null,
  },
  phones: null,
  noise: null,
}
