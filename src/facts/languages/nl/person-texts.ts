import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Dutch say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: '(?:be)?dank(?: je)?(?: aan)?|gefeliciteerd',
    jointWork: '(?:interview|workshop|gesprek|samen|afspraak|cursus) met',
    makers: '(?:verzorgd|begeleid|gegeven|georganiseerd|voorgezeten|opgevolgd) door',
    sharedTitles: 'raadsleden|bestuursleden|wethouders|zaakvoerders|broers|zussen|broeders|echtpaar',
    namesakes: 'vernoemd naar|genoemd naar|standbeeld van',
    speech: 'aldus|vertelt|zegt|volgens',
    contacts: 't\\.a\\.v\\.?|ter attentie van|vraag naar|schrijf naar|neem contact op met|bel',
    introductions: 'ik ben|mijn naam is|opgericht door|onder leiding van|vertegenwoordigd door',
    landmarks: 'tegenover',
    welcomes: 'welkom (?:bij|op)',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'wiens',
    ages: 'jaar',
    afterAges: 'uit',
    actions:
      'verlaat|verliet|bedankte|bedankt|ontving|won|woont|woonde|blijft|neemt|nam|gaf|geeft|sprak|spreekt|' +
      'overhandigde|speelde|vertrekt|kwam|kreeg|lacht|vindt|benadrukt|volgt|werd|wordt',
    predicates: 'werkt|studeerde|richtte|opende|nam de|begeleidt|presenteert',
    speech: 'zegt|zei|vertelt|aldus|legt uit',
    possessions: null,
    adjectives: null,
    firms: 'zonen',
    units: 'jaar',
    centuries: 'eeuw',
  },
  appointments: {
    appointed: 'benoeming van|afscheid van',
    passives: 'werd',
    adverbs: null,
    elected: 'benoemd|voorgesteld',
    isNamed: 'blijft',
    since: 'sinds',
  },
  companions: {
    joiners: 'en|met',
    possessives: 'zijn|haar',
    adjectives: null,
    people: 'vrouw|man|dochter|zoon|gezin',
  },
  kin: {
    possessives: 'mijn|zijn|haar|hun|onze|uw',
    relatives:
      'vrouw|man|echtgenote|echtgenoot|partner|zoon|dochter|broer|zus|zuster|vader|moeder|oom|tante|neef|nicht|' +
      'vriend|vriendin|collega|buur(?:man|vrouw)|opvolger|opvolgster|schoon(?:broer|zoon|vader|moeder|zus|dochter)',
  },
  credits: {
    bylines: '(?:geschreven|geplaatst|gepubliceerd|tekst|artikel|bericht) door',
    by: 'door',
    labels: 'geschreven door',
    websites: 'ontwerp|ontwikkeld|gerealiseerd',
    websiteParts: null,
    websiteBy: 'door',
  },
  pictures: {
    signs: null,
    credits: "foto's",
    portraits: 'portret|portretfoto|pasfoto',
    of: 'van',
    leftToRight: 'van links naar rechts',
    positions: null,
  },
  letters: {
    closings: 'groet(?:en|jes)?|met vriendelijke groet',
    greetings: 'groet groeten groetjes bedankt',
  },
  nameLabels: {
    given: 'voornaam voornamen',
    family: 'achternaam',
    givenOrWhole: null,
    names: 'naam',
    joining: 'en',
    qualifiers: null,
    whole: 'volledige naam|contactpersoon',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'functie',
    reached: null,
    ofThings: null,
    columns: 'functie|telefoon',
    roles: 'functie|afdeling|taak|taken|rol|verantwoordelijk voor|aandachtsgebied',
    caselessRoles: null,
    contactPersons: 'contactperso(?:on|nen)',
    possessives: 'uw',
  },
  visitors: {
    marks: 'beoordeling(?:en)?',
    staffMarks: null,
    headings: 'wat (?:onze )?(?:klanten|clienten|patienten|gasten)|ervaringen van|beoordelingen',
    speakers: 'sprekers?',
    speakerTitles: 'spreker|spreekster|gast(?:spreker)?|inleider|moderator',
    speakerPaths: 'sprekers',
    staff: null,
    titles: 'klant',
    stars: null,
    counts: null,
    dates: null,
    spokespeople: 'bestuurder|eigenaar|zaakvoerder',
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'is een|zijn',
    of: 'van|voor',
    joiners: 'en|van',
    citing: 'volgens',
    determiners: 'onze|de|uw|hun|het',
    articles: 'een|de',
    verbs: 'is een|is de|is onze|is sinds \\d{4}|werkt als|wordt|werd|blijft',
    notBefore: 'wie',
    ends: 'en',
  },
  things: {
    copulas: null,
    articles: 'een',
    ends: 'voor|met',
    passives: null,
    adverbs: null,
    states: 'gevestigd',
    nouns: 'bedrijf|merk',
    publishers: null,
    firmsOfPeople: '\\bbv',
    attributes: 'kleur|merk|prijs|plaats',
  },
  described: {
    articles: 'een',
    notPeople: null,
    joiners: 'en',
    workEndings: null,
    of: 'van',
    pronouns: null,
    bornVerbs: 'werd',
    born: null,
  },
  names: {
    titles: 'bw dhr drs echtpaar heer hem ir mej mev mevr mevrouw mnr mr mw',
    suffixes: null,
    particles: 'van|den|ter|ten',
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'stra|sma|inga|kamp|veld',
    familyBeginnings: 'van|vander',
  },
  endings: {
    nouns: 'teit|heden',
    nounsOrNames: 'erij|ingen',
    roles: 'medewerker|voorzitter|meester|verantwoordelijke|secretaris|adviseur|hoofd|bestuurder|beheerder',
    occupations:
      'leider|leidster|coordinator|controleur|assistente?|begeleider|begeleidster|beheerster|verpleegkundige|' +
      'docente?|leraar|lerares|monteur|verkoper|makelaar|redacteur|ontwerper|deskundige|functionaris|' +
      'administrateur|instructeur|instructrice|commissaris|therapeute?|vertegenwoordiger|ambtenaar',
    streets: 'straat|laan|plein|gracht|kade',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'adviseur adviseuse advocaat advokaat apothekersassistente assistent assistente assistentes bakker ' +
      'bedrijfsleider begeleider belastingadviseur beleidsmedewerker bestuurder bestuurslid boekhouder ' +
      'burgemeester consulent contactpersoon dierenarts dieticien dietiste directeur directielid docent docente ' +
      'doktersassistente dominee eigenaar eigenaresse fiscalist fotograaf fysiotherapeut hoofd hoofdredacteur ' +
      'hoogleraar huisarts huisartsen initiatiefnemer inkoper journalist kapper kinderarts kok ledenadministrateur ' +
      'leerkracht leraar lerares lesgeefster lesgever logopedist magazijnier makelaar materiaalmeester medewerker ' +
      'medewerkster meesterbakker mondhygienist mondhygieniste notaris ondervoorzitter onderzoeker ontwerper ' +
      'ontwikkelaar oprichter oprichtster ouderling pastoor pedicure penningmeester penningmeesteres podoloog ' +
      'praktijkassistent praktijkassistente praktijkondersteuner predikant psycholoog rabbijn registeraccountant ' +
      'revisoren schatbewaarder schatbewaarster schrijfster schrijver scriba secretaris slager souschef spreker ' +
      'tandarts tandartsassistente teamleider trainster uitgever vennoot verantwoordelijke verkoper ' +
      'verpleegkundige vertegenwoordiger vertegenwoordigster voorzitter vormgeefster vormgever vrijwilliger ' +
      'wedstrijdsecretaris wethouder zaakvoerder zaakvoerster zorgcoordinator',
    occupations:
      'secretaresse directiesecretaresse managementassistente promovendus promovenda chauffeur vrachtwagenchauffeur ' +
      'commissaris hoofdcontroleur controleur jeugdcoordinator ledenadministratie beheerster toezichthouder ' +
      'teamleidster begeleidster scheidsrechter instructeur instructrice conrector vertrouwenspersoon griffier ' +
      'raadslid schepen schout dijkgraaf boekhoudster taxateur constructeur tekenaar aannemer uitvoerder voorman ' +
      'stukadoor loodgieter elektricien installateur lasser meubelmaker stoffeerder hovenier tuinman tuinier ' +
      'bloemist kweker boerin schaapherder veehouder wijnmaker gastheer gastvrouw serveerster receptioniste ' +
      'schoonmaker schoonmaakster verkoopster winkelier eigenares medeoprichter verzorgende wijkverpleegkundige ' +
      'verloskundige logopediste dietist psychiater orthopedagoog maatschappelijk-werker dierenartsassistente ' +
      'opticien audicien schoonheidsspecialiste muzikant zanger zangeres componist acteur actrice fotografe ' +
      'ontwerpster programmeur vertaler vertaalster boswachter bibliothecaris bibliothecaresse onderzoekster ' +
      'vrijwilligster stagiair stagiaire woordvoerder ' +
      'vismeester vertrouwenscontactpersoon podotherapeut',
    departments:
      'administratie boekhouding communicatie inkoop klantenservice onthaal personeelszaken productie receptie ' +
      'verkoop',
    duties:
      'administratie boekhouding receptie reserveringen onderhoud verkoop inkoop logistiek productie communicatie ' +
      'redactie secretariaat ledenadministratie verhuur werkplaats magazijn keuken huishouding planning ' +
      'personeelszaken jeugdzaken',
    former: 'voormalig voormalige gepensioneerd gepensioneerde',
    qualifiers: 'en afdeling',
    adjectives: null,
    labels: 'bestuur contactpersonen contactpersoon directie door leden naam tekst vertegenwoordigd',
  },
  entities: {
    heads: 'gracht huis kade laan plein singel steeg stichting straat',
    prefixes:
      'apotheek bakkerij basisschool huisartsenpraktijk kantor kapsalon kerk parochie praktijk slagerij stichting ' +
      'tandartspraktijk vereniging',
  },
  marks: {
    bylines: null,
    people: 'medewerker',
    roles: 'functie',
    pages: 'medewerkers|over-?ons',
  },
}
