import type { Language } from '../language.ts'

/** Thai. */
export const TH: Language = {
  code: 'th',
  precedence: 43,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'โทร โทรศัพท์ เบอร์โทร',
    mobile: 'มือถือ โทรศัพท์มือถือ',
    fax: 'โทรสาร แฟกซ์ แฟ็กซ์',
    whatsapp: 'วอตส์แอป',
    weak: 'ติดต่อ',
  },
  phoneSigns: null,
  contactPages: { terms: null, anywhere: 'ติดต่อ' },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: null, anywhere: 'เกี่ยวกับ' },
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'ที่ตั้งสำนักงาน|ที่อยู่บริษัท|สาขา',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
