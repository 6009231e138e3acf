import type { Language } from '../language.ts'

/** Italian. */
export const IT: Language = {
  code: 'it',
  otherCodes: null,
  precedence: 6,
  commonWords: 'della per con una sono gli che nostro del di il nei più dei alla',
  conjunctions: 'e ed',
  days: 'lun mar mer gio ven sab dom lunedì martedì mercoledì giovedì venerdì sabato domenica',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  phoneLabels: {
    voice: 'telefoni centralino chiama chiamaci chiamate chiamare numero+verde telefonico telefonici',
    mobile: 'cellulare cellulari',
    fax: null,
    whatsapp: null,
    weak: 'contatti contatto prenotazioni prenotazione emergenza segreteria ufficio',
  },
  phoneSigns: null,
  contactPages: { terms: 'contatt', anywhere: null },
  imprintPages: { terms: 'note legali', anywhere: null },
  officePages: { terms: 'dove siamo|sedi.', anywhere: null },
  peoplePages: { terms: 'lo staff|la squadra|il team', anywhere: null },
  aboutPages: { terms: 'chi siamo|azienda.', anywhere: null },
  formerJobs: 'precedentemente|in precedenza|ha lavorato|prima di |già ',
  workLeads:
    '(?:ex-?|ex )\\p{L}{1,30} (?:di|della?|presso)|(?:lavor|insegn|studi)\\p{L}{1,30} (?:in|per|con|presso)|presso',
  memberships: 'membro|iscritt|accreditat',
  roleTexts: {
    before: 'come|in qualità di|in veste di',
    behind: null,
    determiners: "il lo la i gli le l' un uno una nostro nostra nostri nostre",
    members: 'membro socio socia componente',
    complements: 'per di del della',
    workplaces: 'presso',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museo teatro biblioteca galleria libreria hotel ristorante cantina cooperativa ospedale edizioni',
  organisationKinds: {
    heads: 'Università Politecnico Accademia Istituto Fondazione Associazione Comune Banca',
    clear: null,
    firms: 'Gruppo Edizioni',
    trades:
      'Ristorante Trattoria Albergo Ospedale Clinica Cassa Impresa Immobiliare Officina Officine Panificio Farmacia ' +
      'Libreria Cantina Tenuta Cooperativa Parrocchia Diocesi Provincia Regione Scuola Liceo Museo Teatro Studio',
    small: null,
    endings: null,
    stems: null,
    units: 'dipartimento|facoltà',
    modifiers: 'prenotazioni commerciale bilingue riposo',
    uses: {
      inSentences: 'Gruppo',
      beforeFor: null,
      qualifiers: null,
      places: null,
      owned: null,
    },
    neighbours: {
      abbreviations: null,
      relations: 'progetto|parte|filiale|membro|marchio|divisione|agente',
      located: null,
      associations: null,
      adjectives: 'ale|ico|ica|ano|ana',
    },
    partnerships: {
      joins: 'e|y',
      tails: 'Figli|Associati|Soci',
      signTails: null,
      strangers: 'clienti fornitori amici padre madre',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles: null,
  personLeads:
    '[a-z]{3,14}(?:at|it|ut|ss|ers)[oaie] da|tavola rotonda con|' +
    "(?:letture|letture per bambini [\\d-]+ anni|concerto|incontro|laboratorio|dialogo|conversazione|dialoga(?:no)?|visita(?: guidata)?) con(?: l'autore| l'autrice)?|" +
    'modera(?:no)?|dialoga(?:no)?|introduce|interven(?:gono|iene)|testi di|musiche di|regia di|' +
    'coreografie di|poesie di|(?:il|la) compiant[oa]|accompagna(?: la guida)?|coautore con|coautrice con',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'università istituto fondazione associazione comune studio ristorante albergo agriturismo cantina panificio ' +
    'farmacia azienda gruppo trattoria osteria pizzeria avvocati architetti parrocchia museo teatro biblioteca ' +
    'ospedale liceo officina editrice banca pasticceria tipografia gelateria macelleria parrucchiere ottica ' +
    'autofficina carrozzeria falegnameria vivaio assicurazioni consorzio scuola asilo residenza locanda enoteca ' +
    'tenuta fattoria caseificio frantoio cinema edilizia impianti arredamenti trasporti',
  rankWords: null,
  pageNames:
    'organi docenti docente consiglio direttivo uffici segreteria medici personale sociali assemblea collegio ' +
    'giunta revisori',
  addressLabels: 'sede operativa|sede amministrativa|indirizzo postale|recapito postale',
  fieldLabels:
    'posta elettronica|posta elettronica certificata|indirizzo email|indirizzo e-mail|indirizzo mail|' +
    'nome completo|nome e cognome|nome cognome|numero di telefono|numero telefonico|orari di apertura|' +
    'orario di apertura|il tuo messaggio|codice postale|ragione sociale|codice fiscale|partita iva|sede legale|' +
    'sede operativa|codice univoco|telefono fisso|telefono cellulare',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'sponsor|partner|sostenitori|finanziatori|clienti|espositori|fornitori|referenze|investitori|donatori|' +
    'aziende partner|enti partner|società del gruppo|soci sostenitori|collaborazioni|patrocini|enti sostenitori|' +
    'associazioni aderenti|convenzioni|con il patrocinio di|con il sostegno di|con il contributo di|' +
    'in collaborazione con|lavorano con noi|hanno scelto noi|ci sostengono|affiliazioni',
  partnerHeadingWords: 'i nostri nostre gli le di del della e ed principali ufficiali istituzionali tecnici nostro',
  organisationTexts: {
    insideNames: {
      connectors: 'e di del della delle dei degli da la le al',
      clubConnectors: null,
      articles: 'il lo la le',
      complements: 'di del della da',
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: 'Agenzia',
      descriptionLinks: 'di',
      abbreviations: null,
    },
    emptyNames: {
      pageWords:
        'questo questa il nostro chi siamo dove contatti contattaci azienda sede legale indirizzo note ' +
        'legali come raggiungerci trovarci',
      firmWords: null,
      wholeNames: null,
      possessives: 'il mio',
      siteNouns: 'sito(?: web)?|negozio|azienda',
      defaults: 'amministratore|nome azienda',
      logoPhrases: '(?:vai|torna) alla home(?: ?page)?(?: d[ei]l?)?|pagina iniziale',
    },
    beforeNames: {
      stops:
        'presso benvenuti benvenuto contatti contatta ragione denominazione sede titolare amministratore ' +
        'direttore',
      leadingWords: null,
      firmNouns: 'azienda ditta società impresa',
      firmNounEndings: null,
      welcomes: 'benvenuti (?:in|da|su|al)',
      headingLeads: 'informazioni su|contatti',
      ownerLeads: null,
      looseLeads: 'presso',
      depictions: null,
      depictionLinks: 'di',
      headOffices: null,
      employerLinks: 'presso',
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: null,
      homePages: null,
      otherPages: null,
      contactForms: 'modulo di contatto',
      crowds: null,
      divisions: null,
      closures: 'in liquidazione',
    },
    sentences: {
      verbs: 'sono',
      beVerbs: 'è',
      beComplements: 'uno|il',
      situated: null,
      seats: 'si trova',
      seatLinks: 'a in',
    },
    labels: {
      names: 'ragione sociale|denominazione(?: sociale)?|azienda|società|titolare del (?:sito|trattamento)|ente',
      roles: 'organizzatore|organizzato da|datore di lavoro|casa editrice|agenzia',
      sellers: 'distributore|rivenditore|importatore',
      columns: 'aziende|enti|istituzioni?',
      vague: 'ente',
    },
    clients: {
      nouns: 'committenti clienti sponsor partner',
      labels: 'committente|impresa|pubblicità|con il sostegno di|banca',
      verbs: 'sono|figurano',
      adverbs: null,
    },
    notices: {
      followers: null,
      wholeFollowers: null,
      leads: 'per|da|di',
      subjects: null,
      software: null,
      authorLinks: 'da di',
      rightsHolders: 'titolare dei diritti',
      pictures: null,
      pictureSources: null,
      pictureCredits: null,
      licences: 'licenza',
    },
    blocks: {
      words: 'contatti indirizzo competente competenti',
      listClasses: 'aziende',
    },
    phones: {
      shared: 'centralino|servizio clienti',
      phoneWords: null,
      links: null,
      representatives: 'rappresentante|titolare|amministrator',
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: 'diventa diventare per',
  rightsReserved: 'tutti i diritti (?:sono )?riservati',
  copyrightWords: null,
  organisationSentences: {
    leads: {
      actors: 'parte del(?:la)?|in collaborazione con|\\p{L}{1,30}[aiu]t[oaie] d(?:a|al|alla)',
      hosts: null,
      hostVerbs: null,
      deals: '(?:sostegno|contributo|mutuo) (?:del?|d[oai]|del?la)',
      members: 'membro',
      articles: 'la le il lo',
      actions: null,
      speakers: 'portavoce d(?:i|el|ella)|carriera in',
      speakerWords: 'portavoce carriera',
    },
    links: { genitives: 'di del della da', complements: null, articles: null },
    nouns: {
      firms: 'agenzia azienda società',
      firmsInLists: 'cooperativa azienda ditta',
      venues: 'ristorante hotel trattoria libreria panificio pasticceria galleria albergo',
      venuePeople: 'chef|titolare|cuoc[oa]',
    },
    forms: null,
    credits: {
      made: 'realizzato|sviluppato|creato',
      making: 'realizzazione|sviluppo',
      makers: "per|da|di|a cura di|dall['’]",
      objects: 'e sito siti pagina studio',
      behind: null,
      signs: null,
    },
    places: {
      owners: 'titolare',
      offices: null,
      branches: 'filiale',
      officeSigns: null,
      formerHouses: null,
      words: 'sede ufficio negozio punto vendita filiale principale centrale sociale legale operativa commerciale',
    },
    preambles: {
      copulas: 'è sono',
      documents: 'Nota|Note|Informativa|Politica|Condizioni|T[ée]rmini|Diritti',
      formLabels: 'Forma giuridica',
    },
    careers: {
      since: 'dal',
      to: 'a',
      untilNow: 'oggi|presente',
      workplaces: 'presso',
      origins: null,
      studies: 'laurea|dottorato',
      chiefs: 'titolare|fondat(?:ore|rice)',
      verbs: null,
      complements: 'del della',
    },
    pages: {
      imprint: 'note legali',
      legal: 'riservatezza|condizioni',
      contact: 'contatti',
      partners: 'partner',
      clients: 'referenze|clienti',
      people: 'direttivo|consiglio',
      about: 'chi siamo',
    },
    relations: {
      authority: 'autorità (?:di controllo|garante)',
      agency: 'realizzazione',
      bank: 'banca',
      member: 'membro d[aei]|aderente a|affiliata a',
      partner: null,
      client: 'clienti',
      banks: 'banca|banco|bcc',
      authorities: 'garante',
    },
    bodies: { names: 'commissione|comitato|consiglio', endings: null, ranks: null, members: 'membri' },
    titles: { labels: 'il nostro|la nostra', others: null, fragmentStarts: 'della e' },
  },
  postcodeLabels: 'C.A.P.|codice postale',
}
