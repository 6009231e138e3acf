import type { Language } from '../language.ts'

/** Vietnamese. */
export const VI: Language = {
  code: 'vi',
  otherCodes: null,
  precedence: 20,
  commonWords: 'và của cho các với được trong',
  conjunctions: 'và',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'điện+thoại dien+thoai đt sđt sdt tổng+đài đường+dây+nóng máy+bàn',
    mobile: 'di+động di+dong đtdđ dđ',
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
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'với tư cách|với vai trò',
    behind: null,
    determiners: null,
    members: null,
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'Chị|chị|Anh|anh|Cô|cô|Thầy|thầy|Bác|bác|Chú|chú|Cụ|cụ|ông|bà|LS.|Luật sư|luật sư|Bác sĩ|bác sĩ|BS.|' +
    'BS|BSCKI.|BSCKII.|BS.CKI|BS.CKII|BS CKI|BS CKII|ThS.|Ths.|ThS|TS.|PGS.TS.|PGS.TS|PGS. TS.|GS.TS.|' +
    'GS.TS|KTS.|KTS|KS.|NSND|NSƯT|Linh mục|Sư cô|Đại đức|Thượng tọa|Đ/c|đồng chí|Đồng chí|Nhà báo|' +
    'nhà báo|Nhà văn|nhà văn|nghệ nhân|Nghệ nhân',
  personLeads: 'cung voi|dien gia|khach moi|nghe si|tac gia',
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
  },
  organisationNouns: 'thpt thcs trường đại học bệnh viện',
  rankWords: null,
  pageNames: 'đội ngũ trang chủ',
  addressLabels: 'trụ sở chính|trụ sở|chi nhánh|văn phòng|nhà máy|vpgd|văn phòng giao dịch|địa điểm',
  fieldLabels:
    'thư điện tử|địa chỉ email|địa chỉ thư điện tử|hộp thư điện tử|họ và tên|họ tên|số điện thoại|điện thoại bàn|' +
    'điện thoại di động|giờ làm việc|thời gian làm việc|giờ mở cửa|nội dung tin nhắn|tin nhắn|lời nhắn|' +
    'mã số thuế|tiêu đề',
  townMarks: null,
  boxWords: 'Hòm thư',
  partnerHeadings:
    'đối tác|đối tác của chúng tôi|nhà tài trợ|khách hàng|khách hàng của chúng tôi|nhà cung cấp|đơn vị tài trợ|' +
    'đơn vị đồng hành',
  partnerHeadingWords: 'và các',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'liên hệ giới thiệu chúng tôi',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: null,
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names: 'tên (?:công ty|đơn vị|trường)',
      roles: null,
      sellers: null,
      columns: null,
      vague: null,
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: null,
  },
  invitations: null,
  rightsReserved: 'bản quyền thuộc về|bảo lưu mọi quyền|mọi quyền được bảo lưu',
  copyrightWords: 'bản quyền',
  organisationSentences: null,
  postcodeLabels: 'mã bưu chính|mã bưu điện',
}
