import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './ja/address-texts.ts'
import { CONTACT_TEXTS } from './ja/contact-texts.ts'
import { ORGANISATION_SENTENCES } from './ja/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './ja/organisation-texts.ts'
import { PERSON_TEXTS } from './ja/person-texts.ts'

/** Japanese. */
export const JA: Language = {
  code: 'ja',
  otherCodes: null,
  precedence: 40,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: 'ファックス|ファクシミリ|ファクス|ｆａｘ',
    mobile: '携帯|ケータイ',
    voice: '電話|でんわ|ｔｅｌ|直通|代表|フリーダイヤル|フリーコール|ナビダイヤル',
    weak: '問い合わせ|問合せ|予約|連絡先',
  },
  contactPages: { terms: 'toiawase', anywhere: '問い?合わ?せ|連絡先' },
  imprintPages: { terms: null, anywhere: '特定商取引' },
  officePages: { terms: null, anywhere: 'アクセス|拠点|事業所' },
  peoplePages: { terms: null, anywhere: 'スタッフ|役員' },
  aboutPages: { terms: 'gaiyo|kaisha', anywhere: '会社概要|会社案内|会社情報|企業情報|企業概要' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    composed:
      '(?:aki|asa|atsu|aya|chika|chiyo|dai|ei|etsu|fumi|haru|hide|hiro|hisa|iku|jun|kana|katsu|kazu|kei|ken|' +
      'kimi|kiyo|kou?|kuni|kyou?|mari|masa|michi|mitsu|miya|mizu|moto|mune|nao|natsu|nobu|nori|rei|ryou?|ryuu?|' +
      'sachi|sada|sato|sei|setsu|shige|shin|shou?|shuu?|shun|sou|sumi|tada|taka|take|taku|tatsu|teru|tetsu|' +
      'tomo|toshi|tsune|yasu|you|yoshi|yuu?|yuki|yuri)(?:aki|e|fumi|haru|hei|hide|hiko|hiro|hisa|hito|ichi|' +
      'ichiro|ji|jiro|ka|kazu|ki|ko|masa|mi|michi|mitsu|na|nobu|nori|o|ro|rou|ru|shi|shige|suke|ta|taka|taro|' +
      'to|tomo|toshi|tsugu|ya|yo|yoshi|yuki|zo)',
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    '大学 短期大学 高等専門学校 高等学校 高校 中学校 小学校 幼稚園 保育園 こども園 専門学校 特別支援学校 病院 医院 クリニック 診療所 医療センター 研究所 研究機構 協会 学会 協議会 連盟 連合会 財団 委員会 市役所 区役所 町役場 村役場 県庁 消防署 警察署 図書館 博物館 美術館 文学館 銀行 信用金庫 商工会 商工会議所 新聞社 出版社 放送局 税理士事務所 法律事務所 設計事務所 ' +
    '医師会 歯科医師会 薬剤師会 獣医師会 助産師会 鍼灸師会 鍼灸マッサージ師会 マッサージ師会 接骨師会 柔道整復師会 技師会 調理師会 弁護士会 税理士会 行政書士会 司法書士会 社会保険労務士会 ' +
    '土地家屋調査士会 不動産鑑定士会 中小企業診断士会 栄養士会 建築士会 保育士会 社会福祉士会 介護福祉士会 理学療法士会 作業療法士会 歯科衛生士会 歯科技工士会 実行委員会 運営委員会 保存会 ' +
    '奉賛会 振興会 後援会 同窓会 校友会 互助会 愛好会 町内会 自治会 婦人会 青年会 老人会 山岳会 消防団 合唱団 吹奏楽団 管弦楽団 交響楽団 労働組合 青年会議所',
  supporterWords: null,
  rankWords: null,
  pageNames:
    'スタッフ紹介 医師紹介 院長紹介 会社情報 役員一覧 ご挨拶 お問合せ 事務所概要 園の概要 講師紹介 組織図 沿革',
  addressLabels: '住所|所在地|本社|本社所在地|会場',
  fieldLabels: 'メールアドレス|お名前|電話番号|営業時間',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    '主要取引先|取引先|お取引先|協賛企業|協賛|協賛団体|後援|後援団体|パートナー|パートナー企業|スポンサー|スポンサー企業|加盟団体|導入企業|関連会社|関連団体|グループ会社|グループ企業|協力会社|協力企業|' +
    '協力団体|会員企業|販売代理店|子会社',
  partnerHeadingWords: null,
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: '无断転載禁止|無断転載禁止|無断転載',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: '郵便番号',
}
