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
  organisationKinds: null,
  qualityEndings: null,
  personTitles: 'Pt.|Km.|Kum.|Er.|Ar.',
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: '[a-z]{2,}(?:preet|vinder|winder|jinder|krishnan?|lakshmi|endra|eshwar|eshwari|eswaran|kumari|nathan)',
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: {
      given: null,
      family: null,
      givenOrWhole: null,
      names: null,
      joining: null,
      qualifiers: null,
      whole: null,
      columns: null,
      caseless: 'नाम',
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: null,
      roles: null,
      caselessRoles: 'पद|पदनाम',
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: {
      titles:
        'adv janab kr kum kumari maulana maulvi moulana moulvi pandit shree shri shrimathi shrimati smt smti sri ' +
        'sushri thiru thirumathi ustad',
      suffixes: null,
      particles: null,
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: 'singh|wala|swamy|murthy',
      familyBeginnings: null,
    },
    endings: null,
    unspaced: null,
    caseless: {
      roles:
        'निदेशक निदेशिका प्रबंधक महाप्रबंधक अध्यक्ष अध्यक्षा उपाध्यक्ष सचिव कोषाध्यक्ष प्रधानाचार्य प्रधानाचार्या ' +
        'लेखक लेखिका संपादक संवाददाता शिक्षक शिक्षिका अधिकारी संयोजक संस्थापक प्राचार्य प्राध्यापक अभियंता डॉक्टर ' +
        'सरपंच प्रभारी सहसंस्थापक सम्पादक महासचिव सहसचिव संरक्षक उपप्रधानाचार्य प्रधानाध्यापक प्रधानाध्यापिका ' +
        'अध्यापक अध्यापिका सदस्य सदस्या ट्रस्टी चेयरमैन प्रिंसिपल मंत्री चिकित्सक मुख्याध्यापक मुख्याध्यापिका ' +
        'कार्यवाह विश्वस्त खजिनदार नगराध्यक्ष नगरसेवक सभापति व्यवस्थापक प्राचार्या डायरेक्टर मैनेजर',
      labels: 'लेखक नाम संपर्क सम्पर्क',
      honorifics:
        'श्री श्रीमती सुश्री कु. पं. स्व. स्वर्गीय पण्डित पंडित मो. डॉ. डॉ डा. प्रो. इंजी. कुमारी डॉ॰ डॉक्टर ' +
        'प्रोफेसर अधिवक्ता एड. अॅड. ॲड.',
      givenNames:
        'राम राजेश सुरेश रमेश महेश गणेश दिनेश मुकेश संजय विजय अजय अनिल सुनील अमित सुमित रोहित राहुल अर्जुन विक्रम ' +
        'विवेक अशोक अरुण प्रदीप संदीप दीपक मनोज पंकज नीरज नितिन सचिन आशीष मनीष सतीश हरीश नरेश योगेश राकेश आनंद ' +
        'आदित्य कृष्ण मोहन मोहम्मद रवि शिव श्याम नरेंद्र राजेंद्र सुरेंद्र महेंद्र सीता गीता सुनीता अनीता कविता पूजा ' +
        'प्रिया नेहा अंजलि रेखा सुषमा उषा आशा लता मीना सीमा रीना वंदना अर्चना ममता शोभा किरण ज्योति अरविंद अरविन्द ' +
        'आलोक अभिषेक अंकित अनुराग अखिलेश अवधेश उमेश ओमप्रकाश कमल कमलेश कैलाश किशोर कुलदीप गौरव गोपाल गोविंद घनश्याम ' +
        'चंद्र चंद्रशेखर जगदीश जितेंद्र जितेन्द्र ज्ञानेंद्र दिलीप देवेंद्र देवेन्द्र धर्मेंद्र धर्मेन्द्र नरेन्द्र ' +
        'नवीन निखिल नंदकिशोर पवन प्रकाश प्रमोद प्रवीण प्रेम बृजेश बलराम भरत भारत भूपेंद्र मदन मधु यशवंत योगेंद्र ' +
        'रविंद्र रवींद्र राजकुमार राजीव राजेन्द्र राधेश्याम रामेश्वर ललित लक्ष्मण विकास विनय विनोद विपिन विष्णु ' +
        'वीरेंद्र वीरेन्द्र शिवकुमार शैलेंद्र शैलेश संतोष सत्येंद्र सुधीर सुभाष सुरेन्द्र सुशील सूरज सौरभ हरि हेमंत ' +
        'कुसुम दीपा नीतू निशा पूनम प्रतिभा प्रियंका बबीता मंजू माया मीरा रश्मि राधा रीता रेणु विद्या शशि शारदा शांति ' +
        'शिल्पा संगीता सरिता सरोज सविता स्वाति',
      things: 'कंपनी कार्यालय विभाग विश्वविद्यालय विद्यालय अस्पताल केंद्र बैंक समिति संस्थान मार्ग सड़क फोन पता लिमिटेड',
    },
    work: null,
    entities: {
      heads: 'bagh bazar chowk galli marg nagar para puram salai vihar',
      prefixes: null,
    },
    marks: null,
  },
  organisationNouns:
    'विद्यालय महाविद्यालय विश्वविद्यालय अस्पताल समिति संस्थान केंद्र मंदिर ट्रस्ट पंचायत हॉस्पिटल हॉस्पीटल ' +
    'क्लिनिक चिकित्सालय स्कूल कॉलेज अकादमी एकेडमी संस्था संघ केन्द्र मन्दिर आश्रम न्यास फाउंडेशन फाउण्डेशन ' +
    'बैंक पुस्तकालय प्रतिष्ठान मंडल परिषद स्टोर होटल mahavidyalaya vidyalaya vidyapeeth vishwavidyalaya ' +
    'sanstha samiti parishad sangh gurukul',
  supporterWords: null,
  rankWords: null,
  pageNames: 'संपर्क करें हमारे बारे में मुख्य पृष्ठ',
  addressLabels: 'पता|हमारा पता|डाक पता|कार्यालय|मुख्यालय|स्थान|विद्यालय का पता',
  fieldLabels: 'ईमेल पता|पूरा नाम|फ़ोन नंबर|मोबाइल नंबर|संपर्क नंबर',
  townMarks: null,
  addressTexts: {
    labels: null,
    units: {
      words: 'khasra|gat no|gali|mouza|thana',
      floors: null,
      floorOrdinals: null,
      doors: null,
      buildings: 'bhavan|bhawan|nivas|niwas|sadan|niketan|nagar',
      beforeStreets: null,
      behindStreets: null,
      behindNumbers: null,
    },
    streetWords: {
      signs: 'Marg Nagar',
      plainEndings: null,
      small: null,
      smallBehind: null,
      smallEndings: null,
      smallDoubtful: null,
      numbered: null,
      beforeNumbers: null,
      routes: null,
      nameless: null,
      lookalikes: null,
    },
    streetNames: null,
    roads: null,
    numberMarks: null,
    boxes: null,
    places: null,
    sentences: null,
    surroundings: null,
    unspaced: null,
  },
  boxWords: 'पोस्ट बॉक्स|पो. बॉ.',
  partnerHeadings:
    'भागीदार|हमारे भागीदार|प्रायोजक|हमारे प्रायोजक|ग्राहक|हमारे ग्राहक|दानदाता|सहयोगी|साझेदार|हमारे साझेदार|' + 'सहयोगी संस्थाएं',
  partnerHeadingWords: null,
  organisationTexts: null,
  invitations: null,
  rightsReserved: 'सर्वाधिकार सुरक्षित|सभी अधिकार सुरक्षित|सर्व हक्क राखीव',
  copyrightWords: 'कॉपीराइट',
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: null,
    places: null,
    preambles: null,
    careers: null,
    pages: {
      imprint: null,
      legal: null,
      contact: 'संपर्क',
      partners: null,
      clients: null,
      people: 'कार्यकारिणी',
      about: null,
    },
    relations: null,
    bodies: null,
    titles: null,
    logos: null,
  },
  contactTexts: null,
  postcodeLabels: 'पिन|पिन कोड',
}
