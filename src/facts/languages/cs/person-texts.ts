import type { PersonTexts } from '../../person-texts.ts'
import { WEST_SLAVIC_KIN } from '../../shared/kin.ts'

/** What texts in Czech say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'diky',
    jointWork: null,
    makers: null,
    sharedTitles: 'manzele',
    namesakes: null,
    speech: 'podle',
    contacts: 'kontaktujte',
    introductions: 'jmenuji se|jsem|pod vedenim',
    landmarks: 'naproti',
    welcomes: 'vitejte (?:v|na)',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'kter[yae]|jehoz|jejiz',
    ages: 'let',
    afterAges: null,
    actions: 'podekovala?|ziskala?|vyhrala?|zije|bydli|predstavila?|vysvetluje|rika',
    predicates: null,
    speech: 'rekl|rekla|uvedl|uvedla',
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: {
    appointed: null,
    passives: null,
    adverbs: null,
    elected: null,
    isNamed: 'je',
    since: null,
  },
  companions: null,
  kin: WEST_SLAVIC_KIN,
  credits: {
    bylines: 'opublikoval|napsala?|vlozila?',
    by: null,
    labels: null,
    websites: 'tvorba|vytvoril[ao]?',
    websiteParts: null,
    websiteBy: null,
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: null,
    leftToRight: 'zleva',
    positions: null,
  },
  letters: {
    closings: 's pozdravem',
    greetings: 'ahoj pozdravy zdravim dekuji dobry pozdrav',
  },
  nameLabels: {
    given: null,
    family: 'prijmeni',
    givenOrWhole: 'jmeno',
    names: null,
    joining: 'a',
    qualifiers: null,
    whole: null,
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'funkce',
    reached: null,
    ofThings: null,
    columns: 'funkce',
    roles: 'funkce|pozice|pracovni zarazeni|agenda|role',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: {
    marks: 'hodnoceni|recenze',
    staffMarks: null,
    headings: 'reference zakazniku',
    speakers: null,
    speakerTitles: null,
    speakerPaths: null,
    staff: null,
    titles: null,
    stars: null,
    counts: null,
    dates: null,
    spokespeople: null,
  },
  titles: {
    degreeFields: null,
    abbreviations: 'prap|nprap|rtm|genmjr|genpor|vdp|odb|asist|spec|vlc',
    officers: null,
    copulas: 'je|jsou',
    of: 'v',
    joiners: null,
    citing: null,
    determiners: null,
    articles: null,
    verbs: 'je|(?:pracuje|pusobi) jako',
    notBefore: null,
    ends: null,
  },
  things: {
    copulas: 'je',
    articles: null,
    ends: null,
    passives: null,
    adverbs: null,
    states: null,
    nouns: 'spolecnost',
    publishers: null,
    firmsOfPeople: null,
    attributes: 'barva',
  },
  described: {
    articles: null,
    notPeople: null,
    joiners: null,
    workEndings: null,
    of: null,
    pronouns: null,
    bornVerbs: null,
    born: 'narozen[aá]?',
  },
  names: {
    titles: 'bc csc doc ing judr kapt manzele mddr mudr mvdr paeddr phdr rndr thdr',
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
    nouns: 'stvi',
    nounsOrNames: null,
    roles: 'mistr',
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'advokatka architekt asistent asistentka cenzor dirigent ekonomka enolog fotografka hejtman hejtmanka ' +
      'hospodarka hygienist inzenyr inzenyrka jednatel jednatelka kancelist kapitan knihovnice knihovnik konatelka ' +
      'koordinator kronikar kucharka lekar lekarka lektor lektorka logoped majitel majitelka manazer manazerka ' +
      'matrikar matrikarka ministr mistopredseda mistopredsedkyne mistostarosta mistostarostka mistr nacelnik ' +
      'namestek novinar obchodni obchodnik obchodny pedagog podzupan pokladni pokladnik poradce poradkyne poslanec ' +
      'poslankyne predseda predsedkyne predsedu predsedy predstavitel predstavitelka primar primator prodekan ' +
      'profesorka projektant psycholog redaktorka reditel reditele reditelka revizorka sbormistryne sefkuchar ' +
      'sefredaktor sefredaktorka sekretarka senator senatorka sestra skladnik skolnik spravce starosta starostka ' +
      'starostu starosty stavbyvedouci tajemnice tajemnik trener trenerka ucetni ucitel ucitelka varhanik vedouci ' +
      'velitel velitelka veterinar vychovatel vychovatelka zapisovatel zastupce zastupkyne zastupnik zborovoditel',
    occupations:
      'konzultant konzultantka spoluzakladatelka ' +
      'hospodar clenka zastupitel zastupitelka radni referentka recepcni prodavacka nakupci ridic mechanik ' +
      'automechanik lakyrnik klempir karosar elektrikar instalater topenar truhlar malir pokryvac svarec zamecnik ' +
      'calounik svadlena obuvnik hodinar zlatnik optometrista kadernik kadernice kosmeticka maser maserka ' +
      'zahradnice florista vcelar vinar vinarka cukrar cukrarka cisnik servirka spravkyne domovnik uklizecka ' +
      'psycholozka logopedka instruktorka rozhodci primarka zubarka hygienistka lekarnik lekarnice fyzioterapeutka ' +
      'nutricni-terapeutka psychiatr psychoterapeutka veterinarka laborantka notarka exekutor pravnik pravnicka ' +
      'architektka projektantka geodet odhadce maklerka jahen kostelnik varhanice hudebnik zpevak zpevacka ' +
      'skladatel skladatelka reziser reziserka herec herecka vytvarnik vytvarnice sochar keramik keramicka ' +
      'archivar kustod kurator kuratorka graficka programatorka vyvojar prekladatel prekladatelka tlumocnik ' +
      'tlumocnice pruvodce pruvodkyne spolumajitel spolumajitelka zakladatel zakladatelka spoluzakladatel ' +
      'spolecnik prokurista mluvci tiskovy-mluvci koordinatorka dobrovolnik dobrovolnice hasic',
    departments: 'ekonomat fakturace mzdy nakup prodej ucetnictvi uctarna',
    duties:
      'administrativa sprava ucetnictvi uctarna recepce rezervace udrzba prodej nakup logistika vyroba redakce ' +
      'sekretariat sklad dilna kuchyne uklid fakturace personalistika podatelna matrika',
    former: 'byvaly byvala',
    qualifiers: null,
    adjectives: null,
    labels: 'clenove clenovi jmeno kontaktni zastoupena zastoupeny zastupnik zpracoval ucinkuji vystupujici',
  },
  entities: {
    heads: 'model nabrezi namesti trida ulice',
    prefixes: 'nabrezi nam namesti obec trida ul ulice',
  },
  marks: null,
}
