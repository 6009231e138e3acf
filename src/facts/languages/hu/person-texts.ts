import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Hungarian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: null,
  behind: {
    relatives: 'aki|akinek|akit',
    relativesBehindComma: null,
    ages: 'eves|evesen',
    afterAges: null,
    actions: null,
    predicates: null,
    speech: 'mondta',
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
    bylines: 'irta',
    by: null,
    labels: null,
    websites: null,
    websiteParts: null,
    websiteBy: null,
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: null,
    leftToRight: 'balrol jobbra',
    positions: null,
  },
  letters: {
    closings: null,
    greetings: 'udv udvozlettel tisztelettel koszonom',
  },
  nameLabels: {
    given: 'keresztnev utonev',
    family: 'vezeteknev csaladnev',
    givenOrWhole: null,
    names: 'nev',
    joining: 'es',
    qualifiers: null,
    whole: 'teljes nev',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: null,
    reached: null,
    ofThings: null,
    columns: 'beosztas',
    roles: 'beosztas|ugykor|munkakor|feladat|feladatkor|tisztseg|szerepkor|szakterulet',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: null,
  things: null,
  described: null,
  names: {
    titles: 'dr ifj ozv',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: null,
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: null,
    roles: 'igazgato|vezeto|mester|tanacsado',
    occupations:
      'szervezo|felelos|orvos|tanar|pedagogus|ugyintezo|eloado|gondnok|szerelo|elnok|titkar|helyettes|kezelo|' +
      'ellenor|mernok|munkatars|tisztviselo|szakerto|referens|edzo|konyvelo|asszisztens|koordinator|vezetoje|' +
      'igazgatoja|felelose|tisztviseloje',
    streets: 'utca',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'alapito alelnok aljegyzo alpolgarmester asszisztens borasz cegvezeto edzo elnok elnokhelyettes eloado ' +
      'epitesz fejleszto fogorvos foorvos gondnok gyogypedagogus gyogyszeresz haziorvos helyettes igazgato ' +
      'igazgatohelyettes intezmenyvezeto jegyzo kantor kapcsolattarto karnagy kepviselo konyvelo konyvtaros ' +
      'kozjegyzo lelkesz mernok miniszter miniszterelnok munkatars orgonista orvos osztalyfonok ovodapedagogus ' +
      'ovodavezeto ovono pedagogus penztarnok penztaros plebanos polgarmester professzor pszichologus referens ' +
      'szakasszisztens szakerto szaktanar szerkeszto szerzo szolista szovivo tanar tanito titkar tulajdonos ' +
      'ugyintezo ugyved ugyvezeto ujsagiro vedono vezerigazgato vezeto',
    occupations:
      'dajka allatorvos gyogytornasz gyogymasszor logopedus fejlesztopedagogus szocialis-munkas csaladsegito ' +
      'gondozo gondozono apolono szuleszno optikus fodrasz kozmetikus masszor tisztviselo adatvedelmi-tisztviselo ' +
      'muvelodesszervezo kozmuvelodesi falugondnok tanyagondnok hivatalsegito tanacsnok fojegyzo foeloado titkarno ' +
      'konyvvizsgalo berszamfejto ellenor felugyelobizottsagi-tag bizottsagi-tag tanarno oktato vezetoedzo ' +
      'szertaros palyagondnok zenesz enekes zeneszerzo rendezo szinesz festomuvesz szobrasz keramikus iparmuvesz ' +
      'muzeologus leveltaros kutato docens adjunktus lelkipasztor diakonus esperes hitoktato sekrestyes ' +
      'egyhazgondnok presbiter ugyvedjelolt jogasz jogtanacsos vegrehajto ingatlankozvetito ertekbecslo ' +
      'muszaki-ellenor muvezeto ertekesito beszerzo raktaros sofor szerelo autoszerelo villanyszerelo ' +
      'vizvezetekszerelo gazszerelo komuves burkolo festo-mazolo hegeszto karpitos varrono cukrasz konyhafonok ' +
      'felszolgalo pincer szolesz szolosgazda kerteszmernok erdesz tarsulajdonos projektmenedzser menedzser ' +
      'sajtoreferens foszerkeszto fotografus grafikus informatikus programozo rendszergazda fordito tolmacs ' +
      'hazigazda vendeglato szallasado onkentes parancsnok tuzolto tuzoltoparancsnok polgaror korzeti-megbizott ' +
      'rendor szazados ornagy vezetoje igazgatoja elnoke titkara tisztviseloje felelose munkatarsa kepviseloje ' +
      'ugyvezetoje tulajdonosa alapitoja szervezoje szerkesztoje edzoje polgarmestere jegyzoje lelkesze gondnoka ' +
      'koordinatora ' +
      'dajka',
    departments: 'ertekesites konyveles logisztika penzugy titkarsag ugyfelszolgalat',
    duties:
      'gazdasag karbantartas foglalas recepcio beszerzes gyartas kommunikacio szerkesztoseg muhely raktar konyha ' +
      'takaritas berbeadas adougy adougyek penztar anyakonyv hagyatek iktatas ugyfelfogadas',
    former: null,
    qualifiers: null,
    adjectives: null,
    labels:
      'felelos kapcsolattarto munkatarsaink nev szallasado szerzo tagjai beszelgetopartner eloadok eloado ' +
      'kozremukodnek fellepok',
  },
  entities: {
    heads:
      'alapitvany csoport egyesulet egyseg fiokiroda fogaszat foosztaly gimnazium gyujtemeny hivatal igazgatosag ' +
      'iroda iskola kepviselet kirendeltseg kozpont onkormanyzat osztaly ovoda patika reszleg szervezet ' +
      'szovetkezet telephely ter titkarsag ugynokseg ugyosztaly ut utca uzletag uzlethelyiseg',
    prefixes: null,
  },
  marks: null,
}
