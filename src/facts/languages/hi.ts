import type { Language } from '../language.ts'

/** Hindi. */
export const HI: Language = {
  code: 'hi',
  otherCodes: null,
  precedence: 34,
  commonWords: null,
  conjunctions: 'और एवं तथा',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'फोन फ़ोन दूरभाष टेलीफोन टेलीफ़ोन',
    mobile: 'मोबाइल मोबाईल मो',
    fax: 'फैक्स फ़ैक्स',
    whatsapp: null,
    weak: 'संपर्क',
  },
  phoneSigns: null,
  contactPages: { terms: null, anywhere: 'संपर्क' },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: null, anywhere: 'हमारे बारे' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'के रूप में',
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
  qualityEndings: null,
  personTitles: 'Pt.|Km.|Kum.|Er.|Ar.',
  personLeads: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'विद्यालय महाविद्यालय विश्वविद्यालय अस्पताल समिति संस्थान केंद्र मंदिर ट्रस्ट पंचायत हॉस्पिटल हॉस्पीटल ' +
    'क्लिनिक चिकित्सालय स्कूल कॉलेज अकादमी एकेडमी संस्था संघ केन्द्र मन्दिर आश्रम न्यास फाउंडेशन फाउण्डेशन ' +
    'बैंक पुस्तकालय प्रतिष्ठान मंडल परिषद स्टोर होटल mahavidyalaya vidyalaya vidyapeeth vishwavidyalaya ' +
    'sanstha samiti parishad sangh gurukul',
  rankWords: null,
  pageNames: 'संपर्क करें हमारे बारे में मुख्य पृष्ठ',
  addressLabels: 'पता|हमारा पता|डाक पता|कार्यालय|मुख्यालय|स्थान|विद्यालय का पता',
  fieldLabels: 'ईमेल पता|पूरा नाम|फ़ोन नंबर|मोबाइल नंबर|संपर्क नंबर',
  townMarks: null,
  boxWords: 'पोस्ट बॉक्स|पो. बॉ.',
  partnerHeadings:
    'भागीदार|हमारे भागीदार|प्रायोजक|हमारे प्रायोजक|ग्राहक|हमारे ग्राहक|दानदाता|सहयोगी|साझेदार|हमारे साझेदार|' + 'सहयोगी संस्थाएं',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'सर्वाधिकार सुरक्षित|सभी अधिकार सुरक्षित|सर्व हक्क राखीव',
  copyrightWords: 'कॉपीराइट',
  postcodeLabels: 'पिन|पिन कोड',
}
