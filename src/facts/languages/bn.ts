import type { Language } from '../language.ts'

/** Bangla. */
export const BN: Language = {
  code: 'bn',
  precedence: 35,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ফোন টেলিফোন ফোন+নম্বর',
    mobile: 'মোবাইল',
    fax: 'ফ্যাক্স',
    whatsapp: null,
    weak: 'যোগাযোগ',
  },
  phoneSigns: null,
  contactPages: { terms: null, anywhere: 'সম্পর্ক' },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  organisationNouns: 'বিদ্যালয় কলেজ বিশ্ববিদ্যালয় হাসপাতাল সমিতি ফাউন্ডেশন',
  pageNames: null,
  addressLabels: 'ঠিকানা|প্রধান কার্যালয়|কার্যালয়',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
