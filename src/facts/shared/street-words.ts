import type { StreetEndings, StreetWords } from '../country.ts'

/** English. These words indicate no country, because companies everywhere write their addresses in English. */
export const ENGLISH_STREETS: StreetWords = {
  order: 'number-name-word',
  words:
    'street st road rd avenue ave av boulevard blvd drive dr drv lane ln way wy court ct place pl square sq ' +
    'close cl crescent cres cresc crsc terrace tce terr ter highway hwy parkway pkwy circle cir trail trl ' +
    'loop row walk mews gardens gdns garden grove gr hill park parade pde quay wharf gate green view rise ' +
    'vale expressway expy expwy freeway fwy bypass turnpike tpke pike alley aly broadway esplanade promenade ' +
    'plaza yard link causeway embankment strand mall approach point ridge run bend crossing landing cove ' +
    'meadow meadows fields mount heights broadwalk wynd brae gait croft drove path pathway motorway ' +
    'roundabout junction interchange boul commons common crest dale dell glen hollow knoll manor pass springs ' +
    'spur station trace valley villas walkway woods',
}

/** German. */
export const GERMAN_STREETS: StreetWords = {
  order: 'name-word-number',
  words:
    'strasse str platz pl. allee gasse weg ring damm ufer chaussee markt graben wall kai promenade hof berg ' + 'steig',
}

/** Dutch. */
export const DUTCH_STREETS: StreetWords = {
  order: 'name-word-number',
  words: 'straat str laan weg plein gracht kade dijk singel steeg dreef boulevard steenweg stwg baan',
}

/** Danish and Norwegian. */
export const DANISH_NORWEGIAN_STREETS: StreetWords = {
  order: 'name-word-number',
  words: 'gate gt vei veien gata veg plass gade vej alle plads torv boulevard',
}

/** Estonian, Latvian, Lithuanian and Finnish. */
export const BALTIC_STREETS: StreetWords = {
  order: 'name-word-number',
  words: 'tanav tn mnt maantee puiestee pst tee iela prospekts bulvaris gatve pr al plentas katu tie',
}

/** South and West Slavic, after the name. */
export const SLAVIC_FIRST_NAME_STREETS: StreetWords = {
  order: 'name-word-number',
  words: 'ulica cesta trg nabrezi namesti namestie trida',
}

/** French. */
export const FRENCH_ADJECTIVES: StreetWords = {
  order: 'adjective',
  words: "grande grand grand' vieille vieux petite petit haute basse nouvelle ancienne belle",
}
export const FRENCH_WHOLE_STREETS: StreetWords = {
  order: 'whole',
  words: "grand'rue grand’rue grand-rue grandrue grand'place grand-place",
}
export const FRENCH_STREETS: StreetWords = {
  order: 'word-name',
  words:
    'rue avenue av ave boulevard bd bld bvd boul blvd place pl quai chemin ch che chem allee allees all ' +
    'impasse imp cours route rte passage square sq voie cite faubourg fbg fg esplanade promenade sentier ' +
    'ruelle montee venelle traverse parvis chaussee galerie mail carrefour lotissement hameau lieudit za zi ' +
    'zac rang',
}

/** Italian. */
export const ITALIAN_STREETS: StreetWords = {
  order: 'word-name',
  words:
    'via viale v.le vle piazza p.zza pza p.za piazzale ple p.le corso c.so cso largo l.go vicolo strada str ' +
    'contrada c.da cda localita loc borgo lungomare lungarno circonvallazione salita galleria frazione fraz ' +
    'rione zona vico calata rampa stradone stradella scalinata riviera rotonda contra corte chiasso ' +
    'fondamenta salizada ramo rio riva sestiere sottoportico androna clivo erta discesa lungolago lungotevere ' +
    'lungadige lungofiume passeggiata crosa',
}

/** Spanish. */
export const SPANISH_STREETS: StreetWords = {
  order: 'word-name',
  words:
    'calle c c/ cl avenida avda av avd avinguda avgda plaza placa pza pl plza paseo passeig po carrer cami ' +
    'carretera ctra crta camino cno travesia poligono pol rambla ronda rda glorieta urbanizacion urb bulevar ' +
    'blvd calzada calz callejon cerrada prolongacion prol privada circuito carrera cra cr kra diagonal diag ' +
    'transversal transv autopista via jiron jr pasaje pje esq esquina libramiento perif periferico andador ' +
    'partida paraje diseminado autovia bv malecon plazuela plazoleta retorno viaducto',
}

/** Portuguese. */
export const PORTUGUESE_STREETS: StreetWords = {
  order: 'word-name',
  words:
    'rua r avenida av praca pc pca travessa tv trav alameda al estrada estr est rodovia rod largo lg lgo ' +
    'calcada beco quinta lugar urbanizacao setor quadra qd',
}

/** German words that also precede a name: `Straße des 17. Juni`, `Platz der Republik`. */
export const GERMAN_BEFORE_STREETS: StreetWords = {
  order: 'word-name',
  words: 'strasse platz allee weg',
}

/** Russian, Ukrainian and Bulgarian, after the name. */
export const CYRILLIC_BEHIND_STREETS: StreetWords = {
  order: 'name-word-number',
  words:
    'улица ул проспект пр-т просп переулок пер площадь пл набережная наб бульвар бул шоссе ш проезд тупик ' +
    'линия вулиця вул провулок площа',
}

/** Czech, Slovak and South Slavic, before the name. */
export const SLAVIC_STREETS: StreetWords = {
  order: 'word-name',
  words: 'ul ulice ulica nam namesti namestie trg trida tr nabrezi nabr bulevar',
}

/** Romanian. */
export const ROMANIAN_STREETS: StreetWords = {
  order: 'word-name',
  words: 'str strada bd bdul b-dul bulevardul blvd calea sos soseaua aleea piata splaiul intrarea prelungirea',
}

/** Russian, Ukrainian and Bulgarian, before the name. */
export const CYRILLIC_STREETS: StreetWords = {
  order: 'word-name',
  words:
    'ул улица вул вулиця пр пр-т просп проспект пер переулок провулок пл площадь площа наб набережная бул ' +
    'бульвар б-р ш шоссе проезд тупик линия ul ulitsa ulitza prospekt pr vul vulytsia bul',
}

/** Greek. */
export const GREEK_STREETS: StreetWords = {
  order: 'word-name',
  words: 'οδος λεωφ λεωφορος πλ πλατεια ακτη odos leof leoforos akti',
}

/** Arabic. */
export const ARABIC_STREETS: StreetWords = {
  order: 'word-name',
  words: 'شارع ش طريق جادة كورنيش ميدان دوار زقاق نهج زنقة حارة',
}

/** Persian. */
export const PERSIAN_STREETS: StreetWords = {
  order: 'word-name',
  words: 'خیابان خ بلوار بولوار بزرگراه اتوبان جاده میدان کوچه چهارراه کوی بزرگ‌راه',
}

/** Albanian. */
export const ALBANIAN_STREETS: StreetWords = {
  order: 'word-name',
  words: 'rruga rr bulevardi sheshi',
}

/** Kazakh and Kyrgyz. */
export const TURKIC_CYRILLIC_STREETS: StreetWords = {
  order: 'name-word-number',
  words: 'көшесі даңғылы көчөсү',
}

/** Malay and Indonesian. */
export const MALAY_STREETS: StreetWords = {
  order: 'word-name',
  words: 'jalan jl jln lorong persiaran lebuh gang jend',
}

/** Thai and Vietnamese in Latin letters. */
export const THAI_VIETNAMESE_STREETS: StreetWords = {
  order: 'word-name',
  words: 'soi thanon moo duong pho ngo hem',
}

/** Croatian and Serbian. */
export const ADRIATIC_STREETS: StreetWords = {
  order: 'number-name-word',
  words: 'put bb',
}

export const GERMAN_ENDINGS: StreetEndings = {
  endings: 'strasse|str|gasse|platz|damm|ufer|chaussee|stieg|pfad|brucke|graben|markt|allee',
}
export const DUTCH_ENDINGS: StreetEndings = {
  endings: 'straat|laan|plein|gracht|kade|singel|steeg|dreef|steenweg|dijk|baan|kaai',
}
export const SWEDISH_ENDINGS: StreetEndings = { endings: 'gatan|vagen|torget|stigen' }
/** Endings shared by several northern languages, which therefore indicate no country. */
export const ENDINGS_OF_SEVERAL: StreetEndings = {
  endings: 'weg|promenade|gata|alle|bakken|parken|burgwal|voorburgwal',
}
