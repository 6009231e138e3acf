import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Russian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'собака|собачка|sobaka',
    atInBrackets: 'ат|эт',
    atBetweenSpaces: 'собака',
    pictures: null,
    dot: 'точка',
  },
  placeholders: null,
  mails: {
    roles: null,
    general: null,
    labels: 'почта',
    touchingLabels: null,
    invitations: null,
    proseWords: 'работает сайт',
    determiners: null,
  },
  numbers: {
    extensions: 'доб|добавочный|вн|внутр',
    others: '№ бик р/с к/с индекс',
    otherSigns: null,
    numberWords: '№ номер номера',
    contactWords: 'тел|почта',
    disjunctions: 'или',
    linkExtensions: 'доб',
  },
  phones: {
    voiceBeforeFax: 'телефон тел',
    voiceBehind: null,
    faxBehind: 'факс',
    mobileBehind: null,
    suffixJoints: null,
    hours: null,
    times: null,
  },
  noise: null,
}
