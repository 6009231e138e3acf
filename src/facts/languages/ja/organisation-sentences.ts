import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Japanese say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: null,
  links: null,
  nouns: null,
  forms: null,
  credits: { made: null, making: null, makers: null, objects: null, behind: null, signs: '制作' },
  places: {
    owners: null,
    offices: null,
    branches: null,
    officeSigns: '本社|本店|支社|支店|営業所|出張所|事業所|工場',
    formerHouses: null,
    words: null,
  },
  preambles: null,
  careers: null,
  pages: {
    imprint: 'tokushoho|特定商取引法.*',
    legal: 'プライバシー.*|個人情報.*',
    contact: 'お問い合わせ|アクセス',
    partners: null,
    clients: null,
    people: '役員|スタッフ',
    about: '会社概要|会社案内',
  },
  relations: {
    authority: '監督官庁',
    operators: '設置者|運営主体|運営法人|設置主体',
    complaints: '苦情|申立',
    agency: '制作',
    bank: '銀行',
    member: null,
    partner: null,
    client: null,
    banks: null,
    authorities: null,
  },
  bodies: null,
  titles: { labels: null, others: null, fragmentStarts: null, behind: '様|氏|さん|先生|教授|社長|会長' },
  logos: null,
}
