import type { Language } from '../language.ts'

/** Swedish. */
export const SV: Language = {
  code: 'sv',
  otherCodes: null,
  precedence: 8,
  commonWords: 'och för att med vi på är det till av som har eller inte från',
  conjunctions: 'och samt',
  days: 'måndag fredag lördag',
  months: null,
  phoneLabels: {
    voice: 'växel växeln telefonväxel vx',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'bokning bokningar jour',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: { terms: 'hitta oss', anywhere: null },
  peoplePages: { terms: 'medarbetare', anywhere: null },
  aboutPages: { terms: 'om oss', anywhere: null },
  formerJobs: 'tidigare|arbetade|dessförinnan',
  workLeads:
    '(?:undervisar|undervisade|studerade|arbetar|arbetade|jobbar|jobbade|anställd|verksam) (?:på|hos|i|för|vid)',
  memberships: 'medlem|ansluten',
  roleTexts: {
    before: 'som|i rollen som|i egenskap av',
    behind: null,
    determiners: 'den det de en ett vår vårt våra',
    members: 'medlem styrelsemedlem',
    complements: 'av',
    workplaces: 'hos i på',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museum teater bibliotek galleri hotell restaurang',
  organisationKinds: {
    heads: 'Institutet Universitet Universitetet Stiftelsen Föreningen',
    clear: null,
    firms: null,
    trades:
      'Fastigheter Bygg Arkitekter Bryggeri Bageri Region Regionen Landskap Kyrka Församling Förlag Sparbank Skola ' +
      'Sjukhus',
    small: 'kommun län landsting församling universitet högskola sparbank bibliotek museum skola sjukhus',
    endings: null,
    stems: null,
    units: 'institutionen',
    modifiers: null,
    uses: null,
    neighbours: {
      abbreviations: null,
      relations: 'projekt|del|medlem|varumärke',
      located: null,
      associations: null,
      adjectives: null,
    },
    partnerships: {
      joins: 'och|og',
      tails: 'Söner',
      signTails: null,
      strangers: 'kunder far mor',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'fil.dr|fil. dr|fil.dr.|fil. dr.|fil. mag.|fil. lic.|tekn.dr|tekn. dr|tekn. lic.|med.dr|med. dr|' +
    'med. lic.|leg. läk.|leg. läkare|leg. psykolog|leg. sjukgymnast|leg. tandläkare|leg. veterinär|' +
    'jur. kand.|jur.kand.|civ.ing.|civ. ing.|civ.ek.|civ. ek.|syster|Syster|Fru|fru|kyrkoherde|diakon|' +
    'kantor|prosten',
  personLeads:
    '(?:skriven|skrivet|byggd|byggt|malad|malat|komponerad|grundad|grundat|startad|ledd|ledd|tecknad|last) av|' +
    '(?:foredrag|konsert|tal|andakt|upplasning|predikan|forelasning) (?:av|med)|under ledning av|' +
    'undervisad av|tillsammans med|framlidne',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'förskola grundskola gymnasium kyrkan golfklubb ridklubb byalag bostadsrättsföreningen hembygdsföreningen ' +
    'universitet förening föreningen stiftelse stiftelsen kommun rederi idrottsförening klubb klubben kyrka ' +
    'församling skola skolan fysioterapi sjukhus hotell restaurang apotek förlag advokatbyrå bageri sparbank ' +
    'tandläkare bibliotek teater måleri åkeri vårdcentral',
  rankWords: null,
  pageNames: 'styrelsen personal medarbetare styrelse valberedning valberedningen årsmöte',
  addressLabels: 'besöksadress|utdelningsadress',
  fieldLabels:
    'e-postadress|e-post|epost|fullständigt namn|för- och efternamn|telefonnummer|öppettider|ditt meddelande|' +
    'postadress|besöksadress|organisationsnummer|mobilnummer',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'sponsorer|samarbetspartners|samarbetspartner|partners|partner|kunder|referenser|leverantörer|utställare|' +
    'bidragsgivare|finansiärer|medlemsorganisationer|dotterbolag|stödföretag|i samarbete med|stöds av|' +
    'vi samarbetar med',
  partnerHeadingWords: 'våra vår och alla stolta officiella',
  organisationTexts: {
    insideNames: {
      connectors: 'och på',
      clubConnectors: null,
      articles: null,
      complements: 'av',
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords:
        'denna detta om oss kontakta hem startsida kontaktuppgifter kontaktinformation kontaktpersoner hitta ' + 'hit',
      firmWords: null,
      wholeNames: null,
      possessives: 'min|mitt|din',
      siteNouns: 'webbplats|webbsida|hemsida|butik|företag',
      defaults: null,
      logoPhrases: '(?:till |gå till )?startsidan(?: för| hos)?',
    },
    beforeNames: {
      stops: 'hos med välkommen kontakta',
      leadingWords: null,
      firmNouns: 'företaget bolaget',
      firmNounEndings: null,
      welcomes: 'välkommen till',
      headingLeads: 'om',
      ownerLeads: null,
      looseLeads: 'hos',
      depictions: null,
      depictionLinks: null,
      headOffices: null,
      employerLinks: 'hos',
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: null,
      homePages: 'startsida',
      otherPages: null,
      contactForms: null,
      crowds: null,
      divisions: null,
      closures: 'i likvidation',
    },
    sentences: {
      verbs: null,
      beVerbs: 'är',
      beComplements: 'en|ett',
      situated: null,
      seats: 'med säte',
      seatLinks: 'i',
    },
    labels: {
      names: 'företag|företagsnamn|bolag',
      roles: 'arbetsgivare|arrangör|förlag|byrå',
      sellers: null,
      columns: 'institutionen?',
      vague: null,
    },
    clients: {
      nouns: 'uppdragsgivare kunder beställare sponsorer samarbetspartners',
      labels: 'beställare|entreprenör|konstruktör|kund',
      verbs: 'finns|är',
      adverbs: 'bl\\. ?a\\.',
    },
    notices: {
      followers: null,
      wholeFollowers: null,
      leads: null,
      subjects: null,
      software: null,
      authorLinks: 'av',
      rightsHolders: null,
      pictures: null,
      pictureSources: null,
      pictureCredits: null,
      licences: 'licens',
    },
    blocks: {
      words: 'besoksadress postadress',
      listClasses: null,
    },
    phones: {
      shared: '(?:telefon)?vaxel(?:n)?|vxl|receptionen|kundtjanst',
      phoneWords: null,
      links: 'pa',
      representatives: 'verkstallande',
      representativeLines: 'vd',
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: 'alla rättigheter (?:förbehållna|reserverade)',
  copyrightWords: null,
  postcodeLabels: 'postnr.|postnummer',
}
