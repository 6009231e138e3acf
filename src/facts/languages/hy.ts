import type { Language } from '../language.ts'

/** Armenian. */
export const HY: Language = {
  code: 'hy',
  precedence: 45,
  commonWords: null,
  conjunctions: 'և եւ',
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
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'որպես',
    determiners: null,
    members: null,
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: { after: 'յան', endings: 'ը|ն|ին|ի|ից|ով' },
    titles: null,
    composed: null,
    parentWords: null,
    shortNames: null,
  },
  organisationNouns:
    'դպրոց համալսարան հիվանդանոց թանգարան կենտրոն կլինիկա ակադեմիա քոլեջ բանկ հիմնադրամ միություն գրադարան հյուրանոց ռեստորան',
  rankWords: null,
  pageNames: 'կապ մեր մասին',
  addressLabels: 'հասցե|հասցեն',
  fieldLabels:
    'էլեկտրոնային փոստ|էլ. փոստ|էլ. հասցե|էլփոստ|անուն ազգանուն|հեռախոսահամար|աշխատանքային ժամեր|' +
    'ձեր հաղորդագրությունը|իրավաբանական անձ|գրանցման համար',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'գործընկերներ|մեր գործընկերները|գործընկերներ և դոնորներ|հովանավորներ|դոնորներ|հաճախորդներ|պատվիրատուներ',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'բոլոր իրավունքները պաշտպանված են',
  copyrightWords: 'հեղինակային իրավունք',
  postcodeLabels: 'փոստային ինդեքս|ինդեքս|փոստային կոդ',
}
