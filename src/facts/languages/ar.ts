import type { Language } from '../language.ts'

/** Arabic. */
export const AR: Language = {
  code: 'ar',
  otherCodes: null,
  precedence: 30,
  commonWords: null,
  conjunctions: 'و',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'هاتف الهاتف تلفون التلفون تليفون التليفون بدالة سنترال اتصل للاتصال',
    mobile: 'جوال الجوال جوّال موبايل الموبايل موبائل محمول المحمول نقال النقال خلوي خليوي',
    fax: 'فاكس الفاكس تلفاكس تليفاكس ناسوخ',
    whatsapp: 'واتساب واتس واتس+اب وتساب',
    weak: 'للتواصل تواصل ثابت',
  },
  phoneSigns: null,
  contactPages: { terms: 'اتصل|تواصل معنا', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'فريق', anywhere: null },
  aboutPages: { terms: 'من نحن|عن الشركة', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'بصفته|بصفتها|بوصفه',
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
  organisationKinds: {
    heads: null,
    clear: null,
    firms: null,
    trades: null,
    small: null,
    endings: null,
    stems: null,
    units: null,
    modifiers: null,
    uses: null,
    neighbours: null,
    partnerships: null,
    uncased: {
      heads: 'شركة مؤسسة شركه',
      stops:
        'في من على إلى الى عن مع منذ عام سنة بين حيث إن أن ان هو هي وهي وهو هذا هذه التي الذي والتي ثم أو او قد كانت ' +
        'كان تم لدى عند بعد قبل حتى كل جميع الحقوق حقوق محفوظة محفوظه محفوظ تأسست تأسس أسست تعتبر تعد تعمل تقدم تقوم ' +
        'تقع تمتلك توفر أعلنت اعلنت وقعت نحن كما رائدة رائد متخصصة سعودية عربية محلية عالمية دولية مساهمة خاصة ذات ' +
        'تابعة متكاملة حديثة ناشئة مسجلة مصنفة مرخصة معتمدة أخرى اخرى واحدة كبيرة كبرى صغيرة هندسية تجارية مقرها ' +
        'ومقرها بالتعاون بإدارة مدير موقع لدينا أي اي ما هاتف فاكس ص.ب',
      reserved: 'محفوظة محفوظه',
    },
  },
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: '(?:abd(?:al|el|ul|ou|ur|us)[a-z]{3,}|[a-z]{3,}(?:ullah|uddin|eddine))',
    parentWords: null,
    shortNames: null,
    generations: null,
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
      caseless: 'الاسم|الإسم|اسم الموظف',
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: null,
      roles: null,
      caselessRoles: 'المنصب|الوظيفة|المسمى الوظيفي',
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: {
      titles: null,
      suffixes: null,
      particles: 'el|al|ibn',
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: null,
      familyBeginnings: 'al-|el-|ibn',
    },
    endings: null,
    unspaced: null,
    caseless: {
      roles:
        'المدير المديرة مدير مديرة مدراء الرئيس الرئيسة رئيس رئيسة نائب نائبة وكيل وكيلة مساعد مساعدة مسؤول مسؤولة ' +
        'مسئول مشرف مشرفة منسق منسقة سكرتير سكرتيرة أمين أمينة محاسب محاسبة مهندس مهندسة طبيب طبيبة استشاري استشارية ' +
        'أخصائي أخصائية أستاذ أستاذة محاضر معلم معلمة مدرس مدرسة محامي محامية مستشار مستشارة مندوب مندوبة ممثل ممثلة ' +
        'مستخدم موظف موظفة عضو المؤسس المؤسسة مؤسس مؤسسة صاحب صاحبة مالك مالكة الكاتب الكاتبة كاتب كاتبة المحرر محرر ' +
        'محررة مراسل مراسلة صحفي صحفية باحث باحثة عميد عميدة',
      labels: 'بقلم كتب كتبت إعداد تحرير الاسم كتبه كتبها مأت',
      honorifics:
        'السيد السيدة السيّد السيّدة الآنسة الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الشيخة الحاج ' +
        'المحامي المحامية اللواء العميد العقيد القاضي أ.د. د. د/ م. م/ أ. أ/ المستشار المستشارة الأديب المرحوم ' +
        'العلامة معالي سعادة فضيلة',
      givenNames:
        'مايك مايكل دونالد باراك هيلاري روبرت ريتشارد ديفيد دافيد دانيال بيتر ستيف ستيفن جيمس جيسيكا جينيفر مارتن ' +
        'ماري ماريا توني وليام ويليام تشارلز إيمانويل فرانسوا نيكولا بيير أنجيلا فلاديمير سيرجي ألكسندر ديمتري بوريس ' +
        'أنطونيو بنيامين غابي إيلي ايلي جوني كلود رولا رولان ريتا ريمون سيمون شربل طوني فادي كارول مارون ميلاد نقولا ' +
        'هنري يولا إلهام نعيمة طه تركى جبران مشاري غسان سمير إياد اياد مشلين جومانا حلا سامح مي نورهان نصرة كارمن ' +
        'ممدوح عمرو سماح إنتشال رجاء شهيرة علاء اسماء حسام سيد إيمى أمير هانى إسلام ضحى مصطفي مجدي نبيلة نجيب وجدي ' +
        'وسام وليم يسري يحيي زهير زينة سهير سهى سوسن شادي شاكر شوقي صبحي صبري صفاء طلعت عاطف عبدالفتاح عبدالحميد ' +
        'عبدالحكيم عبدالسلام عبدالقادر عبدالوهاب عدنان عزت عزة عزيز عصام عفاف علياء عوض فتحي فريد فريدة فكري قيس ' +
        'كارم لؤي لبنى لمياء مدحت مراد مرتضى مروة معتز معمر مفيد منذر منير مهند مؤيد ميادة ميساء ناجي نادر نانسي نهى ' +
        'نيفين هاشم هديل هيفاء وجيه ورد يزن يعقوب يونس ثروت جلال جودت جورج جوزيف حسني حسنين حلمي حمادة حنا خليل خيري ' +
        'رؤوف رباب رشيد رفعت رفيق رمزي زاهر زكي شفيق شكري صادق صبا طاهر ظافر عارف عباس عدلي عقيل عمار غازي غالب فايز ' +
        'فوزي فيروز قصي كامل كميل لطفي ليث مأمون مجيد مختار مصعب معن ملحم منيرة ميشال ميشيل نوال هادي هاجر هنادي هنا ' +
        'وديع يارا إيهاب ايهاب أنور انور أمجد امجد أنيس أنيسة آمال أماني أمنية ايمان إيناس أحلام أسيل أفنان اروى ' +
        'أريج حيدر حسان باسل بشار بشير بهاء توفيق جواد جهاد جمانة محمدجواد محمدباقر أحمد احمد محمد محمود مصطفى علي ' +
        'عمر عثمان حسن حسين خالد سعد سعود سعيد سلطان سلمان سليمان سالم سامي سامر صالح صلاح طارق طلال عادل عامر ' +
        'عبدالله عبد عبدالرحمن عبدالعزيز عبدالكريم عبدالمجيد عماد عيسى فؤاد فارس فاروق فهد فيصل فراس قاسم كريم كمال ' +
        'ماجد مازن مالك ماهر مروان معاذ منصور موسى مها ناصر نايف نبيل نزار هاني هشام هيثم وائل وليد ياسر ياسين يحيى ' +
        'يوسف إبراهيم ابراهيم إسماعيل أسامة أشرف أكرم أمين أنس أيمن باسم بدر بسام بلال تامر تركي تيسير ثامر جابر ' +
        'جاسم جمال جميل حازم حاتم حامد حمد حمدان حمزة رائد رامي راشد رضا رمضان رياض زكريا زياد زيد شريف فاطمة عائشة ' +
        'مريم زينب خديجة سارة نورة نوره نور نوف منى ليلى لينا لمى هند هدى هالة هبة حنان رنا رانيا ريم رشا دينا دانا ' +
        'دلال سلمى سمر سميرة سناء سعاد شيماء عبير غادة فرح لطيفة منال ندى نادية نجلاء وفاء ياسمين آمنة آلاء أسماء ' +
        'أمل إيمان بشرى جواهر العنود روان شهد أمينة',
      things:
        'التي الذي الذين اللذين اللتين الآن اليوم أمس غدا المقبل الماضي الجاري الحالي القادم المبارك الكريم صحيفة ' +
        'قناة وكالة مسلسل فيلم شركة مؤسسة مجموعة مكتب فرع قسم إدارة وزارة جامعة كلية مدرسة مستشفى مركز بنك جمعية ' +
        'هيئة دار معهد نادي مطعم فندق محل سوق شارع طريق حي مدينة مبنى برج هاتف جوال بريد عنوان الموقع الرئيسية ' +
        'الصفحة خدمات خدماتنا منتجاتنا مشاريعنا',
    },
    work: null,
    entities: null,
    marks: null,
  },
  organisationNouns:
    'مركز مستشفى جمعية مدرسة جامعة عيادة مكتب مجمع معهد نادي فندق مطعم بلدية وزارة غرفة اتحاد هيئة بنك مسجد ' +
    'صيدلية مختبر أكاديمية روضة كلية',
  rankWords: null,
  pageNames: 'الأطباء الرئيسية اتصل بنا من نحن فريقنا فريق العمل خدماتنا الأخبار تواصل معنا مجلس الإدارة أطباؤنا',
  addressLabels: 'العنوان|المقر|عنوان المكتب|عنوان|عنواننا|المقر الرئيسي|المركز الرئيسي|الفرع الرئيسي|الموقع',
  fieldLabels: 'البريد الإلكتروني|الاسم الكامل|رقم الهاتف|ساعات العمل',
  townMarks: null,
  addressTexts: {
    labels: {
      clear: null,
      qualifiers: null,
      locations: 'الموقع|المقر الرئيسي',
      sure: null,
      others: null,
      tails: null,
      fields: null,
    },
    units: {
      words:
        'حي|الحي|منطقة|المنطقة|ضاحية|برج|مبنى|عمارة|بناية|الدور|الطابق|طابق|دور|شقة|مكتب|محل|وحدة|فيلا|قطعة|قسيمة|' +
        'مجمع|مركز|سوق|بجوار|بجانب|مقابل|أمام|خلف|قرب|تقاطع',
      floors: null,
      floorOrdinals: null,
      doors: null,
      buildings: null,
      beforeStreets: null,
      behindStreets: null,
      behindNumbers: null,
    },
    streetWords: {
      signs: 'شارع طريق',
      plainEndings: null,
      small: null,
      smallBehind: null,
      smallEndings: null,
      smallDoubtful: null,
      numbered: 'شارع زنقة',
      beforeNumbers: null,
      routes: null,
      nameless: null,
      lookalikes: null,
    },
    streetNames: null,
    roads: null,
    numberMarks: {
      beforeNumbers: 'رقم',
      alone: 'رقم',
      houses: null,
      beforeColons: 'ب|رقم',
    },
    boxes: {
      forms: 'ص\\. ?ب\\.?|صندوق (?:ال)?بريد',
      endings: null,
    },
    places: null,
    sentences: null,
    surroundings: {
      contacts:
        'هاتف|الهاتف|تلفون|تليفون|فاكس|الفاكس|جوال|موبايل|محمول|بريد|البريد الإلكتروني|إيميل|ايميل|الرمز البريدي|' +
        'مدير|المدير',
      phones: null,
      notPlaces: null,
      countsBefore: null,
      countsBehind: null,
      rangeWords: null,
      bylines: null,
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'شركاؤنا|الشركاء|شركاء|عملاؤنا|العملاء|الرعاة|رعاتنا|الداعمون|داعمونا|المانحون|الجهات الداعمة|الجهات المانحة|' +
    'الموردون|زبائننا',
  partnerHeadingWords: 'و',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'صفحة',
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
    labels: null,
    clients: null,
    notices: {
      followers: null,
      wholeFollowers: 'تصميم|برمجة|تطوير|تنفيذ',
      leads: null,
      subjects: null,
      software: null,
      authorLinks: null,
      rightsHolders: null,
      pictures: null,
      pictureSources: null,
      pictureCredits: null,
      licences: null,
    },
    blocks: null,
    phones: {
      shared: 'بدالة|البدالة|سنترال',
      phoneWords: null,
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved:
    '(?:(?:جميع|كل|كافة) )?(?:ال)?حقوق (?:النشر |الملكية )?محفوظ[ةه](?: (?:لدى |لصالح |لموقع |لـ ?|لل?(?=\\p{L})))?',
  copyrightWords: null,
  organisationSentences: null,
  contactTexts: {
    signs: null,
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: 'البريد',
      touchingLabels: null,
      invitations: null,
      proseWords: null,
      determiners: null,
    },
    numbers: null,
    phones: null,
    noise: null,
  },
  postcodeLabels: 'الرمز البريدي',
}
