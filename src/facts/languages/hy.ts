import type { Language } from '../language.ts'

/** Armenian. */
export const HY: Language = {
  code: 'hy',
  precedence: 45,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'հեռ հեռախոս',
    mobile: 'բջջ',
    fax: 'ֆաքս',
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: { after: 'յան', endings: 'ը|ն|ին|ի|ից|ով' },
    titles: null,
  },
  organisationNouns: 'դպրոց համալսարան հիվանդանոց թանգարան կենտրոն',
  pageNames: 'կապ մեր մասին',
  addressLabels: 'հասցե|հասցեն',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'գործընկերներ|մեր գործընկերները|գործընկերներ և դոնորներ|հովանավորներ|դոնորներ|հաճախորդներ|պատվիրատուներ',
  partnerHeadingWords: null,
  invitations: null,
  postcodeLabels: null,
}
