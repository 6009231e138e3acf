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
  personTexts: {
    before: {
      thanks: 'grazie a|ringraziamo|complimenti a',
      jointWork: '(?:intervista|laboratorio|corso|incontro|insieme|colloquio|conversazione) con',
      makers: '(?:condott[oa]|tenut[oa]|presentat[oa]|organizzat[oa]|curat[oa]) da',
      sharedTitles: 'consiglieri|assessori|fratelli|sorelle|soci|coniugi',
      namesakes: 'dedicat[oa] a|intitolat[oa] a|opera di',
      speech: 'spiega|racconta|aggiunge|commenta|secondo',
      contacts:
        "all'attenzione di|c\\.a\\.|contattare|rivolgersi a|rivolgetevi a|scriv(?:ete|ere|i) a|chiam(?:ate|are)|" +
        'telefon(?:ate|are) a',
      introductions: 'sono|mi chiamo|il mio nome e|fondat[oa] da|dirett[oa] da|rappresentat[oa] da',
      landmarks: 'di fronte a',
      welcomes: 'benvenut[oiae] (?:da|su|in|a)',
      offices: 'studio|ambulatorio',
      officeKinds: 'legale|medico|dentistico|odontoiatrico|tecnico|notarile|commerciale|associat[oi]',
    },
    behind: {
      relatives: null,
      relativesBehindComma: 'che|il cui|la cui',
      ages: 'anni',
      afterAges: 'di',
      actions:
        'ringrazia|riceve|vive|abita|commenta|conclude|sottolinea|ricorda|ha (?:ringraziato|ricevuto|vinto|' +
        'presentato|partecipato|raccontato|commentato|sottolineato|ricordato|consegnato|inaugurato|guidato|deciso)',
      predicates: 'ha fondato|ha aperto|conduce|presenta|si e laureat|nasce|lavora',
      speech: 'dichiara|spiega|ha detto|ha dichiarato|ha spiegato|ha aggiunto|racconta|afferma|aggiunge',
      possessions: null,
      adjectives: null,
      firms: 'figli',
      units: 'anni',
      centuries: 'secolo',
    },
    appointments: {
      appointed: 'nomina di',
      passives: null,
      adverbs: null,
      elected: null,
      isNamed: 'e|sara',
      since: 'dal|dall',
    },
    companions: {
      joiners: 'e',
      possessives: null,
      adjectives: null,
      people: null,
    },
    kin: {
      possessives: 'mio|mia|suo|sua|nostro|nostra|loro',
      relatives:
        'moglie|marito|figli[oa]|fratello|sorella|padre|madre|papa|mamma|zi[oa]|cugin[oa]|nipote|amic[oa]|' +
        'compagn[oa]|collega|vicin[oa]|soci[oa]|suocer[oa]|nonn[oa]|cognat[oa]',
    },
    credits: {
      bylines: '(?:scritto|pubblicato|inserito|articolo|testo|postato|a cura) (?:da|di)',
      by: 'di|da',
      labels: 'autore|scritto da',
      websites: 'realizzat[oai]|sviluppat[oai]|realizzazione|progettazione',
      websiteParts: null,
      websiteBy: 'da|di',
    },
    pictures: {
      signs: 'ritratt',
      credits: 'immagine|crediti? fotografic[io]',
      portraits: 'ritratto',
      of: 'di',
      leftToRight: 'da sinistra(?: a destra)?',
      positions: 'a sinistra|a destra|al centro',
    },
    letters: {
      closings: 'cordiali saluti|distinti saluti',
      greetings: 'saluti cordialita buongiorno buonasera',
    },
    nameLabels: {
      given: null,
      family: 'cognome',
      givenOrWhole: 'nome nomi',
      names: null,
      joining: 'e',
      qualifiers: null,
      whole: 'nome completo|referente',
      columns: null,
      caseless: null,
    },
    labels: {
      personal: 'ruolo|qualifica',
      reached: null,
      ofThings: 'indirizzo|prezzo',
      columns: 'ruolo|incarico',
      roles: 'ruolo|qualifica|mansione|funzione',
      caselessRoles: null,
      contactPersons: null,
      possessives: 'suo',
    },
    visitors: {
      marks: 'recension[ei]|testimonianz[ae]',
      staffMarks: null,
      headings: 'recensioni|testimonianze|(?:cosa )?dicono (?:di|i)',
      speakers: 'relatori|relatrici',
      speakerPaths: 'relatori',
      staff: null,
      titles: 'paziente|utente',
      stars: 'stelle',
      counts: 'recensioni',
      dates: null,
      spokespeople: 'titolare|direttore|direttrice|fondatore',
    },
    titles: {
      degreeFields: null,
      abbreviations: 'geol|biol|rag|geom|avv|magg',
      officers: null,
      copulas: 'è|sono|furono',
      of: 'di|da',
      joiners: 'della|di|e',
      citing: null,
      determiners: 'il',
      articles: 'il|lo',
      verbs: 'diventa|sara',
      notBefore: 'che|cui',
      ends: null,
    },
    things: {
      copulas: 'e',
      articles: null,
      ends: 'e|per|per la',
      passives: 'e',
      adverbs: null,
      states: 'situat[oa]|apert[oa]',
      nouns: 'azienda|societa',
      publishers: null,
      firmsOfPeople: 'avvocat|notai|comunica',
      attributes: 'colore|materiale|prezzo|citta',
    },
    described: {
      articles: null,
      notPeople: null,
      joiners: 'e',
      workEndings: 'tor|trice',
      of: 'di',
      pronouns: null,
      bornVerbs: 'è|e',
      born: 'nat[oa]',
    },
    names: {
      titles:
        'avv avvocato bp cav coniugi dir dott dottor dottoressa dottssa ing mons on onorevole rag sig signor signora ' +
        'signorina sigra sigri suor',
      suffixes: null,
      particles: 'della|di|dal|dalla|dei|degli|delle|dello',
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: 'etti|elli|ucci|acci|ini|one',
      familyBeginnings: 'di',
    },
    endings: {
      nouns: 'zione|zioni|logia|logie|grafia|grafie',
      nounsOrNames: 'erie|eria|mento|menti|tica|tico',
      roles: null,
      streets: null,
    },
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'addetta addetto administratore agronomo allenatore amministratore amministratrice anestesista arbitro ' +
        'architetto assessore assistente avvocata avvocato baritono bidello cantante casaro chirurga chirurgo ' +
        'clavicembalista commercialista consigliera consigliere consulente coordinatore dermatologo diacono dietista ' +
        'direttore direttrice dirigente dottore dottoressa esperta esperto farmacista fisioterapista fondatore ' +
        'fornaio geometra gerente ginecologo giornalista impiegata impiegato infermiera infermiere ingegnere ' +
        'insegnante intendente istruttore liutaio massaggiatore mastro moderatore musico notaio oculista odontoiatra ' +
        'oenologo ortopedico ortopedista parroco pasticcere pediatra pianista podologo preside proboviro professore ' +
        'professoressa proprietaria proprietario ragioniere rappresentante redattore redattrice relatore relatrice ' +
        'responsabile restauratore rettore revisore ricercatore ricercatrice segretaria segretario sindaco ' +
        'sviluppatore sviluppatrice tenore tesoriera tesoriere titolare traduttore traduttrice vicesegretario ' +
        'vicesindaco violinista viticoltore',
      departments:
        'acquisti amministrazione assistenza clienti comunicazione contabilita logistica produzione qualita ' +
        'segreteria stampa vendite',
      qualifiers: 'di della risorse relazioni servizio ufficio',
      labels:
        'autore autori cognome consiglieri contattare contatto nome rappresentato referente referenti responsabili ' +
        'soprani contralti tenori interpreti solisti relatori elenco',
    },
    entities: {
      heads:
        'abbigliamento arredamenti assicurazioni calzature costruzioni ferramenta galli gomme impianti intimo model ' +
        'pneumatici ricambi serramenti',
      prefixes:
        'agriturismo albergo albi albo associati associato autofficina azienda basilica borgo burg cantina ' +
        'carrozzeria casale cascina chiesa contrada corso falegnameria fattoria fondazione frazione gelateria isola ' +
        'istituto lago liceo loc localita lungarno lungomare macelleria masseria mediatheque officina ospedale p.zza ' +
        'palazzo parrocchia pasticceria piazza piazzale pizzeria podere ristorante scuola sola stadio strada studio ' +
        'tenuta tipografia trattoria universita v.le via viajes viale vicolo villa',
    },
    marks: {
      bylines: 'autore',
      people: null,
      roles: 'ruolo',
      pages: 'chi-?siamo|contatti|contatto',
    },
  },
  rankWords: null,
  pageNames:
    'organi docenti docente consiglio direttivo uffici segreteria medici personale sociali assemblea collegio ' +
    'giunta revisori',
  addressLabels: 'sede operativa|sede amministrativa|indirizzo postale|recapito postale|indirizzo|sede|sede legale',
  fieldLabels:
    'posta elettronica|posta elettronica certificata|indirizzo email|indirizzo e-mail|indirizzo mail|' +
    'nome completo|nome e cognome|nome cognome|numero di telefono|numero telefonico|orari di apertura|' +
    'orario di apertura|il tuo messaggio|codice postale|ragione sociale|codice fiscale|partita iva|sede legale|' +
    'sede operativa|codice univoco|telefono fisso|telefono cellulare',
  townMarks: null,
  addressTexts: {
    labels: {
      clear: 'indirizzo',
      qualifiers: null,
      locations: 'sede',
      sure: 'sede legale',
      others: null,
      tails: null,
      fields: 'cap|città|comune|via',
    },
    units: {
      words: 'palazzo|scala|interno|piano|zona (?:industriale|artigianale|industrial)|z\\.i|capannone',
      floors: 'piano',
      floorOrdinals: null,
      doors: null,
      buildings: null,
      beforeStreets: null,
      behindStreets: null,
      behindNumbers: null,
    },
    streetWords: {
      signs: null,
      plainEndings: null,
      small: 'via|viale|piazza|piazzale|corso|vicolo|largo|strada',
      smallBehind: null,
      smallEndings: null,
      smallDoubtful: 'via|largo|corso|strada',
      numbered: null,
      beforeNumbers: null,
      routes: null,
      nameless: null,
      lookalikes: null,
    },
    streetNames: {
      connectors: 'del della delle dei degli di da e',
      beforeCompounds: null,
      directions: null,
      numerals: null,
      months: 'novembre|marzo|agosto|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
      never: 'srl spa',
      estates: 'tenuta|cascina|castello|masseria|podere|casale|abbazia|maso|agriturismo',
      abbreviations: 'str strada',
    },
    roads: {
      beforeKilometres: 'S\\.? ?S|S\\.? ?P|S\\.? ?R|Strada|Via',
      behindKilometres: null,
      behindDistances: null,
      betweenTowns: null,
      numbered: 'Strada (?:Statale|Provinciale|Regionale|Comunale)',
      zones: null,
    },
    numberMarks: null,
    boxes: {
      forms: 'C\\. ?P\\.|Casella postale',
      endings: 'postale?',
    },
    places: {
      connectors: 'del della di da e',
      beforeNames: '[Pp]rov\\.?|Provinc?ia',
      beforeCities: null,
      behindCities: null,
      quarters: null,
    },
    sentences: {
      leads: null,
      streetLeads: 'in via',
      smallStreetLeads: null,
      units: null,
      connectors: 'del la le da di dei e',
      prose: null,
      yearLeads: 'dal|nel',
      abbreviations: 'str|prov',
    },
    surroundings: {
      contacts: 'telefono|cellulare|partita|orari|contatti|contatto',
      phones: null,
      notPlaces: 'Mappa',
      countsBefore: null,
      countsBehind: null,
      rangeWords: 'al',
      bylines: 'di',
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'sponsor|partner|sostenitori|finanziatori|clienti|espositori|fornitori|referenze|investitori|donatori|' +
    'aziende partner|enti partner|società del gruppo|soci sostenitori|collaborazioni|patrocini|enti sostenitori|' +
    'associazioni aderenti|convenzioni|con il patrocinio di|con il sostegno di|con il contributo di|' +
    'in collaborazione con|lavorano con noi|hanno scelto noi|ci sostengono|affiliazioni|sostenuto da|' +
    'con il supporto di|si ringraziano',
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
      addressees: 'a|al|presso',
      addresseeArticles: 'la le il',
    },
    links: { genitives: 'di del della da', complements: null, articles: null },
    nouns: {
      firms: 'agenzia azienda società',
      firmsInLists: 'cooperativa azienda ditta',
      venues: 'ristorante hotel trattoria libreria panificio pasticceria galleria albergo',
      venuePeople: 'chef|titolare|cuoc[oa]',
    },
    forms: { others: null, inclusions: null, qualities: 'odv ets aps onlus asd ssd', described: null, labels: null },
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
      otherLinks: null,
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
    titles: { labels: 'il nostro|la nostra', others: null, fragmentStarts: 'della e', behind: null },
    logos: null,
  },
  contactTexts: {
    signs: {
      at: 'chiocciola|chiocciolina',
      atInBrackets: null,
      atBetweenSpaces: 'chiocciola',
      pictures: 'chiocciola',
      dot: 'punto',
    },
    placeholders: {
      domains: 'esempio tuodominio miodominio tuosito nomedominio dominio',
      mailboxes: 'nome.cognome tuaemail tua-email tuonome cognome',
      vagueMailboxes: 'nome utente esempio',
      vagueDomains: 'azienda sito',
      samples: 'esempio',
    },
    mails: {
      roles: 'contatti|segreteria|administrazione',
      general: 'contatti',
      labels: 'posta',
      touchingLabels: null,
      invitations: null,
      proseWords: 'ci',
      determiners: null,
    },
    numbers: {
      extensions: 'interno|intern|int',
      others:
        'fattura rif prot protocollo art piva p.i p.iva/c.f iva cf c.f fiscale rea r.e.a conto cap prezzo capitale',
      otherSigns: null,
      numberWords: 'numero',
      contactWords: 'contatti',
      disjunctions: 'o',
      linkExtensions: 'int',
    },
    phones: {
      voiceBeforeFax: null,
      voiceBehind: null,
      faxBehind: null,
      mobileBehind: null,
      suffixJoints: 'e',
      hours: null,
      times: null,
    },
    noise: null,
  },
  postcodeLabels: 'C.A.P.|codice postale',
}
