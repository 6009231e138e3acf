import type { Language } from '../language.ts'

/** Polish. */
export const PL: Language = {
  code: 'pl',
  otherCodes: null,
  precedence: 12,
  commonWords: 'jest się nie na dla oraz od do lub w z są nasze jak',
  conjunctions: 'i oraz',
  days: 'pon wt śr czw pt sob niedz poniedziałek piątek',
  months: null,
  phoneLabels: {
    voice: 'infolinia zadzwoń dzwoń',
    mobile: 'kom komórka komórkowy komórk_',
    fax: 'faks _faks',
    whatsapp: null,
    weak: 'biuro rezerwacje rezerwacja rejestracja sekretariat',
  },
  phoneSigns: null,
  contactPages: { terms: 'kontakty', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'zespol', anywhere: null },
  aboutPages: { terms: 'o nas|o firmie', anywhere: null },
  formerJobs: 'wcześniej|poprzednio|pracował|były |była ',
  workLeads:
    '(?:pracuje|pracował|pracowała|zatrudnion[ya]) (?:w|we|dla)|(?:wykłada|wykładał|wykładała|studiował|studiowała) na',
  memberships: 'członek|członkiem|członkini',
  roleTexts: {
    before: 'jako|w roli|pełniąc funkcję',
    behind: null,
    determiners: 'nasz nasza nasi nasze',
    members: 'członek członkini',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'muzeum teatr biblioteka galeria hotel restauracja szpital szkoła',
  organisationKinds: {
    heads: 'Uniwersytet Politechnika Fundacja Stowarzyszenie',
    clear: null,
    firms: null,
    trades: null,
    small: null,
    endings: null,
    stems:
      'Piekarni|Cukierni|Restauracj|Szpital|Szko[łl]|Miast|Gmin|Powiat|Urz[ęą]d|Spółdzieln|Spółdzielcz|Zakład|' +
      'Kancelari|Aptek|Księgarni|Wydawnictw|Muze|Teatr|Parafi|Nadleśnictw|Hurtowni|Bank|Fundacj|Stowarzyszen|' +
      'Uniwersytet|Politechni[kc]|Starostw',
    units: 'wydział|katedra',
    modifiers: 'recepcja rezerwacja rezerwacje rejestracja',
    uses: null,
    neighbours: null,
    partnerships: {
      joins: 'i',
      tails: 'Synowie|Syn|Partnerzy|Wspólnicy',
      signTails: null,
      strangers: 'klienci ojciec',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'mec.|ks.|o.|lek.|lek. med.|lek. dent.|lek. stom.|lek. wet.|red.|dh|dh.|hm.|phm.|pwd.|kpt.|por.|gen.|' +
    'adw.|r.pr.|r. pr.|not.|bp|bp.|abp|abp.|kard.|s.|br.|śp.|śp|ś.p.|arch.|mgr farm.|farm.|piel.|dyr.|' +
    'prez.|Pani|pani|Pan|pan|pana|panią|panu|Pana|Panią|Panu|st. kpt.|st. bryg.|mł. bryg.|lic.|tech.|' +
    'położna|wójt|sołtys',
  personLeads:
    'napisala?|prowadzi|poprowadzi|wyglosi|zagra|zaspiewa|wystapi|zalozyla?|przez|autorstwa|' +
    '(?:gosciem|goscmi) (?:bedzie|beda)|zona|wraz z',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'podstawowa ochotnicza straż pożarna nadleśnictwo gospodarstwo zespół szkół gminny klub związek towarzystwo ' +
    'bractwo uniwersytet szkoła fundacja stowarzyszenie urząd szpital hurtownia gmina powiat starostwo gimnazjum ' +
    'liceum przedszkole muzeum restauracja apteka wydawnictwo kancelaria przychodnia piekarnia zakład pensjonat ' +
    'teatr biblioteka parafia spółdzielnia żłobek księgarnia cukiernia drukarnia warsztat centrum ośrodek fabryka ' +
    'technikum poradnia',
  rankWords: null,
  pageNames:
    'kadra pedagogiczna dyrekcja zarząd rada nadzorcza zespołu pracownicy nauczyciele lekarze zespół personel ' +
    'specjaliści komisja rewizyjna walne zebranie',
  addressLabels: 'adres korespondencyjny|adres do korespondencji|siedziba firmy',
  fieldLabels:
    'poczta elektroniczna|adres e-mail|adres email|adres mailowy|adres poczty elektronicznej|imię i nazwisko|' +
    'pełne imię|numer telefonu|telefon komórkowy|telefon stacjonarny|godziny otwarcia|godziny pracy|' +
    'godziny urzędowania|twoja wiadomość|treść wiadomości|temat wiadomości|numer konta|rachunek bankowy|' +
    'konto bankowe|kod pocztowy|adres korespondencyjny|dane kontaktowe',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'partnerzy|sponsorzy|klienci|darczyńcy|fundatorzy|referencje|dostawcy|wystawcy|patroni|patroni medialni|' +
    'partnerzy medialni|inwestorzy|organizacje członkowskie|spółki zależne|zaufali nam|wspierają nas|' +
    'współpracujemy|współpracują z nami|współpraca|patronat honorowy',
  partnerHeadingWords: 'nasi nasz nasze i oraz główni strategiczni dziękujemy',
  organisationTexts: {
    insideNames: {
      connectors: 'i',
      clubConnectors: null,
      articles: null,
      complements: null,
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords: 'ten nasz strona główna firma o nas kontakty jak dojechać gdzie jesteśmy',
      firmWords: null,
      wholeNames: null,
      possessives: 'moja|moje|twoja',
      siteNouns: 'strona|witryna|sklep',
      defaults: null,
      logoPhrases: '(?:przejdź do |powrót do |idź do )?stron[ay] główn(?:a|ej)',
    },
    beforeNames: {
      stops: 'witamy nazwa siedziba społka',
      leadingWords: null,
      firmNouns: 'firma firmy spółka spółki',
      firmNounEndings: null,
      welcomes: 'witamy w',
      headingLeads: null,
      ownerLeads: null,
      looseLeads: null,
      depictions: null,
      depictionLinks: null,
      headOffices: null,
      employerLinks: null,
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: null,
      homePages: null,
      otherPages: null,
      contactForms: null,
      crowds: null,
      divisions: null,
      closures: 'w likwidacji|w upadłości',
    },
    sentences: {
      verbs: null,
      beVerbs: null,
      beComplements: null,
      situated: null,
      seats: 'z siedzibą',
      seatLinks: 'w',
    },
    labels: {
      names: 'nazwa firmy|pełna nazwa|nazwa|firma \\(nazwa\\)',
      roles: 'pracodawca|organizator|wydawca|agencja',
      sellers: 'dystrybutor',
      columns: 'instytucj[aei]|firmy',
      vague: 'nazwa',
    },
    clients: {
      nouns:
        'klienci klientów klientami sponsorzy sponsorów sponsorom partnerzy partnerów partnerom darczyńcy ' +
        'darczyńcom',
      labels: 'organ prowadzący|zleceniodawca|inwestor|wykonawca',
      verbs: 'są',
      adverbs: 'm\\.in\\.|między innymi',
    },
    notices: {
      followers: null,
      wholeFollowers: null,
      leads: null,
      subjects: null,
      software: null,
      authorLinks: 'przez',
      rightsHolders: 'właściciel praw autorskich',
      pictures: null,
      pictureSources: null,
      pictureCredits: null,
      licences: null,
    },
    blocks: {
      words: null,
      listClasses: 'firmy',
    },
    phones: {
      shared: 'centrala|recepcja',
      phoneWords: null,
      links: null,
      representatives: 'prezes',
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: 'wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone',
  copyrightWords: null,
  organisationSentences: {
    leads: {
      actors: 'część|we współpracy z',
      hosts: 'partner|organizator',
      hostVerbs: 'jest',
      deals: '\\p{L}{1,30}(?:an|on)[aey] przez|wsparciu|dzięki',
      members: 'członek',
      articles: null,
      actions: null,
      speakers: 'rzecznik|rzeczniczka|kariera w',
      speakerWords: 'rzecznik rzeczniczka kariera',
    },
    links: null,
    nouns: { firms: 'agencja spółka', firmsInLists: 'firmie firma firmy firmą', venues: null, venuePeople: null },
    forms: null,
    credits: {
      made: 'wykonane',
      making: 'projekt|wykonanie|realizacja',
      makers: 'przez',
      objects: 'strony agencja firma',
      behind: null,
      signs: null,
    },
    places: {
      owners: 'właściciel',
      offices: null,
      branches: 'filia|oddzial',
      officeSigns: null,
      formerHouses: null,
      words: 'oddzial biuro sklep',
    },
    preambles: { copulas: 'jest są', documents: null, formLabels: 'Forma prawna' },
    careers: {
      since: 'od',
      to: 'do',
      untilNow: 'dziś|obecnie',
      workplaces: null,
      origins: null,
      studies: 'magister|studia',
      chiefs: null,
      verbs: null,
      complements: 'w',
    },
    pages: {
      imprint: null,
      legal: 'prywatnosci',
      contact: 'kontakty?',
      partners: null,
      clients: null,
      people: 'zarzad',
      about: 'o nas',
    },
    relations: {
      authority: 'organ nadzorczy',
      agency: null,
      bank: null,
      member: 'członek',
      partner: null,
      client: null,
      banks: null,
      authorities: null,
    },
    bodies: { names: 'komisja|rada', endings: null, ranks: null, members: 'czlonkowie' },
    titles: null,
  },
  postcodeLabels: 'kod pocztowy',
}
