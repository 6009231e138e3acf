import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Japanese write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: null,
    clubConnectors: null,
    articles: null,
    complements: null,
    nounEndings: null,
    touchingEndings:
      '保育園|幼稚園|こども園|小学校|中学校|高等学校|高校|学園|大学|学院|専門学校|医院|病院|診療所|クリニック|歯科|薬局|協会|学会|組合|財団|事務所|工務店|製作所|工業|商会|旅館|' +
      '科学センター|研究センター|文化センター|福祉センター|研究室|新聞社|新聞|銀行|信用金庫|商工会議所|' +
      'ホテル|市役所|役場|神社|美術館|博物館|図書館|教会|研究所|商店|医療センター',
    soleNames: null,
    municipalities: null,
    activities: null,
    descriptions: null,
    descriptionLinks: null,
    abbreviations: null,
  },
  emptyNames: {
    pageWords:
      'トップ トップページ 交通案内 アクセスマップ 所在地 拠点一覧 事業所一覧 お問い合わせ 会社概要 ホーム アクセス 会社案内',
    firmWords: null,
    wholeNames: null,
    possessives: null,
    siteNouns: null,
    defaults: null,
    employers: null,
    logoPhrases: 'ロゴ|トップページ(?:へ)?',
  },
  beforeNames: null,
  behindNames: null,
  sentences: null,
  labels: {
    names:
      '会社名|商号|社名|医院名|病院名|施設名|学校名|園名|店舗名|店名|団体名|事務所名|屋号|法人名|運営会社|運営者|運営|販売業者|名称|事業者名?',
    roles: null,
    sellers: '販売代理店|代理店',
    columns: null,
    vague: '名称',
  },
  clients: null,
  examples: null,
  notices: null,
  blocks: null,
  phones: {
    shared: '代表(?:電話)?(?:番号)?',
    phoneWords: null,
    links: null,
    representatives: null,
    representativeLines: null,
    formsOfAddress: null,
  },
}
