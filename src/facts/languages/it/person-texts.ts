import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Italian say about people. */
export const PERSON_TEXTS: PersonTexts = {
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
    roles: 'ruolo|qualifica|mansione|funzione|incarico|carica|area',
    caselessRoles: null,
    contactPersons: null,
    possessives: 'suo',
  },
  visitors: {
    marks: 'recension[ei]|testimonianz[ae]',
    staffMarks: null,
    headings: 'recensioni|testimonianze|(?:cosa )?dicono (?:di|i)',
    speakers: 'relatori|relatrici',
    speakerTitles: 'relatore|relatrice|oratore|oratrice|ospite|moderatore|moderatrice|interviene',
    speakerPaths: 'relatori',
    staff: null,
    titles: 'paziente|utente',
    stars: 'stelle',
    counts: 'recensioni',
    dates: null,
    spokespeople: 'titolare|direttore|direttrice|fondatore|fondatrice|presidente',
  },
  titles: {
    degreeFields: null,
    abbreviations: 'geol|biol|rag|geom|avv|magg',
    officers: null,
    copulas: 'è|sono|furono',
    of: 'di|da',
    joiners: 'della|di|e',
    citing: null,
    determiners: 'il|la|lo|nostr[oa]|al|alla|del|della|dalla|dal|suo|sua',
    articles: 'il|lo',
    verbs: 'e dal \\d{4}|diventa|sara|lavora come',
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
    occupations: null,
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
    occupations:
      'dottorando dottoranda curatrice caporedattrice caporedattore capocantiere perito apprendista ' +
      'assessora vicedirettore contitolare capogruppo caposala caporeparto venditore venditrice commesso commessa ' +
      'giudice ragioniera contabile economista architetta perita informatico progettista grafico interprete ' +
      'educatore formatore istruttrice allenatrice preparatore capitano igienista ostetrica logopedista psichiatra ' +
      'nutrizionista ottico optometrista estetista parrucchiere parrucchiera barbiere cuoco cuoca pasticcera ' +
      'panettiere cameriere cameriera cantiniere vignaiolo vignaiola viticoltrice agricoltore agricoltrice ' +
      'allevatore allevatrice apicoltore apicoltrice giardiniere giardiniera portiere governante custode autista ' +
      'conducente magazziniere meccanico carrozziere gommista elettricista idraulico falegname muratore ' +
      'imbianchino saldatore tappezziere calzolaio sarta orafo orafa orologiaio fiorista cofondatore cofondatrice ' +
      'procuratore delegato delegata portavoce sacerdote sagrestano musicista compositore ballerino ballerina ' +
      'attore attrice regista scenografo scenografa scultore scultrice ceramista artigiano artigiana restauratrice ' +
      'archivista volontario volontaria tirocinante stagista guida-turistica accompagnatore accompagnatrice ' +
      'gestore gestrice locandiere ' +
      'associata domiciliatario domiciliataria praticante',
    departments:
      'acquisti amministrazione assistenza clienti comunicazione contabilita logistica produzione qualita ' +
      'segreteria stampa vendite',
    duties:
      'amministrazione manutenzione ricevimento prenotazioni contabilita fatturazione vendite acquisti logistica ' +
      'produzione comunicazione redazione segreteria tesoreria direzione magazzino officina pulizie cucina ' +
      'giardinaggio coordinamento presidenza organizzazione',
    former: 'pensionato pensionata',
    qualifiers: 'di della risorse relazioni servizio ufficio',
    adjectives:
      'esecutivo esecutiva generale operativo operativa commerciale amministrativo amministrativa onorario onoraria vicario vicaria uscente aggiunto aggiunta artistico artistica tecnico tecnica finanziario finanziaria scientifico scientifica sanitario sanitaria unico unica',
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
}
