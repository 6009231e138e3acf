import type { PersonTexts } from '../../person-texts.ts'

/** What texts in German say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks:
      '(?:dank|danke|gluckwunsch|gluckwunsche)(?: (?:auch|geht|gilt))?(?: an| fur)?|(?:wir )?(?:danken|gratulieren|' +
      'begrussen|verabschieden)',
    jointWork: '(?:interview|gesprach|workshop|kurs|konzert|lesung|abend|gemeinsam|zusammen|termin) mit',
    makers: '(?:betreut|begleitet|moderiert|organisiert|angeboten|ubernommen|abgelost) von',
    sharedTitles:
      'kolleg(?:en|innen)|(?:vorstands|rats|team|ehren|grundungs)?mitglied(?:er|ern)|stadtrate|gemeinderate|' +
      'trainer(?:innen)?|geschwister|bruder|schwestern|eheleute|ehepaar',
    namesakes: 'benannt nach|nach|zu ehren (?:von|des|der)|denkmal',
    speech: 'sagt|sagte|so|erklart|meint|berichtet|freut sich|laut',
    contacts:
      'z\\.? ?hd\\.?|zu handen|z\\. hd\\. von|frag(?:en sie)?|rufen sie|melden sie sich bei|' +
      'wenden sie sich (?:bitte )?an|schreiben sie an|(?:anmeldung|auskunft|anfragen|infos?) (?:bei|an)|kontakt|' +
      'kontaktieren sie',
    introductions:
      'ihre?|euer|eure|ich bin|mein name ist|mein name|ich heisse|gegrundet von|geleitet von|gefuhrt von|' +
      'unter (?:der )?leitung von|vertreten durch(?: (?:den|die|ihren?|seinen?))?',
    landmarks: 'gegenuber(?: von)?|vis-a-vis',
    welcomes: 'willkommen (?:bei|auf|im|in)',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'der|die|dessen|deren',
    ages: 'jahren?',
    afterAges: 'aus',
    actions:
      'uberreichte|uberreicht|verabschiedete|begrusste|dankte|dankt|bedankte|bedankt|lobte|freute sich|freut sich|' +
      'erhielt|bekam|gewann|siegte|spielte|spielt|sang|singt|las|liest|spricht|sprach|hielt|halt|stellte|ubernimmt|' +
      'ubergab|wechselte?|verlasst|verliess|kam|kehrte?|trat|tritt|wohnte?|lebt|lebte|feierte?|gratulierte|' +
      'wunschte|bat|forderte|sorgte|kummert sich|betreute?|organisierte?|zeigte|erzahlte?|schilderte|erinnerte|' +
      'begleitete|eroffnete|ehrte|half|hilft|meint|lacht|schwarmt|weiss|(?:hat|hatte|haben) (?:sich|den|die|das|' +
      'dem|der|ihren?|seinen?) |wurde (?:einstimmig|neu|wieder|erneut|geehrt|gewahlt|ernannt|verabschiedet)',
    predicates:
      'leitet|grundete|ubernahm|eroffnete (?:die|den|das|ihr|sein)|fuhrt (?:sie|durch|das|die|den|in)|begrusst|' +
      'referiert|moderiert|informiert|wurde (?:\\d{4} )?(?:zum|zur|als) |studierte|arbeitet|absolvierte|' +
      'wurde (?:am )?[\\d.]* ?(?:[a-z]+ )?(?:\\d{4} )?(?:in [a-z]+ )?geboren',
    speech: 'sagte|sagt|erklarte|erklart|betonte|betont|berichtet|so|erganzt',
    possessions: null,
    adjectives: null,
    firms: 'sohne?|tochter',
    units: 'jahre',
    centuries: 'jahrhundert',
  },
  appointments: {
    appointed:
      '(?:ernennung|wahl|verabschiedung|rucktritt) von|erhielt(?:en)?|bekam(?:en)?|sprach(?:en)?|gratulierte|' +
      'uberreichte|begrusste|dankte|ging(?:en)? an|gehen an|geehrt wurden?(?: fur [^:.]{2,25}:)?',
    passives: 'wurden?|werden|wird',
    adverbs: 'einstimmig|neu|wieder|erneut|ebenfalls|fur \\p{L}+ jahre',
    elected: 'als|zum|zur|geehrt|gewahlt|ernannt|verabschiedet|bestatigt|begrusst',
    isNamed: 'ist|sind|bleibt',
    since: 'seit|auch|weiterhin|jetzt|nun|wieder',
  },
  companions: {
    joiners: 'und|mit',
    possessives: 'ihr(?:em?|en)?|sein(?:em?|en)?',
    adjectives: null,
    people: 'frau|mann|ehefrau|ehemann|familie|kolleg|sohn|tochter',
  },
  kin: {
    possessives: '(?:mein|dein|sein|ihr|unser|euer|eur)e?[rmns]?',
    relatives:
      '(?:ehe)?frau|(?:ehe)?mann|gattin|gatte|lebensgefahrt(?:e|in)|partner(?:in)?|tochter|sohn|bruder|schwester|' +
      'vater|mutter|opa|oma|onkel|tante|cousine?|neffe|nichte|schwager|schwagerin|schwieger(?:sohn|tochter|vater|' +
      'mutter)|freund(?:in)?|kolleg(?:e|in|en)|nachbar(?:in|n)?|chef(?:in)?|nachfolger(?:in)?|vorganger(?:in)?',
  },
  credits: {
    bylines:
      '(?:geschrieben|verfasst|veroffentlicht|erstellt|eingestellt|gepostet|artikel|beitrag|text|interview|' +
      'bericht)(?: am [\\d. ]{6,12})? von',
    by: 'von',
    labels: 'geschrieben von|verfasst von|autor',
    websites: 'umsetzung|realisierung|programmierung|programmiert|gestaltet|gestaltung|webdesign|webmaster',
    websiteParts: 'der',
    websiteBy: 'von|durch',
  },
  pictures: {
    signs: 'profil|foto',
    credits: 'foto|fotos|fotografie|bild|bilder|fotograf|bildnachweis',
    portraits: 'portrat|portraet|profilbild|bewerbungsfoto',
    of: 'von',
    leftToRight:
      '(?:von|v\\.) ?li?(?:nks|\\.)(?: ?(?:nach|n\\.) ?r(?:echts|\\.))?|v\\. ?l\\. ?n\\. ?r\\.|vlnr|v\\. ?l\\.',
    positions: 'vorne|hinten|mitte|links|rechts',
  },
  letters: {
    closings:
      'gr(?:uss|usse|uesse)|[lvbs]g|mfg|(?:mit )?(?:freundliche[mnr]?|herzliche[mnr]?|viele[n]?|liebe[nmr]?|' +
      'beste[nr]?|schone[nmr]?) gr(?:uss|ussen|usse|uessen?)|mit freundlichen grussen|(?:herzliche|viele|liebe|' +
      'beste) grusse|ihre?|euer',
    greetings: 'gruss grusse gruesse hallo servus lg mfg vg hochachtungsvoll mitgruss tschuss dankeschon',
  },
  nameLabels: {
    given: 'vorname vornamen rufname',
    family: 'nachname nachnamen zuname familienname',
    givenOrWhole: null,
    names: 'namen',
    joining: 'und oder',
    qualifiers: null,
    whole: 'vollstandiger name|ansprechpartner(?:in)?|kontaktperson',
    columns: 'ansprechpartner(?:in)?',
    caseless: null,
  },
  labels: {
    personal: 'funktion|position|abteilung|handy|mobil|geburtsdatum',
    reached: null,
    ofThings: 'adresse|firma|preis|farbe',
    columns: 'funktion|abteilung|durchwahl|raum|mobil|aufgabe|bereich|zustandigkeit',
    roles:
      'funktion|beruf|tatigkeit|abteilung|aufgaben?|zustandigkeit(?:en)?|zustandig fur|aufgabengebiet|' +
      'aufgabenbereich|tatigkeiten|amt|ressort',
    caselessRoles: null,
    contactPersons: 'ansprechpartner(?:in|innen)?|ansprechperson(?:en)?|kontakt',
    possessives: 'ihre?|unsere?',
  },
  visitors: {
    marks: 'kundenstimmen?|kundenmeinung(?:en)?|bewertung(?:en)?|rezension(?:en)?',
    staffMarks: 'mitarbeiter',
    headings:
      'kundenstimmen|kundenmeinungen|bewertungen|rezensionen|(?:das|was|so) (?:sagen|meinen)|was [a-z ]{0,30}sagen|' +
      'stimmen (?:unserer|von)',
    speakers: 'referent(?:en|innen)|gastredner',
    speakerTitles: 'referent(?:in)?|redner(?:in)?|gast(?:rednerin|redner)?|vortrag|moderation|moderator(?:in)?',
    speakerPaths: 'referent(?:en|innen)',
    staff: 'mitarbeiter',
    titles: 'zufriedener? kund(?:e|in)|kund(?:e|in)|patientin|gast',
    stars: 'sterne',
    counts: 'rezension(?:en)?|bewertung(?:en)?',
    dates: '^vor (?:ein(?:em|er)|\\d{1,3}) (?:tag|woche|monat|jahr)',
    spokespeople: '\\w*leiter(?:in)?|inhaber(?:in)?|\\w*geschaftsfuhrer(?:in)?|vorstand',
  },
  titles: {
    degreeFields:
      'med|dent|vet|jur|iur|phil|rer|nat|habil|theol|pol|oec|h|c|hc|mult|agr|ing|techn|sc|fh|tu|psych|kfm|kffr|oek',
    abbreviations: null,
    officers: null,
    copulas: 'ist|war|sind|waren',
    of: 'bei|beim|im|in|am|an',
    joiners: 'der|die|fur|für|und|von|im|am',
    citing: 'so|laut',
    determiners: 'unser(?:e[nmr]?)?|ihre?[nm]?|der|die|dem|den',
    articles: 'der|die|das|unser|unsere',
    verbs: 'ist seit \\d{4}|ist|war|arbeitet als|fungiert als|wird|wurde|bleibt',
    notBefore: 'wird|hat|ist|war|der|die|das|welche[rs]?',
    ends: 'bei|in|und',
  },
  things: {
    copulas: 'ist',
    articles: 'eine?',
    ends: 'bei|mit|und',
    passives: 'ist|wird',
    adverbs: 'mittlerweile',
    states: 'ansassig|geoffnet|geschlossen',
    nouns: 'unternehmen|firma|tochterunternehmen|marke',
    publishers: 'verlag',
    firmsOfPeople: 'anwalt|anwalte|kanzlei|notar|agentur|kommunikation|quartett|\\bgmbh',
    attributes: 'farben?|modell?e?|marke|grosse|preis|ort|stadt',
  },
  described: {
    articles: 'eine?',
    notPeople: null,
    joiners: 'und',
    workEndings: 'in',
    of: 'von',
    pronouns: null,
    bornVerbs: 'wurde',
    born: 'geboren|geb\\.',
  },
  names: {
    titles:
      'abg arch bgm ddr dipl dipl-ing dipling diplom dkfm dl dr-ing dring eheleute ehepaar fam familie frau ' +
      'fraulein frei geschwister gez herr herrn hochw hon-prof hr hrn ing kand kier kom labg lek mag magister mddr ' +
      'mg mmag mphf ogr okr omr osr ostr ozv pfr phdr phf plk ppa prim priv-doz privatdozent ra sekr stb stbin ' +
      'stud univ-prof vbgm vbp wg',
    suffixes: null,
    particles: 'von|der|zu',
    honorifics: 'herr|herrn|frau',
    firmPrefixes: null,
    placeJoiners: 'an|am|im|ob|bei',
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'mann|stein|berg|bauer|meier|meyer|maier|mayer|huber|hauser|inger|dorf|thaler|horst|enberg',
    familyBeginnings: 'von',
  },
  endings: {
    nouns:
      'erei|handlung|betriebe?|technik|praxis|kanzlei|heit|keit|schaft|wesen|zeug|zentrum|systeme?|verein|bereich|' +
      'dienst|kosten|sgruppe|(?:gs|ts|en|er|s)(?:buro|amt|verband|institut|agentur|fakultat|museum|ministerium|' +
      'behorde|gericht|redaktion|abteilung|referat|fraktion|zentrale|labor|institute)',
    nounsOrNames: 'handel|ung|ungen|recht|werk',
    roles:
      'minister|ministerin|direktor|direktorin|prasident|prasidentin|sekretar|sekretarin?|experte|expertin|' +
      'korrespondent|korrespondentin|kabarettist|kabarettistin|trainer|trainerin|kirchenrat|ratin|pfarrer|' +
      'pfarrerin|redakteur|redakteurin|forscher|forscherin|scout|leiter|leiterin|leitung|fuhrer|fuhrerin|berater|' +
      'beraterin|manager|managerin|meister|meisterin|assistent|assistentin|anwalt|anwaltin|beauftragter?|prufer|' +
      'pruferin|referentin?|sprecher|sprecherin|arzt|arztin|ingenieurin?|therapeut(?:in|e)?|olog(?:e|in|ist|ista|o|' +
      'a|ue)?|techniker|vorsitzender?|obmann|obfrau|inhaber|inhaberin|kassierer|verwalter|betreuer|betreuerin|' +
      'beisitzer|beisitzerin|chef|makler|maklerin|lehrer|lehrerin|warte?|wartin|pfleger|pflegerin|kaufmann|' +
      'kauffrau|fachmann|fachfrau',
    occupations:
      'koordinator|koordinatorin|verantwortlicher?|mechaniker|mechanikerin|helfer|helferin|sachbearbeiter|' +
      'sachbearbeiterin|mitarbeiter|mitarbeiterin|padagoge|padagogin|erzieher|erzieherin|verkaufer|verkauferin|' +
      'stellvertreter|stellvertreterin|stellvertretung|aufseher|begleiter|begleiterin|fachkraft|angestellter?|' +
      'installateur|monteur|monteurin|zeichner|zeichnerin|administrator|spezialist|spezialistin|organist|' +
      'organistin',
    streets: 'strasse|str|platz|allee|gasse|schule|haus|kirche|halle|stiftung|verlag|universitat|klinik|park',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'abgeordnete abgeordneter abteilungsleiter ansprechpartner ansprechpartnerin anwalt anwaltin apotheker ' +
      'apothekerin architekt architekte architektin arzt arztin assistentin assistenz auszubildende auszubildender ' +
      'autor autorin backer backerin beauftragte beauftragter beirat beirate beisitz beisitzende beisitzer ' +
      'beisitzerin berater beraterin betreiber betreiberin betreuer betreuerin bezirksburgermeister brauer ' +
      'braumeister bta burgermeister burgermeisterin chefarzt chefarztin chefredakteur chirurg chorleiter ' +
      'dachdecker datenschutzbeauftragte datenschutzbeauftragter dekan diakon diakonin diatisten direktoren ' +
      'direktorin dirigent disponent disponentin doc doktor doktorand doktorandin dozent dozentin ehrenmitglied ' +
      'ehrenmitglieder ehrenobfrau ehrenobmann ehrenprasident ehrenprasidentin elektriker elektrikerin enolog ' +
      'entwickler entwicklerin fachangestellte facharzt facharztin fachwart fahnentrager fahrer fahrerin festwart ' +
      'fleischer floristin fotograf fotografin friseur friseurin friseurmeister gartner gartnerin gastwirt ' +
      'gastwirtin gemeinderat gemeinderatin geratewart geschaftsfuhrende geschaftsfuhrender geschaftsfuhrer ' +
      'geschaftsfuhrerin geschaftsleiter geschaftsleiterin geschaftsleitung gesellschafter gesellschafterin ' +
      'gestalter gestalterin grafik grunder grunderin hausmeister hausverwalter heilpraktiker heilpraktikerin ' +
      'herausgeber herausgeberin hutenwart huttenwirt hygienist imker imkerin ingenieur ingenieure ingenieurin ' +
      'inhaber inhaberin journalistin jugendwart jugendwartin jurist kantor kantorin kapellan kaplan kassenwart ' +
      'kassenwartin kassier kassierer kauffrau kaufmann kellermeister kellermeisterin kirchenmusiker ' +
      'kirchenmusikerin koch kock kosmetikerin kreisrat kreisratin kuchenchef kundenberater kunstler kunstlerin ' +
      'kustos lagerist landrat landratin landwirt landwirtin lehrer lehrerin leitende leitender leiter leiterin ' +
      'leitung lektor lernende lernender logopade logopadin makler maklerin mandatsleiter mandatsleiterin masseur ' +
      'masseuse maurer meister meisterin mesnerin metzger ministerin mitarbeiter mitarbeiterin mta mtla mtra notar ' +
      'notariales notarin oberburgermeister obfrau obmann ortsvorsteher ortsvorsteherin pachter pachterin paedagog ' +
      'pastorin pedell pfarrer pfarrerin physiotherapeut physiotherapeutin pka platzwart polier praktikant ' +
      'praktikantin prasident prasidentin praxismanager praxismanagerin pressesprecher pressesprecherin ' +
      'professorin prokurist prokuristin prorektor psychologin psychotherapeut psychotherapeutin rechnungspruferin ' +
      'rechtsanwalt rechtsanwaltin redakteur redakteurin referent referentin regisseur rektor rektorin rektorn ' +
      'sachbearbeiter sachbearbeiterin schatzmeister schatzmeisterin schreiner schreinerin schriftfuhrer ' +
      'schriftfuhrerin schulleiter schulleiterin sekretar sekretariat sekretarin solist spielwart sportwart ' +
      'sprecher sprecherin stadtrat stadtratin steuerberater steuerberaterin stifter teamleiter techniker ' +
      'technikerin therapeut therapeutin tierarzt tierarztin tischler tischlerin torwart trainerin treuhander ' +
      'treuhanderin verantwortlicher vereinswirt verfasser verfasserin vertretungsberechtigter verwalter vikar ' +
      'vikarin vorarbeiter vorsitz vorsitzende vorsitzender vorstand vorstande vorstandsmitglied ' +
      'vorstandsvorsitzende vorstandsvorsitzender webmasterin werkstudent werkstudentin winzer winzerin wirt ' +
      'wirtin wirtschaftsprufer wirtschaftspruferin zahnarzt zahnarztin zeugwart zfa zimmermeister zmf zmp zmv',
    occupations:
      'referendar referendarin ' +
      'stellvertreter stellvertreterin stellvertretung stellv stv schulsozialarbeiter schulsozialarbeiterin ' +
      'sozialarbeiter sozialarbeiterin sozialpadagoge sozialpadagogin erzieher erzieherin pradikant pradikantin ' +
      'presbyter presbyterin kuster kusterin mesner propstin domkapitular kassierstellvertreter ' +
      'obmannstellvertreter schriftfuhrerstellvertreter gemeindeschreiber gemeindeschreiberin gemeindeammann ' +
      'standesbeamter standesbeamtin ortsvorstand kommandant kommandantin brandinspektor gruppenkommandant ' +
      'rettungssanitater notfallsanitater sanitater sanitaterin hebamme arzthelferin hauswirtschafterin hauswart ' +
      'abwart fahnrich standartentrager obfraustellvertreterin fischereiaufseher wegewart ehrenamtskoordinator ' +
      'ehrenamtskoordinatorin projektkoordinator kanzlistin rechtsanwaltsfachangestellte steuerfachangestellte ' +
      'steuerfachwirt bilanzbuchhalter buchhalter buchhalterin lohnbuchhalterin empfangsmitarbeiterin ' +
      'rezeptionistin verkaufer verkauferin aussendienstmitarbeiter lackierer karosseriebauer mechaniker ' +
      'mechanikerin kfz-mechatroniker mechatroniker mechatronikerin installateur klempner heizungsbauer ' +
      'sanitarinstallateur elektroinstallateur zimmerer stuckateur fliesenleger estrichleger parkettleger ' +
      'raumausstatter schweisser werkzeugmacher steinmetz bildhauer bildhauerin goldschmied goldschmiedin ' +
      'uhrmacher uhrmacherin optiker optikerin augenoptiker horgerateakustiker orthopadieschuhmacher schuhmacher ' +
      'schneiderin massschneiderin konditor konditorin kellner kellnerin barkeeper landschaftsgartner ' +
      'landschaftsarchitekt landschaftsarchitektin forsterin revierforster jagdaufseher pferdewirt pferdewirtin ' +
      'schauspieler schauspielerin intendant intendantin buhnenbildner kostumbildnerin ubersetzer ubersetzerin ' +
      'dolmetscher dolmetscherin bibliothekar bibliothekarin archivar archivarin chronist ortschronist seelsorger ' +
      'seelsorgerin gemeindereferent pastoralreferent gemeindepadagogin diakonisse priorin abtissin ' +
      'zentralvorstand elternvertreter elternvertreterin konrektor konrektorin horterzieherin integrationshelferin ' +
      'bundesfreiwillige bundesfreiwilliger gutachter gutachterin sachverstandiger sachverstandige ' +
      'vermessungsingenieur statiker bauzeichner bauzeichnerin syndikus hauptkassier aktuar aktuarin ' +
      'beisitzerinnen datenschutzverantwortliche webadministrator systemadministrator programmierer ' +
      'programmiererin softwareentwickler geschf inh vors ' +
      'unternehmer unternehmerin jugendreferent jugendreferentin badplanerin badplaner inh gf amtsrat amtsratin ' +
      'oberamtsrat oberamtsratin inspektor inspektorin oberinspektor oberinspektorin amtsinspektor ' +
      'amtsinspektorin hauptsekretar hauptsekretarin',
    departments:
      'aussendienst beratung buchhaltung disposition einkauf empfang entwicklung fertigung innendienst ' +
      'kundenberatung kundenbetreuung kundendienst kundenservice lager logistik offentlichkeitsarbeit personal ' +
      'personalabteilung personalwesen produktion rechnungswesen sekretariat technik verkauf versand vertrieb ' +
      'verwaltung werkstatt',
    duties:
      'geschaftsfuhrung redaktion leitung vertretung stellvertretung seelsorge kinderbetreuung hauswirtschaft ' +
      'haustechnik offentlichkeit presse presseanfragen anmeldung vermietung raumvergabe mitgliederverwaltung ' +
      'spendenverwaltung kasse finanzen buchfuhrung fuhrpark ersatzteile ausstellung planung konstruktion ' +
      'arbeitsvorbereitung qualitatssicherung datenschutz marketing schulsozialarbeit jugendarbeit seniorenarbeit ' +
      'kirchenmusik hausverwaltung friedhofsverwaltung bauleitung',
    former: 'ehemals ehemalige ehemaliger pensionierte pensionierter emeritierter emeritierte',
    qualifiers: 'und kunden leitung abteilung bereich',
    adjectives: 'emeritus emerita',
    labels:
      'ansprechpartner ansprechpartnerin ansprechpartnerinnen ansprechperson autor autoren autorin bearbeiter ' +
      'bearbeitung betreut dozent dozenten fam familie firma fotograf geschaftsfuhrung geschaftsleitung ' +
      'gesellschafter inhaber konseillers kontakt kontaktpersonen leitung mitglieder person redaktion referent ' +
      'referenten referentin referentinnen unterzeichner verantwortlich verantwortliche verantwortlicher verfasser ' +
      'vertreten vertretung vertretungsberechtigt vertretungsberechtigte vertretungsberechtigter visdp vorstand ' +
      'zustandig sopranen tenoren besetzung mitwirkende solisten',
  },
  entities: {
    heads:
      'alle allee apotheke backerei bad bau bibliothek brucke burg damm elektrotechnik garten gasse gasthaus ' +
      'gasthof gesamtschule gesellschaft grundschule gymnasium halle haus haustechnik hochschule hof huis hutte ' +
      'hypermarkt immobilien infissi institut keller kirche klinik klinikum kollegium krankenhaus medaille ' +
      'metzgerei moden platz pokal preis realschule reisen salon schloss schule sok stiftung str strasse stube ' +
      'turm ufer universitat verein verlag weg',
    prefixes: 'burg gemeinde gimnazija haus hem im landkreis parish platz schloss stadt strasse',
  },
  marks: {
    bylines: 'autor|redakteur',
    people: 'kontakt|mitarbeiter|ansprech|vorstand',
    roles: 'funktion',
    pages: 'kontakt|impressum|vorstand|mitarbeiter|ansprechpartner|wir-?ueber|ueber-?uns|uber-?uns',
  },
}
