import type { Language } from '../language.ts'

/** German. */
export const DE: Language = {
  code: 'de',
  otherCodes: null,
  precedence: 2,
  commonWords: 'und der die das mit für nicht ist wir sie auf eine unsere ihre von zum über',
  conjunctions: 'und sowie',
  days: 'mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonntag',
  months: 'januar februar märz mai juni juli oktober dezember',
  phoneLabels: {
    voice:
      'téls telefon_ _telefon _telefonnummer fon rufnummer anrufen anruf durchwahl zentrale ' +
      'telefonzentrale vermittlung',
    mobile: 'mobilnummer mobiltelefon_ handy handynummer natel',
    fax: 'telefax_',
    whatsapp: null,
    weak: 'kontakt reservierung notfall notdienst sekretariat büro festnetz',
  },
  phoneSigns: null,
  contactPages: { terms: 'kontakt|ansprechpartner', anywhere: null },
  imprintPages: { terms: 'impressum|rechtliche angaben', anywhere: null },
  officePages: { terms: 'anfahrt|standort|niederlassung', anywhere: null },
  peoplePages: { terms: 'mitarbeiter|vorstand|geschaftsfuhrung|geschaeftsfuehrung|belegschaft', anywhere: null },
  aboutPages: { terms: 'uber uns|ueber uns|wir uber uns|unternehmen.', anywhere: null },
  formerJobs: 'zuvor|vorher|früher|ehemal|vormals|davor |arbeitete|war sie|war er|war als',
  workLeads:
    '(?:lehrte?|unterrichtete?|forschte?|studierte?|promovierte?|habilitierte?|arbeitet|dozent(?:in)?|professor(?:in)?) (?:\\p{L}{1,30} )?an(?: de[rm])?|(?:tätig|beschäftigt|angestellt|gearbeitet|arbeitete?|ausbildung|karriere|laufbahn|station|jahren?|praktikum|volontariat) (?:bei|beim|in|an)(?: de[rm])?|(?:wechselte?|ging|kam) (?:zu[rm]?|von)(?: de[rm])?|verließ|(?:jetzt|heute|zuvor|früher|vormals)(?: bei(?: de[rm])?)?',
  memberships: 'mitglied|zertifiziert|akkreditiert',
  roleTexts: {
    before: 'als|in der funktion als|in seiner funktion als|in ihrer funktion als|in der rolle als',
    behind: null,
    determiners: 'der die das den dem des ein eine einen einer unser unsere unserer unseren unseres ihr ihre',
    members:
      'mitglied vorstandsmitglied ausschussmitglied beiratsmitglied gründungsmitglied ehrenmitglied gremiumsmitglied',
    complements: 'für',
    workplaces: 'bei beim',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: 'ministerium bundesministerium',
  houseNouns: null,
  headNouns:
    'weingut galerie theater museum gasthof brauerei hotel restaurant musikverein sportverein turnverein ' +
    'schützenverein kammerchor stadttheater kunsthaus kunsthalle literaturhaus',
  organisationKinds: {
    heads: null,
    clear:
      'Universität Akademie Ministerium Bundesministerium Staatsministerium Hochschule Institut Verband Verein ' +
      'Stiftung Sparkasse Kanzlei Volksbank Raiffeisenbank Klinikum',
    firms: 'Gruppe Personal Medien Verlag Werke Stadtwerke Autohaus Consult',
    trades:
      'Vereinigung Gesellschaft Genossenschaft Landesamt Bundesamt Kammer Kasse Apotheke Praxis Landgasthof Gasthof ' +
      'Gasthaus Versicherung Versicherungen Krankenkasse Handwerkskammer Landwirtschaftskammer Ärztekammer Stadt ' +
      'Kreis Landkreis Gemeinde Brauhaus Weingut Hofgut Krankenhaus Universitätsklinikum Rechtsanwälte Steuerberater ' +
      'Architekten Ingenieure',
    small: null,
    endings:
      '-(?:Gruppe|Verlag|Werke|Institut|Universität|Bank|Klinik)|' +
      '\\p{L}{3}(?:(?<!ges)amt|büro|kanzlei|verein|verband|vereinigung|stiftung|institut|klinikum|gesellschaft|' +
      'genossenschaft|[fcgkln]erei|apotheke|praxis|schule|gymnasium|handlung|kasse|kammer|' +
      '(?<!Daten|Park|Sitz|Werk)bank|gasthof)|' +
      '(?:[Aa]uto|[Gg]ast|[Kk]auf|[Mm]öbel|[Mm]ode|[Bb]rau|[Kk]ranken|[Ss]anitäts|[Rr]eform)haus',
    stems: null,
    units: 'fachbereich|fakultät|lehrstuhl|abteilung|institut für|fachgebiet',
    modifiers:
      'rezeption reservierung reservierungen notruf notfall termine biergarten feuerwehr polizei tarife ihre ihr ' +
      'ihrer unsere',
    uses: {
      inSentences: 'Verlag',
      beforeFor: null,
      qualifiers: null,
      places: null,
      owned: null,
    },
    neighbours: {
      abbreviations: 'gebr inh ing dipl bau elektr masch ges',
      relations: 'projekt|webseite|initiative|teil|niederlassung|zweigniederlassung|abteilung|vertreter|filiale',
      located: 'ansässigen?|basierten?|based?',
      associations:
        'verein|verband|bund|club|freunde|kreis|vereinigung|gemeinschaft|gesellschaft|initiative|hilfe|werk|netzwerk|' +
        'zentrum|forum|jugend|chor',
      adjectives: null,
    },
    partnerships: {
      joins: 'und',
      tails: 'Söhne|Sohn|Töchter|Tochter|Kollegen|Collegen|Kolleginnen|Partner|Partnerinnen|Cie',
      signTails: null,
      strangers:
        'kunden freunde mitglieder sponsoren forderer lieferanten freunden mitgliedern forderern kollegen referenzen ' +
        'hersteller presse medien handler unterstutzer investoren vater mutter eltern familie gesellschafter',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'KBM|KBI|KBR|OBI|HBI|ABI|HBM|OBM|Kommerzialrat|KommR|Ökonomierat|ÖkR|OStR|StR|OStD|StD|Hofrat|' +
    'Medizinalrat|OMR|Azubi|Auszubildende|Auszubildender|Praktikant|Praktikantin|Pfr.in|Pfrin.|Diakon|' +
    'Vikar|Vikarin|Kpl.|Dek.|Pater|RAin|StB|StBin|DGKP|DGKS|DKKS|Mag.a|Mag.ª|Dr.in|Dr.ⁱⁿ|DIin|Bgm.|Vbgm.|' +
    'Altbgm.|Abg.|LAbg.|Kdt.|Hptm.|Oblt.|VDir.|Frl.|Hr.|Hrn.|Altbürgermeister|Ehrenobmann|Ehrenpräsident',
  personLeads:
    '(?:unterricht|meisterkursen?|kursen?|ausbildung|studium|studien|praktikum|klasse|studierte|lernte) bei|' +
    'dankeschon an|' +
    '(?:fotos|bilder|regie|buhne|kostume|licht|choreografie|moderation|festrede|laudatio|vortrag|lesung|predigt|orgel|klavier|gesang) (?:von|mit|durch)|' +
    '(?:gemalt|gebaut|geschrieben|komponiert|gespielt|gesungen|entworfen|gestiftet|gesprochen|betreut|gestaltet) von',
  personNouns:
    'aber|eber|iber|ober|uber|cher|der|fer|ger|her|ker|ler|mer|ner|per|rer|ser|ster|ter|ver|zer|erin|erinnen|stin|tin|lin|' +
    'pin|gin|kin|tinnen|ist|isten|or|oren|ant|anten|ent|enten|eur|euren|loge|logen|star|stars|profi|profis|fan|fans|' +
    'coach|chef|chefs|kollege|kollegen|bischof|mann|frau|guru|abgeordnete|abgeordneten|abgeordneter|verletzte|' +
    'verletzten|verlobte|verlobten|verlobter|vorsitzende|vorsitzenden|beauftragte|beauftragten|angehorige|' +
    'angehorigen|bekannte|bekannten|favorit|favoriten|kandidat|kandidaten|athlet|athleten|pilot|piloten|held|' +
    'helden|gast|talent|paar',
  personNames: null,
  organisationNouns:
    'verein verband stiftung universität hochschule schule gymnasium gemeinde landkreis ministerium institut kanzlei ' +
    'praxis büro autohaus gasthof gasthaus apotheke bäckerei metzgerei verlag werkstatt weingut brauerei zentrum ' +
    'rechtsanwälte steuerberater notariat stadtwerke sparkasse gesellschaft schreinerei tischlerei zahnarztpraxis ' +
    'gemeinschaftspraxis hofladen gärtnerei stadt markt landratsamt architekten tierarztpraxis klinik klinikum ' +
    'konditorei druckerei spedition fahrschule feuerwehr kita malerbetrieb elektro physiotherapie friseursalon ' +
    'friseur sanitär zimmerei dachdeckerei bestattungen tanzschule musikschule volkshochschule kreissparkasse ' +
    'volksbank raiffeisenbank kirchengemeinde pfarrei pfarramt krankenhaus bücherei bibliothek buchhandlung optik ' +
    'hörakustik landgasthof pension ferienhof reiterhof hofgut kellerei kaffeerösterei reinigung baugeschäft ' +
    'bauunternehmen stahlbau metallbau maschinenbau gartenbau landschaftsbau immobilien versicherungen ' +
    'hausverwaltung pflegedienst seniorenheim sanitätshaus fotostudio tierheim ergotherapie logopädie haustechnik ' +
    'malermeister fliesen raumausstattung glaserei schlosserei bauernhof',
  personTexts: {
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
      roles: 'funktion|beruf|tatigkeit|abteilung',
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
      verbs: 'ist|war|arbeitet als|wird|wurde|bleibt',
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
        'fleischer floristin fotograf fotografin fotos friseur friseurin friseurmeister gartner gartnerin gastwirt ' +
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
      departments:
        'aussendienst beratung buchhaltung disposition einkauf empfang entwicklung fertigung innendienst ' +
        'kundenberatung kundenbetreuung kundendienst kundenservice lager logistik offentlichkeitsarbeit personal ' +
        'personalabteilung personalwesen produktion rechnungswesen sekretariat technik verkauf versand vertrieb ' +
        'verwaltung werkstatt',
      qualifiers: 'und kunden leitung abteilung bereich',
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
  },
  rankWords: null,
  pageNames: null,
  addressLabels:
    'firmenadresse|geschäftsadresse|lieferadresse|besuchsadresse|adresse|adressen|anschrift|postanschrift|' +
    'hausanschrift|besucheradresse|lieferanschrift|postadresse|sitz|firmensitz|hauptsitz|standort',
  fieldLabels:
    'e-mail-adresse|e-mail adresse|vollständiger name|vor- und nachname|telefonnummer|ihre nachricht|' +
    'öffnungszeiten|sprechzeiten|betreff der nachricht|steuernummer|bankverbindung|postanschrift',
  townMarks: null,
  addressTexts: {
    labels: {
      clear: '(?:post|haus|besucher|liefer)?anschrift|adresse',
      qualifiers: null,
      locations: 'sitz|standort',
      sure: null,
      others: null,
      tails: 'adresse',
      fields: 'straße|strasse|plz|ort|plz ?/ ?ort|stadt|land',
    },
    units: {
      words:
        'eingang|einfahrt|zufahrt|gegenüber|geb[äa]ude|geb|haus|hinterhaus|vorderhaus|aufgang|turm|stiege|top|' +
        'etage|stock|gewerbepark|gewerbegebiet|industriepark|technologiepark|businesspark|halle(?= \\d)|raum|' +
        'zimmer|t[üu]r|whg|wohnung|pavillon',
      floors: 'stock|og|obergeschoss',
      floorOrdinals: null,
      doors: '(?:eg|ug|dg)$',
      buildings: 'gebäude|haus|turm|hochhaus',
      beforeStreets: null,
      behindStreets: null,
      behindNumbers: null,
    },
    streetWords: {
      signs: 'Straße straße',
      plainEndings: 'strasse|str|gasse|platz',
      small: null,
      smallBehind: null,
      smallEndings: 'straße|strasse|gasse|platz|str',
      smallDoubtful: null,
      numbered: null,
      beforeNumbers: null,
      routes: null,
      nameless: null,
      lookalikes: null,
    },
    streetNames: {
      connectors: 'des von der den dem zum zur am an im in auf',
      beforeCompounds: 'am an zum zur im in auf unter hinter vor bei der dem den des von',
      directions: 'West Nord Süd Ost',
      numerals: null,
      months: null,
      never: 'kg gmbh ag ug ohg gbr',
      estates: 'gut|schloss|burg|hof|rathaus|kloster|weingut|landgut|forsthaus|schlosshof|klosterhof|bauernhof',
      abbreviations: 'st sankt|pl platz|str strasse|n nr',
    },
    roads: null,
    numberMarks: {
      beforeNumbers: 'nr',
      alone: 'nr',
      houses: null,
      beforeColons: 'nr|postfach',
    },
    boxes: {
      forms: 'Postfach',
      endings: 'fach',
    },
    places: {
      connectors: 'am an der im in ob bei vor auf dem den die und',
      beforeNames: null,
      beforeCities: null,
      behindCities: null,
      quarters: null,
    },
    sentences: {
      leads: null,
      streetLeads: 'in der',
      smallStreetLeads: null,
      units: null,
      connectors: 'von den der dem des in im am an',
      prose: 'mit|für|ist|sind|und|bis zu',
      yearLeads: 'in|seit|bis|ab|im jahre?',
      abbreviations: 'str|prof|dipl',
    },
    surroundings: {
      contacts:
        'telefon|telefonie|fon|mobil|handy|webseite|öffnungszeiten|herr|frau|geschäftsführer|inhaber|vertreten|' +
        'kontakt',
      phones: 'telefon',
      notPlaces:
        'Telefon|Mobil|Öffnungszeiten|GmbH|Karte|Lageplan|Anfahrt|Uhr|Punkte|Stück|Kunden|Mitarbeiter|Einwohner|' +
        'Personen|Teilnehmer|Jahre|Tage|Zuschauer|Mitglieder|Zeichen|Besucher|Artikel|Seiten',
      countsBefore:
        'seite|kapitel|artikel|abschnitt|teil|schritt|stufe|tag|woche|jahr|klasse|abb|tabelle|band|nummer|gruppe|' +
        'typ|bundesliga|liga|über|ab|bis|seit|vom|stand|in|januar|februar|märz|april|mai|juni|juli|august|' +
        'september|oktober|november|dezember',
      countsBehind: 'artikel|bewertungen|kommentare|uhr|euro|qm',
      rangeWords: 'bis',
      bylines: 'von',
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'sponsoren|partner|partnerinnen|förderer|unterstützer|kunden|referenzen|aussteller|investoren|gesellschafter|' +
    'lieferanten|händler|geldgeber|fördermittelgeber|kooperationspartner|kooperationen|medienpartner|' +
    'schwesterunternehmen|schwesterfirmen|tochtergesellschaften|tochterunternehmen|verbundene unternehmen|' +
    'mitgliedsunternehmen|mitgliedsvereine|mitgliedsorganisationen|mitgliedsverbände|trägervereine|auftraggeber|' +
    'sie vertrauen uns|uns vertrauen|unterstützt von|unterstützt durch|gefördert von|gefördert durch|' +
    'in kooperation mit|in zusammenarbeit mit|mitgliedschaften|mandanten|kundenliste|referenzkunden|' +
    'partnerschaften|kooperationspartnerinnen|werbepartner|werbepartnern|werbekunden|inserenten|' +
    'mit unterstützung von|mit unterstützung durch|mit freundlicher unterstützung von|' +
    'mit freundlicher unterstützung durch|gesponsert von',
  partnerHeadingWords:
    'unser unsere unserer die der den und an danke dank vielen herzlichen alle ausgewählte aktuelle starke ' +
    'offizielle regionale lokale wichtige gold silber bronze haupt',
  organisationTexts: {
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
      municipalities: null,
      activities: null,
      descriptions:
        'Agentur|Gesellschaft|Büro|Verein|Institut|Studio|Zentrum|Werkstatt|Verlag|Praxis|Kanzlei|Manufaktur',
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
        'zustandige zustandiger zustandiges aufsichtsbehorde aufsichtsbehorden',
      listClasses: 'aussteller|haendler|händler|mitglied(?:er)?',
    },
    phones: {
      shared:
        '(?:telefon)?zentrale|vermittlung|empfang|rezeption|sammelnummer|hauptnummer|kundenservice|' +
        'kundendienst|infoline',
      phoneWords: 'telefon|fon|nummer|nr',
      links: 'unter',
      representatives:
        'geschaftsfuhr|geschaftsleit|vertret|inhaber|vorstand|aufsichtsrat|prokurist|gesellschafter|' +
        'verantwortlich',
      representativeLines: null,
      formsOfAddress: 'dr prof dipl mag ing herr frau',
    },
  },
  invitations: 'werden für suche gesucht sagen warum ihr ihre',
  rightsReserved: 'alle rechte vorbehalten',
  copyrightWords: null,
  organisationSentences: {
    leads: {
      actors:
        'teil de[rs]|tochter de[rs]|(?:gehört|gehören)(?: wir)? zu[rm]|' +
        '(?:geführt|betrieben|unterstützt|gefördert|herausgegeben|organisiert) vo[nm]|' +
        '(?:gefördert|unterstützt) durch|zusammenarbeit mit(?: de[rm])?|partner|träger',
      hosts: 'partner|träger|veranstalter|sponsor|organisator',
      hostVerbs: 'ist',
      deals:
        '(?:finanzierung(?: \\p{Ll}{1,30})?|finanziert|gestiftet|gespendet|gebaut|geliefert|begleitet|beraten|' +
        'vertreten|versichert) (?:über|durch|bei|vo[nm])(?: de[rm])?|kooperation mit(?: de[rm])?',
      members: 'mitglied',
      articles: 'der die das dem den',
      actions: null,
      speakers: 'sprecher(?:in)? (?:de[rs]|vo[nm])|Sprecher(?:in)? (?:de[rs]|vo[nm])|Karriere beim?',
      speakerWords: 'Sprecher Sprecherin Karriere',
      addressees: 'an|bei|beim|durch',
      addresseeArticles: 'das die den der dem',
    },
    links: { genitives: null, complements: 'für zu zur', articles: 'den der' },
    nouns: { firms: 'agentur', firmsInLists: null, venues: 'restaurant hotel', venuePeople: null },
    forms: { others: null, inclusions: null, qualities: null, described: null, labels: 'Telefon' },
    credits: {
      made: 'erstellt|realisiert|entwickelt',
      making: 'umsetzung|realisierung|gestaltung|programmierung|konzeption|konzept|projekt',
      makers: 'in|von|durch',
      objects: 'und seiten webseite internet studio agentur firma',
      behind: null,
      signs: null,
    },
    places: {
      owners: 'inh(?:\\.|aber(?:in)?)|z\\. ?hd|p\\.p\\.a',
      offices: null,
      branches: 'filiale|zweigstelle',
      officeSigns: null,
      formerHouses: 'Alte[rs]? \\p{Lu}|Ehemalige[rs]? \\p{Lu}',
      words: 'niederlassung filiale standort zweigstelle geschaftsstelle buro werk zentrale technischer',
    },
    preambles: { copulas: null, documents: null, formLabels: 'Rechtsform' },
    careers: {
      since: 'seit',
      to: 'bis',
      untilNow: 'heute',
      workplaces: 'bei',
      origins: 'von vom',
      studies: 'Dipl|Diplom\\p{L}*|promotion|abitur|studi\\p{L}+',
      chiefs: 'geschäftsführer(?:in)?|inhaber(?:in)?|gründer(?:in)?',
      verbs: null,
      complements: 'von vom der des',
      otherLinks: 'für',
    },
    pages: {
      imprint: 'impressum|anbieterkennzeichnung',
      legal: 'datenschutz(?:erklarung|hinweise)?|agb',
      contact: 'kontakte?|anfahrt|ansprechpartner',
      partners: 'partner(?:en|schaft)?|sponsoren|forderer|unterstutzer',
      clients: 'kunden|referenz(?:en)?',
      people: 'team|vorstand|mitarbeiter|organigramm',
      about: 'uber uns|ueber uns|wir uber uns',
    },
    relations: {
      authority:
        'aufsichtsbehörde|zuständige (?:behörde|kammer|stelle)|berufskammer|registergericht|amtsgericht|' +
        'schlichtungsstelle|datenschutzbeauftragte[rn]? (?:des landes|für den datenschutz)',
      agency: 'hoster|webhoster|webdesign|realisation|realisierung|umsetzung|gestaltung',
      bank: 'bank|kreditinstitut|geldinstitut|bankverbindung',
      member: 'mitglied(?:schaft(?:en)?)? (?:im|in|bei|beim|des|der|von)',
      partner: 'partner|sponsoren|kooperation mit|gefördert (?:durch|von)|unterstützt (?:durch|von)',
      client: 'kunden|referenzen',
      banks: '\\p{L}*bank|\\p{L}*sparkasse',
      authorities:
        'amtsgericht|landgericht|finanzamt|\\p{L}*aufsichtsbehorde|landesbeauftragte\\p{L}*|' +
        'bundesbeauftragte\\p{L}*|\\p{L}*kammer|regierungsprasidium|landratsamt',
    },
    bodies: {
      names: null,
      endings: 'ausschuss kommission beirat vorstand kuratorium',
      ranks: null,
      members: 'mitglieder|stellvertreter',
    },
    titles: {
      labels:
        '(?:gesetzlich )?vertreten durch(?: (?:den|die|das|ihren|seinen))?|vertretungsberechtigte[rn]?|ihre?|' +
        'unsere?',
      others:
        'verantwortlich(?:er)?(?: .*)?|v\\.? ?i\\.? ?s\\.? ?d\\.? ?p\\.?.*|' +
        '(?:ansprech|kontakt)(?:partner|person)(?:in|innen|en)?(?: .*)?|redaktion|autor(?:in)?',
      fragmentStarts: 'der die das und im',
      behind: null,
    },
    logos: { pictures: null, adverts: 'banner|anzeige|werbung' },
  },
  contactTexts: {
    signs: {
      at: 'ätt|att|ät|aet|klammeraffe|affenschwanz',
      atInBrackets: 'affe',
      atBetweenSpaces: 'ät|klammeraffe',
      pictures: null,
      dot: 'punkt|pkt',
    },
    placeholders: {
      domains:
        'beispiel musterdomain mustermail mustermann musterfrau musterhausen mustermensch musterfirma muster-firma ' +
        'deinedomain deine-domain ihredomain ihre-domain deinefirma ihrefirma meinedomain',
      mailboxes:
        'vorname.nachname vorname.name v.nachname vorname_nachname deinname dein.name ihrname ihre-email ihreemail ' +
        'deine-email max.mustermann maxmustermann m.mustermann erika.mustermann nachname vorname',
      vagueMailboxes: 'benutzer adresse',
      vagueDomains: 'firma adresse',
      samples: null,
    },
    mails: {
      roles: 'kontakt|sekretariat|datenschutz|buero|verkauf|vertrieb',
      general: 'kontakt hallo',
      labels: null,
      touchingLabels: 'kontakt|mobil',
      invitations: null,
      proseWords: 'uns mich sie auf',
      determiners: null,
    },
    numbers: {
      extensions: 'durchwahl|dw|nebenstelle|app(?:arat)?',
      others:
        'nr rechnung bestellung referenz charge artikel modell ust ustid ustidnr stnr fn fnr registernummer konto ' +
        'kontonummer kto ktonr blz bankleitzahl plz postleitzahl postfach koordinaten seite seiten preis kapital ' +
        'stammkapital grundkapital',
      otherSigns: null,
      numberWords: 'nr nrs nummer nummern',
      contactWords: 'telefon\\p{L}{0,3}|kontakt\\p{L}{0,2}|adresse',
      disjunctions: 'oder',
      linkExtensions: 'durchwahl',
    },
    phones: {
      voiceBeforeFax: 'telefon',
      voiceBehind: 'telefon',
      faxBehind: 'telefax',
      mobileBehind: 'mobil handy',
      suffixJoints: 'und|oder|u\\.|o\\.|bis',
      hours: 'uhr|std\\b|stunden',
      times: 'std|stunden|uhr|tage?',
    },
    noise: { words: 'ohne[-_]?spam|entfernen', capitals: 'OHNESPAM|ENTFERNEN', signs: 'entfernen' },
  },
  postcodeLabels: 'PLZ|Postleitzahl',
}
