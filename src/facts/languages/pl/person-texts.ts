import type { PersonTexts } from '../../person-texts.ts'
import { WEST_SLAVIC_KIN } from '../../shared/kin.ts'

/** What texts in Polish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'podziekowania dla|gratulacje dla',
    jointWork: null,
    makers: '(?:prowadzon[eya]|reprezentowan[eya]) przez',
    sharedTitles: 'radni|panstwo|bracia|siostry',
    namesakes: 'im\\.|imienia',
    speech: 'wedlug',
    contacts: 'skontaktuj sie z',
    introductions: 'jestem|nazywam sie',
    landmarks: 'obok|naprzeciwko',
    welcomes: 'witamy w',
    offices: 'kancelaria',
    officeKinds: 'radca|radcy|adwokacka|notarialna|prawna',
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'ktor[aye]|ktorego|ktorej',
    ages: 'lat',
    afterAges: null,
    actions:
      'podziekowala?|otrzymala?|zdobyla?|wygrala?|zaspiewala?|prowadzi|prowadzila?|wystapila?|zagrala?|zostala?|' +
      'mieszka|pracuje|opowiedziala?|opowiada|przywitala?|powitala?|wreczyla?|wyjasnia|tlumaczy|zaznacza',
    predicates: null,
    speech: 'mowi|powiedzial|powiedziala|podkresla|dodaje',
    possessions: null,
    adjectives: null,
    firms: null,
    units: 'lat',
    centuries: null,
  },
  appointments: {
    appointed: null,
    passives: 'zostala?',
    adverbs: null,
    elected: 'wybran[ya]|mianowan[ya]',
    isNamed: 'jest',
    since: 'od',
  },
  companions: null,
  kin: WEST_SLAVIC_KIN,
  credits: {
    bylines: '(?:napisane|opublikowane|dodane) przez|napisala?|dodala?|autorka',
    by: 'przez',
    labels: 'napisane przez',
    websites: 'strona|projekt|wykonanie|realizacja',
    websiteParts: null,
    websiteBy: 'przez',
  },
  pictures: {
    signs: null,
    credits: 'fot\\.?|zdj\\.?|zdjecie|zdjecia',
    portraits: null,
    of: null,
    leftToRight: 'od lewej',
    positions: null,
  },
  letters: {
    closings: 'pozdrawiam|z powazaniem',
    greetings: 'czesc pozdrawiam pozdrowienia dziekuje witam',
  },
  nameLabels: {
    given: null,
    family: 'nazwisko',
    givenOrWhole: 'ime imie imiona',
    names: null,
    joining: 'i',
    qualifiers: null,
    whole: null,
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'stanowisko|funkcja',
    reached: null,
    ofThings: null,
    columns: 'stanowisko|funkcja',
    roles: 'stanowisko|funkcja|dzial|rola|zakres obowiazkow|specjalizacja',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: {
    marks: 'opinie|recenzje',
    staffMarks: null,
    headings: 'opinie|co mowia|recenzje',
    speakers: 'prelegenci',
    speakerTitles: 'prelegent|prelegentka|gosc|prowadzacy|prowadzaca|moderator(?:ka)?',
    speakerPaths: null,
    staff: null,
    titles: 'klient(?:ka)?',
    stars: null,
    counts: null,
    dates: null,
    spokespeople: 'prezes|dyrektor',
  },
  titles: {
    degreeFields: null,
    abbreviations:
      'p|wych|kan|pral|prob|ml|st|sierz|asp|podkom|nadkom|podinsp|insp|plk|pplk|mjr|ppor|npor|kpr|plut|chor|szer|' +
      'bryg|mlbryg|strz|druh|dh|naucz|ped',
    officers: null,
    copulas: 'jest|są',
    of: 'w|u',
    joiners: null,
    citing: null,
    determiners: 'nasz|nasza',
    articles: null,
    verbs: 'jest|zostaje|zostala?|bedzie|pracuje jako',
    notBefore: null,
    ends: null,
  },
  things: {
    copulas: 'jest',
    articles: null,
    ends: null,
    passives: null,
    adverbs: null,
    states: null,
    nouns: 'spolka',
    publishers: null,
    firmsOfPeople: null,
    attributes: 'kolor|miasto',
  },
  described: {
    articles: null,
    notPeople: null,
    joiners: null,
    workEndings: null,
    of: null,
    pronouns: null,
    bornVerbs: 'urodził(?:a)? się',
    born: 'ur\\.',
  },
  names: {
    titles: 'adw apl bp druh druhna dyr hab inz ks op pani panstwo pplk przew wicedyr',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: 'PHU|PPHU|FHU|PPUH|ZUH|PUH|FUH|ZPHU',
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: '[dszc]k[iay]|wicz|czyk|czak',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: 'ost|osc|osci|nie',
    roles: null,
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'adiunkt adwokat agronom asystent asystentka asystentki autorka bibliotekarka bibliotekarz brygadzista ' +
      'burmistrz burmistrza chorazy czlonkini dentysta diakon dietetyk doradca dyrektor dyrektora dyrektorka ' +
      'dziekan dziennikarka dziennikarz ekonom ekspert ekspertka enolog fizjoterapeuta fotografka fryzjer ' +
      'gospodarz graficzka grafik handlowiec higienista inspektor instruktor inzynier kapelnik kapitan kardiolog ' +
      'kasjerka katecheta kierowniczka kierownik kierownika komendant komendanta konserwator konsultant ' +
      'konsultantka koordynator koordynatorka kronikarka kronikarz ksiegowa ksiegowy kucharka lekarka lekarz ' +
      'logopeda magazynier menadzer menadzerka naczelnik naczelnika nauczyciel nauczycielka notariusz opiekun ' +
      'organista pedagog pelnomocnik pielegniarka polozna pomocnik posel poslanka prezes prezesa prezeska ' +
      'prezydent proboszcz programista programistka projektant prokurent przedstawiciel przedstawicielka ' +
      'przewodniczaca przewodniczacego przewodniczacy psycholog radca radna radny redaktor redaktorka ' +
      'rejestratorka rewident rzecznik sedzia sekretarz sekretarza skarbniczka skarbnik skarbnika soltys ' +
      'specjalista specjalistka sprzedawca starosta starosty trener trenerka weterynarz wicedyrektor ' +
      'wicedyrektorka wiceprezes wiceprezeska wikariusz wlasciciel wlascicielka wojewoda wojt wojta ' +
      'wspolwlasciciel wychowawca wychowawczyni zalozyciel zalozycielka zastepca',
    occupations:
      'wspolzalozyciel wspolzalozycielka ' +
      'wiceprzewodniczacy wiceprzewodniczaca czlonek zastepczyni brygadier majster inspektorka podinspektor ' +
      'kadrowa doradczyni recepcjonista recepcjonistka sprzedawczyni kierowca mechanik lakiernik blacharz elektryk ' +
      'hydraulik stolarz ciesla murarz malarz dekarz spawacz slusarz kowal tapicer krawiec krawcowa szewc ' +
      'zegarmistrz jubiler optyk optometrysta fryzjerka kosmetyczka masazysta masazystka ogrodnik ogrodniczka ' +
      'florysta florystka rolnik pszczelarz piekarz cukiernik rzeznik kucharz szef-kuchni kelner kelnerka ' +
      'gospodyni wozny wozna dozorca sprzataczka instruktorka druzynowy druzynowa dentystka pielegniarz ratownik ' +
      'farmaceuta farmaceutka fizjoterapeutka rehabilitantka dietetyczka psychiatra psychoterapeutka laborant ' +
      'laborantka higienistka komornik prawnik prawniczka mediatorka architektka geodeta projektantka rzeczoznawca ' +
      'posrednik posredniczka katechetka organistka koscielny dyrygent dyrygentka chormistrz muzyk wokalista ' +
      'wokalistka kompozytor rezyser rezyserka aktor aktorka plastyk plastyczka rzezbiarz ceramik archiwista ' +
      'kustosz kustoszka doktorant informatyk tlumacz tlumaczka przewodnik przewodniczka wspolwlascicielka ' +
      'fundator fundatorka wspolnik rzeczniczka opiekunka wolontariusz wolontariuszka stazysta stazystka ' +
      'praktykant ' +
      'aplikant aplikantka inspektora radcy',
    departments: 'biuro dyzurka kadry ksiegowosc obsluga sprzedaz sprzedazy zakupy',
    duties:
      'administracja ksiegowosc kadry place recepcja rezerwacje konserwacja sprzedaz zakupy logistyka produkcja ' +
      'komunikacja redakcja sekretariat magazyn warsztat kuchnia rozliczenia marketing serwis',
    former: 'byly byla emerytowany emerytowana',
    qualifiers: 'dzial',
    adjectives:
      'generalny generalna wykonawczy wykonawcza zarzadzajacy zarzadzajaca handlowy handlowa finansowy finansowa techniczny techniczna artystyczny artystyczna naczelny naczelna operacyjny operacyjna honorowy honorowa',
    labels: 'autorzy czlonkowie imie kontaktowa nazwisko osoba osoby wykonawcy wystapia zagraja obsada',
  },
  entities: {
    heads: 'stadion ulica',
    prefixes:
      'aleja aleje fundacja gmina im imienia kosciol muzeum os osiedle parafia pl plac powiat rondo starostwo ' +
      'studio szkola szpital teatr ul ulica uniwersytet',
  },
  marks: {
    bylines: null,
    people: null,
    roles: 'stanowisko',
    pages: 'kadra|zespol',
  },
}
