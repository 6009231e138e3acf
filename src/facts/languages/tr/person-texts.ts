import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Turkish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: null,
    contacts: null,
    introductions: 'ben',
    landmarks: null,
    welcomes: null,
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: null,
    ages: null,
    afterAges: null,
    actions: null,
    predicates: null,
    speech: 'dedi|diyor',
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: null,
  companions: null,
  kin: null,
  credits: {
    bylines: 'yazan',
    by: null,
    labels: null,
    websites: 'tasarim',
    websiteParts: null,
    websiteBy: null,
  },
  pictures: null,
  letters: {
    closings: null,
    greetings: 'selamlar saygilar saygilarimla tesekkurler merhaba',
  },
  nameLabels: {
    given: null,
    family: 'soyad soyadi',
    givenOrWhole: 'ad adi',
    names: 'isim',
    joining: null,
    qualifiers: null,
    whole: null,
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'unvan|gorevi',
    reached: null,
    ofThings: null,
    columns: 'gorevi|unvan',
    roles: 'gorevi|gorev|unvan|gorevi?|unvani?|pozisyon',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: null,
  things: {
    copulas: null,
    articles: null,
    ends: null,
    passives: null,
    adverbs: null,
    states: null,
    nouns: null,
    publishers: null,
    firmsOfPeople: null,
    attributes: 'renk',
  },
  described: null,
  names: {
    titles: 'bay bayan dr dt dyt ecz gng mim ogr op prof psk sayin uzm uzmdr yrd',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'oglu',
    familyBeginnings: null,
  },
  endings: null,
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'asistan avukat bakan bakani basbakan basbakani baskan baskani cumhurbaskani danisman denetci direktoru ' +
      'doktor eczaci fotografci gazeteci gelistirici genelmudur hekimi hemsire katib kaymakam koordinatoru kurucu ' +
      'kurucusu milletvekili mimar mudur muduru muhasebe muhendis muhtar musavir noter ogretmen ogretmeni ' +
      'operatoru rehber sahibi satis sayman saymani sef sefi sekreter sorumlu sorumlusu sozcusu temsilci ' +
      'temsilcisi usta ustabasi uyesi uzman uzmani valisi yardimcisi yazar yetkilisi yonetici yoneticisi yonetmen ' +
      'yonetmeni',
    occupations:
      'baskanvekili muhasip danismani yetkili mufettis memur memuru muhasebeci savci muhendisi teknikeri ' +
      'elektrikci tesisatci marangoz boyaci kaynakci tamirci sofor garson asci ascibasi pastaci firinci kasap ' +
      'kuafor terzi kuyumcu saatci optisyen bahcivan ciftci arici psikolog antrenoru hakem hekim fizyoterapist ' +
      'diyetisyen psikiyatrist veteriner muezzin muzisyen besteci sarkici oyuncu ressam heykeltiras seramikci ' +
      'kutuphaneci arsivci arastirmaci grafiker yazilimci programci cevirmen tercuman rehberi ortagi isletmeci ' +
      'vali gonullu',
    departments: 'muhasebe satinalma satis',
    duties:
      'muhasebe resepsiyon rezervasyon bakim satis satin-alma lojistik uretim iletisim redaksiyon sekreterya depo ' +
      'atolye mutfak temizlik insan-kaynaklari',
    former: null,
    qualifiers: null,
    adjectives: null,
    labels: 'ilgili isim kisi yazar yetkili yetkilisi',
  },
  entities: {
    heads:
      'anaokulu bayiligi belediyesi birimi birligi bolumu bulvari cad caddesi camii departmani dernegi ek hastanesi ' +
      'ilkokulu kooperatifi koprusu kulubu lisesi mah mahallesi mudurlugu odasi okulu ortaokulu sarani sok sokak ' +
      'subesi temsilciligi universitesi vakfi',
    prefixes: null,
  },
  marks: null,
}
