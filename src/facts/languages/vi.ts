import type { Language } from '../language.ts'

/** Vietnamese. */
export const VI: Language = {
  code: 'vi',
  precedence: 20,
  commonWords: 'và của cho các với được trong',
  conjunctions: 'và',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'điện+thoại dien+thoai đt sđt sdt',
    mobile: 'di+động di+dong đtdđ',
    fax: null,
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: { terms: 'lien he', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 've chung toi|gioi thieu', anywhere: null },
  formerJobs: null,
  memberships: null,
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
  },
  organisationNouns: 'thpt thcs',
  pageNames: 'đội ngũ trang chủ',
  addressLabels: 'trụ sở chính|trụ sở|chi nhánh|văn phòng|nhà máy|vpgd|văn phòng giao dịch|địa điểm',
  townMarks: null,
  boxWords: 'Hòm thư',
  partnerHeadings:
    'đối tác|đối tác của chúng tôi|nhà tài trợ|khách hàng|khách hàng của chúng tôi|nhà cung cấp|đơn vị tài trợ|' +
    'đơn vị đồng hành',
  partnerHeadingWords: 'và các',
  invitations: null,
  postcodeLabels: 'mã bưu chính',
}
