import type { Language } from '../language.ts'

/** Chinese. */
export const ZH: Language = {
  code: 'zh',
  precedence: 41,
  commonWords: null,
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
  studiesAndMemberships: null,
  personNouns: null,
  organisationNouns: null,
  pageNames: null,
  addressLabels: '地址|公司地址|会址|會址|总部地址|總公司|工厂地址',
}
