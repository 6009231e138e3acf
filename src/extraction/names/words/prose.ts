/**
 * Signs in sentences that a known name is a person, matched against text folded by `foldName`. Signs before a name
 * match at the end of the text.
 */

/**
 * A relative clause: "who has lived here since". Pronouns for people need no comma; those that things share need one.
 */
export const RELATIVE =
  /^(?:,? (?:who|whose|whom|qui|dont|aki|akinek|akit)|, (?:der|die|dessen|deren|que|quien|cuy[oa]s?|cuj[oa]s?|che|il cui|la cui|wiens|som|vars|hvis|ktor[aye]|ktorego|ktorej|kter[yae]|jehoz|jejiz|joka|jonka|care|котор(?:ыи|ая|ого|ои|ому)|якии|яка|которые)) /

/** An age after a name: ", 66 ans", " (42)", ", 42, of Leeds" */
export const AGE =
  /^,? (?:\(?(?:age |aged )?\d{2} (?:ans|anos|anni|jahren?|jaar|lat|let|vuotta|years old|ar gammal|eves|evesen|лет|років)|\((?:aged? )?[1-9]\d\)|\d{2}, (?:of|from|who|said|says|a|an|has|is|was|and|aus|de|di|uit) )/

/** Actions of people, but not of things, directly after a name. */
export const ACTING = new RegExp(
  `^,? (?:${[
    '(?:has |had |also |then |later |recently |never |always |once |first |often |still )?(?:told|asked|thanked|wanted|wants|voted|attended|resigned|retired|spoke|speaks|talked|thinks|thought|believes|believed|hopes|hoped|loves|loved|enjoys|enjoyed|remembers|remembered|recalls|volunteers|volunteered|donated|welcomed|greeted|congratulated|agreed|disagreed|insisted|warned|urged|praised|laughed|smiled|laughs|smiles|joked|nodded|admitted|admits|concluded|wondered|decided|arrived|came|went|sat|stood|sang|sings|performed|performs|competed|coached|taught|lectured|married|visited|seconded|abstained|presided|chaired|moderated|attends|played|plays|finished|won|scored|returned|proposed|gave|brought|stepped|takes over|passed away|died)',
    'uberreichte|uberreicht|verabschiedete|begrusste|dankte|dankt|bedankte|bedankt|lobte|freute sich|freut sich|erhielt|bekam|gewann|siegte|spielte|spielt|sang|singt|las|liest|spricht|sprach|hielt|halt|stellte|ubernimmt|ubergab|wechselte?|verlasst|verliess|kam|kehrte?|trat|tritt|wohnte?|lebt|lebte|feierte?|gratulierte|wunschte|bat|forderte|sorgte|kummert sich|betreute?|organisierte?|zeigte|erzahlte?|schilderte|erinnerte|begleitete|eroffnete|ehrte|half|hilft|meint|lacht|schwarmt|weiss|(?:hat|hatte|haben) (?:sich|den|die|das|dem|der|ihren?|seinen?) |wurde (?:einstimmig|neu|wieder|erneut|geehrt|gewahlt|ernannt|verabschiedet)',
    "(?:a|ont|avait|avaient) (?:remercie|salue|rappele|presente|accueilli|ouvert|repris|rejoint|quitte|remis|evoque|recu|gagne|remporte|chante|joue|pris|vendu|achete|cree|choisi|decide|propose|souhaite|voulu|confie|raconte|explique|assure|annonce|conclu)|remercie|salue|accueille|rejoint|quitte|reprend|prend|remet|evoque|souhaite|habite|vit|chante|joue|remporte|sourit|promet|confie|raconte|insiste|estime|poursuit|se rejouit|s'amuse|se souvient|conclut|rappelle|admet|espere|tient a",
    'agradecio|recibio|gano|visito|entrego|participo|asistio|llego|regreso|canto|vive|reside|comento|agrego|indico|cuenta|recuerda|lamento|celebro|inauguro|encabezo|(?:ha|han) (?:recibido|ganado|visitado|entregado|participado|agradecido|presentado|inaugurado)',
    'agradeceu|recebeu|ganhou|visitou|entregou|participou|chegou|voltou|cantou|mora|vive|conta|comenta|lembra|comemora|comemorou|inaugurou|completa',
    'ringrazia|riceve|vive|abita|commenta|conclude|sottolinea|ricorda|ha (?:ringraziato|ricevuto|vinto|presentato|partecipato|raccontato|commentato|sottolineato|ricordato|consegnato|inaugurato|guidato|deciso)',
    'verlaat|verliet|bedankte|bedankt|ontving|won|woont|woonde|blijft|neemt|nam|gaf|geeft|sprak|spreekt|overhandigde|speelde|vertrekt|kwam|kreeg|lacht|vindt|benadrukt|volgt|werd|wordt',
    'tackar|tackade|halsade|hilste|bod velkommen|bor|fick|vann|avgar|lamnar|lamnade|tilltrader|medverkade|medverkar|talade|talar|spelade|berattar|forklarar|menar|tycker|takker|takkede|takket|fik|fikk|vandt|vant|forlader|forlater|forlod|tiltraeder|fortaeller|forteller|mener|valdes|(?:ble|blev) (?:valgt|ansat|ansatt|udnaevnt|utnevnt|kaaret|vald|utsedd)',
    'podziekowala?|otrzymala?|zdobyla?|wygrala?|zaspiewala?|prowadzi|prowadzila?|wystapila?|zagrala?|zostala?|mieszka|pracuje|opowiedziala?|opowiada|przywitala?|powitala?|wreczyla?|wyjasnia|tlumaczy|zaznacza|podekovala?|ziskala?|vyhrala?|zije|bydli|predstavila?|vysvetluje|rika',
  ].join('|')})(?![\\p{L}])`,
  'u',
)

/**
 * A job title and a verb before a name: "Trainer der 1. Herren ist in dieser Saison Jane Roe". Group `office` must
 * contain a job title.
 */
export const IS_NAMED =
  /(?<office>(?:[^.!?;:,]|(?<=\d)\.){3,70}) (?:ist|sind|bleibt|is|are|remains|est|reste|es|sera|e|sara|ar|er|jest|je|blijft)(?: (?:seit|in|since|depuis|desde|dal|dall|sedan|siden|od|auch|weiterhin|still|again|now|jetzt|nun|wieder|sinds|toujours)(?: [\p{L}\d/.-]{1,15}){0,4})? $/u

/**
 * A person's relatives, possessions or actions after a possessive; not works, which are cited by their author's name.
 */
export const OWNING =
  /^'s? (?:(?:own|old|new|late|little|lovely|beautiful|annual) )?(?:husband|wife|partner|sons?|daughters?|mother|father|mum|mom|dad|brother|sister|family|kids|children|team|house|home|garden|allotment|kitchen|office|desk|place|class|classes|lessons?|workshops?|stall|farm|shop|retirement|resignation|birthday|funeral|leadership|help|advice|email|e-mail|comments?|letter|question|suggestion|motion|term|appointment|contact details)(?![a-z])/

/** Thanks, good wishes and welcomes, which are addressed to people. */
export const THANKED =
  /(?:^|[\s,.!(„“"»:–-])(?:(?:thank you|thanks|congratulations|congrats|kudos|farewell|shout-?out|well done|happy birthday|(?:a )?(?:warm |big )?welcome|tribute|hats off)(?: (?:so much|very much|again|also|goes|go|out|back)){0,2}(?: to)?|we (?:thank|welcome|congratulate)|(?:dank|danke|gluckwunsch|gluckwunsche)(?: (?:auch|geht|gilt))?(?: an| fur)?|(?:wir )?(?:danken|gratulieren|begrussen|verabschieden)|merci(?: beaucoup)? a|bravo a|felicitations a|(?:nous )?remercions|gracias a|agradecemos a|felicitamos a|felicidades a|obrigad[oa] ao?|parabens ao?|grazie a|ringraziamo|complimenti a|(?:be)?dank(?: je)?(?: aan)?|gefeliciteerd|tack till|grattis(?: till)?|takk? til|tillykke til|podziekowania dla|gratulacje dla|diky) $/

/** Joint activities: "a workshop I did with Jane Roe". */
export const IN_COMPANY =
  /(?:^|[\s,(„“"])(?:(?:together|along|interview|conversation|workshop|course|class|classes|lesson|lessons|evening|talk|q ?& ?a|appointment|meeting|collaboration|partnership|i did|we did|done|took|studied|studying|trained|training|worked|working|sang|played|travelled|traveled|spoke|chatted|met up|caught up|in touch) with|(?:interview|gesprach|workshop|kurs|konzert|lesung|abend|gemeinsam|zusammen|termin) mit|(?:entretien|interview|atelier|stage|cours|soiree|rencontre|collaboration|ensemble) avec|(?:entrevista|taller|curso|clase|charla|junto|conversacion|encuentro) con|(?:entrevista|oficina|curso|aula|conversa|junto|encontro) com|(?:intervista|laboratorio|corso|incontro|insieme|colloquio|conversazione) con|(?:interview|workshop|gesprek|samen|afspraak|cursus) met|(?:intervju|interview|samtal|kurs|workshop|tillsammans|sammen|traff) med) $/

/** Appointments and honours: "appointed Jane Roe". */
export const CHOSEN_BEFORE =
  /(?:^|[\s,.;(])(?:appointed|elected|re-elected|hired|nominated|promoted|congratulated|thanked|interviewed|swore in|sworn in|(?:appointment|election|resignation|retirement|passing|death|nomination|promotion|hiring) of|(?:ernennung|wahl|verabschiedung|rucktritt) von|(?:nomination|depart|election|arrivee) de|(?:nombramiento|eleccion|renuncia|designacion) de|(?:nomeacao|eleicao|renuncia) de|nomina di|benoeming van|afscheid van|valet av|valg af|valg av|erhielt(?:en)?|bekam(?:en)?|sprach(?:en)?|gratulierte|uberreichte|begrusste|dankte|ging(?:en)? an|gehen an|geehrt wurden?(?: fur [^:.]{2,25}:)?) $/

/**
 * A passive around a name, split into the verb before it and the office after it: "wurde Jane Roe als Kassenwart
 * verabschiedet".
 */
export const PASSIVE_BEFORE = /(?:^|[\s,])(?:wurden?|werd|werden|wird|blev|ble|zostala?|fut|fue|foi) $/
export const OFFICE_BEHIND =
  /^ (?:(?:einstimmig|neu|wieder|erneut|ebenfalls|fur \p{L}+ jahre) )?(?:als|zum|zur|benoemd|voorgesteld|valgt|vald|wybran[ya]|mianowan[ya]|nommee?|elue?|nombrad[oa]|elegid[oa]|nomead[oa]|eleit[oa]|geehrt|gewahlt|ernannt|verabschiedet|bestatigt|begrusst)(?!\p{L})/u

/** A passive verb of leading, teaching or caring before the person. */
export const DONE_BY =
  /(?:^|[\s,(])(?:(?:taught|led|coached|trained|hosted|moderated|accompanied|represented|facilitated|organi[sz]ed|catered|chaired|guided|staffed|succeeded|replaced|assured|moved|seconded|motion|motion made|second|introduced) by|courtesy of|(?:assuree?s?|animee?s?|presentee?s?|encadree?s?|proposee?s?|organisee?s?|accompagnee?s?|remplacee?s?|tenue?s?) par|(?:impartid[oa]|presentad[oa]|organizad[oa]|acompanad[oa]|encabezad[oa]|a cargo) (?:por|de)|(?:ministrad[oa]|apresentad[oa]|organizad[oa]|acompanhad[oa]) por|(?:condott[oa]|tenut[oa]|presentat[oa]|organizzat[oa]|curat[oa]) da|(?:betreut|begleitet|moderiert|organisiert|angeboten|ubernommen|abgelost) von|(?:verzorgd|begeleid|gegeven|georganiseerd|voorgezeten|opgevolgd) door|(?:prowadzon[eya]|reprezentowan[eya]) przez) $/

/** Titles that several people share: "council members Jane Roe and Ann Lind". */
export const SHARED_TITLE =
  /(?:^|[\s,(.;])(?:(?:council|board|committee|team|staff|faculty|family|club|band|panel|crew|cast|jury|commission|task force|founding|new|fellow) members?|council(?:lors|ors|men|women|members)|alder(?:men|women)|commissioners|trustees|supervisors|selectmen|senators|directors|founders|co-founders|owners|co-owners|partners|organi[sz]ers|coaches|trainers|teachers|instructors|teammates|brothers|sisters|siblings|twins|colleagues|students|graduates|seniors|juniors|winners|artists|musicians|singers|guests?|speakers|panell?ists|authors|volunteers|residents|neighbou?rs|parents|officers|deputies|kolleg(?:en|innen)|(?:vorstands|rats|team|ehren|grundungs)?mitglied(?:er|ern)|stadtrate|gemeinderate|trainer(?:innen)?|geschwister|bruder|schwestern|eheleute|ehepaar|membres|conseillers|conseilleres|adjoints|adjointes|associees?|freres|soeurs|epoux|concejales|regidores|hermanos|hermanas|socios|esposos|profesores|vereadores|irmaos|irmas|casal|consiglieri|assessori|fratelli|sorelle|soci|coniugi|raadsleden|bestuursleden|wethouders|zaakvoerders|broers|zussen|broeders|echtpaar|ledamoter(?:na)?|broderna|systrarna|paret|brodrene|sostrene|radni|panstwo|bracia|siostry|manzele) $/

/** Introduces the people in a picture: "De gauche à droite : Jane Roe, Ann Lind". */
export const LEFT_TO_RIGHT =
  /(?:^|[\s(.])(?:(?:pictured |seen |photo |foto |back row |front row )?\(?(?:from |l )?left to right|from left|l ?-? ?r|de gauche a droite|de g\. a d\.|(?:von|v\.) ?li?(?:nks|\.)(?: ?(?:nach|n\.) ?r(?:echts|\.))?|v\. ?l\. ?n\. ?r\.|vlnr|v\. ?l\.|van links naar rechts|da sinistra(?: a destra)?|de izquierda a derecha|da esquerda para a direita|fran vanster|fra venstre|od lewej|zleva|zlava|balrol jobbra|слева направо|злева направо|зліва направо)\)?(?: ?:| [–-])? $|(?:^|[\s(.,;])(?:left|right|centre|center|back row|front row|a gauche|a droite|au centre|vorne|hinten|mitte|links|rechts|a sinistra|a destra|al centro|a la izquierda|a la derecha) ?: $/

/** Marks the person that something is named after or that a monument shows, who is not a contact. */
export const NAMED_AFTER =
  /(?:named (?:after|for|in honou?r of)|in honou?r of|in memory of|statue of|bust of|tomb of|grave of|works? of|benannt nach|nach|zu ehren (?:von|des|der)|denkmal|en hommage a|statue de|buste de|tombe de|tombeau de|oeuvres? de|en honor a|en homenaje a|em homenagem a|dedicat[oa] a|intitolat[oa] a|opera di|vernoemd naar|genoemd naar|standbeeld van|till minne av|opkaldt efter|im\.|imienia) $/

/** Years and centuries too long ago for a living contact. */
export const LONG_AGO = /(?:^|\D)(?:1[0-8]\d\d|19[0-4]\d)(?!\d)|century|jahrhundert|siecle|siglo x|seculo x|secolo|eeuw/

const KIN: readonly (readonly [possessive: string, relation: string])[] = [
  [
    'his|her|my|their|our|your',
    'wife|husband|sons?|daughters?|brothers?|sisters?|father|mother|dad|mum|mom|aunt|uncle|cousin|niece|nephew|grand(?:son|daughter|father|mother|pa|ma)|(?:son|daughter|brother|sister|father|mother)-in-law|partner|friends?|pal|mate|buddy|colleagues?|co-workers?|co-owner|business partner|neighbou?rs?|fianc[e]{1,2}|girlfriend|boyfriend|mentor|successor|predecessor|boss|landlady|landlord|guests?|hosts?',
  ],
  [
    '(?:mein|dein|sein|ihr|unser|euer|eur)e?[rmns]?',
    '(?:ehe)?frau|(?:ehe)?mann|gattin|gatte|lebensgefahrt(?:e|in)|partner(?:in)?|tochter|sohn|bruder|schwester|vater|mutter|opa|oma|onkel|tante|cousine?|neffe|nichte|schwager|schwagerin|schwieger(?:sohn|tochter|vater|mutter)|freund(?:in)?|kolleg(?:e|in|en)|nachbar(?:in|n)?|chef(?:in)?|nachfolger(?:in)?|vorganger(?:in)?',
  ],
  [
    'mon|ma|mes|son|sa|ses|notre|nos|leurs?|votre',
    'epouse|epoux|mari|femme|fils|fille|frere|soeur|pere|mere|oncle|tante|cousine?|neveu|niece|amie?s?|compagne|compagnon|collegues?|voisine?|associee?|successeur|beau-(?:pere|frere|fils)|belle-(?:mere|soeur|fille)|complice',
  ],
  [
    'mi|mis|su|sus|tu|nuestr[oa]',
    'espos[oa]|marido|mujer|hij[oa]|herman[oa]|padre|madre|ti[oa]|prim[oa]|sobrin[oa]|amig[oa]|companer[oa]|colega|vecin[oa]|soci[oa]|cunad[oa]|suegr[oa]|abuel[oa]|pareja|sucesora?',
  ],
  [
    'meu|minha|seu|sua|nosso|nossa',
    'espos[oa]|marido|mulher|filh[oa]|irma|irmao|pai|mae|ti[oa]|prim[oa]|sobrinh[oa]|amig[oa]|companheir[oa]|colega|vizinh[oa]|soci[oa]|sogr[oa]|avo',
  ],
  [
    'mio|mia|suo|sua|nostro|nostra|loro',
    'moglie|marito|figli[oa]|fratello|sorella|padre|madre|papa|mamma|zi[oa]|cugin[oa]|nipote|amic[oa]|compagn[oa]|collega|vicin[oa]|soci[oa]|suocer[oa]|nonn[oa]|cognat[oa]',
  ],
  [
    'mijn|zijn|haar|hun|onze|uw',
    'vrouw|man|echtgenote|echtgenoot|partner|zoon|dochter|broer|zus|zuster|vader|moeder|oom|tante|neef|nicht|vriend|vriendin|collega|buur(?:man|vrouw)|opvolger|opvolgster|schoon(?:broer|zoon|vader|moeder|zus|dochter)',
  ],
  [
    'min|hans|hennes|hendes|sin|deras|deres|var|vores',
    'fru|kone|man|mand|mann|make|maka|son|sonn|dotter|datter|bror|syster|soster|far|mor|pappa|mamma|kusin|van|ven|venn|vaninna|veninde|venninne|kollega|granne|nabo|sambo|samboer|eftertradare',
  ],
  [
    'moj|moja|jego|jej|ich|nasz|nasza|muj|jeho|jeji|nase',
    'zona|maz|syn|corka|brat|siostra|ojciec|matka|kolega|kolezanka|przyjaciel|przyjaciolka|nastepca|zena|manzelka|manzel|dcera|bratr|sestra|otec|kolegyne|pritel|pritelkyne',
  ],
]

/** A relative before a name: "her son Ian Roe", "Ihre Tochter", "Zijn zus, " */
export const KIN_BEFORE = new RegExp(
  `(?:^|[\\s,(])(?:${KIN.map(([possessive, relation]) => `(?:${possessive}) (?:[a-z]{3,10} )?(?:${relation})`).join('|')}),? $`,
)
