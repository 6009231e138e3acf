import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Polish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'małpa|malpa', atInBrackets: null, atBetweenSpaces: 'małpa|malpa', pictures: null, dot: 'kropka' },
  placeholders: {
    domains: 'przyklad twojadomena twoja-domena',
    mailboxes: 'imie.nazwisko twojemail twoj-email nazwisko',
    vagueMailboxes: 'imie',
    vagueDomains: 'firma',
    samples: null,
  },
  mails: {
    roles: 'kontakt|biuro',
    general: null,
    labels: null,
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: {
    extensions: 'wewn|wew',
    others: 'rachunek cena',
    otherSigns: null,
    numberWords: 'numer',
    contactWords: null,
    disjunctions: 'lub',
    linkExtensions: null,
  },
  phones: {
    voiceBeforeFax: null,
    voiceBehind: null,
    faxBehind: 'faks',
    mobileBehind: null,
    suffixJoints: null,
    hours: null,
    times: null,
  },
  noise: null,
}
