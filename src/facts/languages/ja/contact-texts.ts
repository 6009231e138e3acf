import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Japanese write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'アットマーク|アット|あっと',
    atInBrackets: null,
    atBetweenSpaces: null,
    pictures: null,
    dot: 'ドット|どっと',
  },
  placeholders: null,
  mails: {
    roles: null,
    general: null,
    labels: 'メール',
    touchingLabels: null,
    invitations: null,
    proseWords: null,
    determiners: null,
  },
  numbers: {
    extensions: '内線',
    others: null,
    otherSigns: '許可証|許可番号|登録番号|登記番号|法人番号|資本金|郵便番号|〒|口座番号|価格|税込',
    numberWords: '番号 号',
    contactWords: '電話',
    disjunctions: null,
    linkExtensions: null,
  },
  phones: {
    voiceBeforeFax: '電話',
    voiceBehind: null,
    faxBehind: null,
    mobileBehind: null,
    suffixJoints: null,
    hours: null,
    times: null,
  },
  noise: null,
}
