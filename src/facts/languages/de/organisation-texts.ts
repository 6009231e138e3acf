import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in German write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: 'und von zu zum zur für der den des am im',
    clubConnectors: 'in im am an bei zu zur zum',
    articles: 'die der das',
    complements: 'von der des',
    nounEndings:
      'verein|verband|stiftung|schule|gesellschaft|werke|betriebe|buro|kanzlei|praxis|zentrum|universitat|' +
      'klinik|klinikum|handlung|druckerei|gemeinde|kammer|genossenschaft|apotheke|backerei|metzgerei|' +
      'brauerei|(?:auto|gast|kranken|mobel|mode|pflege)haus',
    touchingEndings: null,
    soleNames: 'bundes\\p{Ll}{4,}(?:kammer|amt|agentur|ministerium|gericht|anstalt|zentrale)',
    municipalities: null,
    activities: null,
    descriptions: 'Agentur|Gesellschaft|Büro|Verein|Institut|Studio|Zentrum|Werkstatt|Verlag|Praxis|Kanzlei|Manufaktur',
    descriptionLinks: 'für',
    abbreviations: 'Mag|Ing|Dipl|med|dent|vet|phil|rer|nat|jur|Nr|Gebr',
  },
  emptyNames: {
    pageWords:
      'lizenz lizenzen diese dieser dieses der die das vorstand mitglieder mannschaft kontakt kontakte ' +
      'impressum startseite willkommen über uns unser unsere leistungen aktuelles datenschutz agb anfahrt ' +
      'ansprechpartner adresse anschrift telefon herausgeber angaben gemäß hauptsitz zentrale ' +
      'öffnungszeiten anbieter haftung für inhalte links urheberrecht streitschlichtung bildnachweis so ' +
      'finden sie wegbeschreibung besuchen',
    firmWords: null,
    wholeNames: null,
    possessives: 'meine?|deine?|ihre?',
    siteNouns: 'web(?:seite|auftritt)|seite|firma|unternehmen',
    defaults: 'firmenname',
    employers: 'im ruhestand|pensioniert|selbst(?:st)?ändig|freiberuflich|privat|keine?|rentner(?:in)?|vakant',
    logoPhrases: '(?:zur |zum |link zur? )?startseite(?: (?:von|der|des))?|zur|link zu',
  },
  beforeNames: {
    stops:
      'die der das den dem des ein eine einer wir unser unsere unserer ihr ihre sie ist sind wird wurde ' +
      'hat bei mit durch über uns nach aus als auch willkommen kontakt impressum herausgeber betreiber ' +
      'anbieter inhaber inhaberin geschäftsführer geschäftsführerin geschäftsführung vorstand vertreten ' +
      'verantwortlich diensteanbieter firma fa gesellschafter gesellschafterin komplementär komplementärin ' +
      'tochter tochtergesellschaft muttergesellschaft marke mitglied kunde kunden eigentümer eigentümerin ' +
      'hersteller vertriebspartner generalvertretung ansprechpartner rechtsform anschrift adresse sitz ' +
      'hausanschrift postanschrift website webseite homepage internetseite datenschutz',
    leadingWords: 'der den dem des die das von zu',
    firmNouns: 'firma',
    firmNounEndings:
      'unternehmens?|dienstleisters?|herstellers?|konzerns?|firma|lizenzausgabe|produzenten|anbieters?|' +
      'betreibers?|zulieferers?|versicherers?',
    welcomes: 'willkommen (?:bei|auf|beim|im|in der)',
    headingLeads: 'über|kontakt',
    ownerLeads: 'eigentum de[rs]|teil de[rs]',
    looseLeads: 'von vom bei beim und der dem den des',
    depictions: '(?:(?:abbildung|bild) (?:de[rs] )?)?(?:wort-?bild-?marke|bildwortmarke|logo|signet)',
    depictionLinks: 'de[rs]|von|vom',
    headOffices: 'hauptsitz|hauptverwaltung',
    employerLinks: 'bei beim',
  },
  behindNames: {
    makers: null,
    madeThings: null,
    contactLabels: 'telefon|mobil',
    homePages: 'startseite',
    otherPages: 'kontakt|impressum',
    contactForms: 'kontaktformular',
    crowds: null,
    divisions: 'eine? (?:marke|unternehmen|tochter|service) de[rs] ',
    closures: 'in (?:abwicklung|insolvenz)|i\\. ?l\\.',
  },
  sentences: {
    verbs: 'ist|sind|war|waren|hat|haben|wird|werden|kann|zeigt|finden',
    beVerbs: 'ist|sind',
    beComplements: 'ein|eine|einer|der|die|das',
    situated: null,
    seats: 'mit sitz|befindet sich',
    seatLinks: 'in',
  },
  labels: {
    names:
      'firma|firmenname|firmierung|unternehmen|diensteanbieter|anbieter|betreiber|website-?betreiber|' +
      'herausgeber|seitenbetreiber|inhaber der (?:website|domain)|verein|träger|name des unternehmens|' +
      'angaben gemäß §? ?5 (?:tmg|ddg)|impressum',
    roles: 'arbeitgeber|verlag|veranstalter|veranstaltet von|ausrichter|agentur',
    sellers: 'händler|vertriebspartner|importeur',
    columns: 'unternehmen|firmen|einrichtung(?:en)?|institution(?:en)?|organisation(?:en)?|aussteller|vereine',
    vague: 'impressum',
  },
  clients: {
    nouns:
      'kunden auftraggeber auftraggebern sponsoren förderer förderern unterstützer unterstützern partner ' +
      'partnern referenzen',
    labels:
      'bauherr|bauherrin|bauherrschaft|auftraggeber|auftraggeberin|kunde|träger|schulträger|trägerschaft|' +
      'trägerverein|generalunternehmer|architekt|architekten|tragwerk|tragwerksplanung|landschaft|' +
      'landschaftsarchitektur|landschaftsplanung|gefördert von|gefördert durch|unterstützt von|' +
      'mit unterstützung von|kooperationspartner|bankverbindung|hausbank|berufshaftpflicht|' +
      'berufshaftpflichtversicherung|investor',
    verbs: 'sind|ist|zählen|gehören|wie',
    adverbs: 'u\\. ?a\\.|unter anderem',
  },
  examples: {
    nouns:
      'unternehmen firmen organisationen institutionen einrichtungen konzerne konzernen verbände verbänden vereine vereinen universitäten hochschulen agenturen stiftungen verlage verlagen banken museen orchester orchestern chöre chören hersteller herstellern auftraggeber auftraggebern kunden',
    leads: 'wie(?: z\\. ?B\\.| zum Beispiel| beispielsweise| etwa)?|darunter|u\\. ?a\\.',
  },
  notices: {
    followers: 'impressum|datenschutz|agb\\b|kontakt',
    wholeFollowers: null,
    leads: 'bei|von|heute',
    subjects: null,
    software: null,
    authorLinks: 'von',
    rightsHolders: 'rechteinhaber(?:in)?',
    pictures: 'foto|bild|grafik',
    pictureSources: 'quelle',
    pictureCredits: 'bildquelle|fotonachweis|bildnachweis|quelle',
    licences: 'lizenz',
  },
  blocks: {
    words:
      'kontakt informationen adresse anschrift postadresse besucheradresse postanschrift hausanschrift ' +
      'zustandige zustandiger zustandiges aufsichtsbehorde aufsichtsbehorden angaben',
    listClasses: 'aussteller|haendler|händler|mitglied(?:er)?',
  },
  phones: {
    shared:
      '(?:telefon)?zentrale|vermittlung|empfang|rezeption|sammelnummer|hauptnummer|kundenservice|' +
      'kundendienst|infoline',
    phoneWords: 'telefon|fon|nummer|nr',
    links: 'unter',
    representatives:
      'geschaftsfuhr|geschaftsleit|vertret|inhaber|vorstand|aufsichtsrat|prokurist|gesellschafter|' + 'verantwortlich',
    representativeLines: null,
    formsOfAddress: 'dr prof dipl mag ing herr frau',
  },
}
