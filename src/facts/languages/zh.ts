import type { Language } from '../language.ts'

/** Chinese. */
export const ZH: Language = {
  code: 'zh',
  precedence: 41,
  commonWords: null,
  conjunctions: '和 与 與 及',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: '传真|傳真',
    mobile: '手机|手機|行動電話|流動電話',
    voice: '电话|热线|熱線|專線|专线|客服|座机|市話',
    weak: '联系|聯絡|聯繫|預約',
  },
  contactPages: { terms: 'lianxi', anywhere: '联系|联络|聯絡|聯繫' },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: null, anywhere: '团队|團隊' },
  aboutPages: { terms: 'guanyu', anywhere: '关于|關於|公司简介|公司簡介|公司概况' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    titles: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
  },
  organisationNouns:
    '大学 大學 学院 學院 研究院 研究所 科学院 科學院 协会 協會 学会 學會 医院 醫院 中学 中學 小学 小學 幼儿园 幼稚園 银行 銀行 出版社 图书馆 圖書館 博物馆 博物館 美术馆 委员会 委員會 基金会 基金會 电视台 電視台 日报社 联合会 联盟 商会 商會 人民政府 课题组 課題組',
  rankWords: null,
  pageNames:
    '专家介绍 专家团队 团队介绍 师资队伍 联系方式 关于我们 公司简介 企业简介 组织架构 领导班子 公司概况 聯絡我們 關於我們 團隊介紹 專家介紹 師資介紹 医生介绍 律师团队',
  addressLabels: '地址|公司地址|会址|會址|总部地址|總公司|工厂地址',
  fieldLabels: '电子邮件|电子邮箱|電子郵件|電子郵箱|姓名|联系电话|聯絡電話|营业时间|營業時間',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    '合作伙伴|合作夥伴|我们的合作伙伴|战略合作伙伴|赞助商|贊助商|赞助单位|贊助單位|客户|客戶|主要客户|主要客戶|支持单位|支持單位|协办单位|協辦單位|主办单位|主辦單位|承办单位|承辦單位|会员单位|' +
    '會員單位|成员单位|供应商|友情合作|合作单位|合作單位|合作机构|合作機構|子公司|关联公司|關係企業|旗下公司',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: '版权所有|版權所有|不得转载|不得轉載|保留所有权利|保留所有權利',
  copyrightWords: null,
  postcodeLabels: '邮编|邮政编码',
}
