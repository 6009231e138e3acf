/**
 * Phrases next to a name, matched against text folded by `foldName`. Phrases before a name match at the end of the
 * text.
 */

/** Introduces the author of the page, directly before the name; folded. */
export const BYLINE =
  /(?:^|[\s(>«"“|•·–—-])(?:(?:written|posted|published|submitted|authored|edited|reviewed|reported|reporting|editing|writing|prepared|presented|hosted|interviewed|interview|article|story|words|text|report|review|post|blog|contributed|compiled|translated|illustrated|narrated|uploaded|added|last modified|updated|a guest post|guest post)(?: (?:and|&) [a-z]+)?(?: on [a-z0-9 ,]{4,20})? by|byline|(?:geschrieben|verfasst|veroffentlicht|erstellt|eingestellt|gepostet|artikel|beitrag|text|interview|bericht)(?: am [\d. ]{6,12})? von|(?:publie|ecrit|poste|redige|recueilli|recueillis|propose|article|texte|signe|mis en ligne|depose)e?(?: le [a-z0-9/. ]{4,20})? par|(?:publicado|escrito|redactado|enviado|texto|articulo|entrevista|elaborado|criado|postado) (?:por|de)|(?:scritto|pubblicato|inserito|articolo|testo|postato|a cura) (?:da|di)|(?:geschreven|geplaatst|gepubliceerd|tekst|artikel|bericht) door|(?:napisane|opublikowane|dodane) przez|napisala?|dodala?|(?:skriven|publicerad|skrevet|publisert|postet|lagt ud|text|tekst|inlagt|upplagt) av|kirjoittanut|julkaissut|yazan|opublikoval|опубликовала?|опубликовано|автор|autorka|napsala?|vlozila?|irta|scris de)[:\s]*$/

/**
 * The same in one short word that is also a preposition. It counts only at the beginning of a line or of a part of it.
 */
export const SHORT_BYLINE =
  /(?:^|[|•·–—]|\d{4},?|\d(?::\d\d)?(?: ?[ap]m| uhr)?)[\s(>«"“-]*(?:by|von|par|por|di|da|door|przez|av|af|de)[:\s]*$/

/** A verb of speaking after the name. */
export const SAYING =
  /^(?:,? (?:said|says|told|explained|explains|added|adds|noted|notes|commented|comments|stated|states|announced|argued|argues|recalled|wrote|writes|sagte|sagt|erklarte|erklart|betonte|betont|berichtet|so|erganzt|dit|a declare|declare|explique|affirme|souligne|raconte|precise|dijo|dice|afirmo|afirma|explico|explica|senalo|senala|anadio|aseguro|asegura|disse|diz|explicou|contou|destacou|ressaltou|dichiara|spiega|ha detto|ha dichiarato|ha spiegato|ha aggiunto|racconta|afferma|aggiunge|zegt|zei|vertelt|aldus|legt uit|sager|sier|sa|sager|sager|kertoo|sanoo|mowi|powiedzial|powiedziala|podkresla|dodaje|rekl|rekla|uvedl|uvedla|mondta|dedi|diyor|сказал|сказала|рассказал|рассказала|отметил|отметила|сообщил|сообщила|заявил|заявила)\b)/

/** The same before the name: "said Jane Roe", "according to Jane Roe". */
export const SAID_BEFORE =
  /(?:^|[\s,"”»])(?:said|says|adds|explains|sagt|sagte|so|erklart|meint|berichtet|freut sich|dit|explique|sourit|promet|confie|raconte|insiste|estime|poursuit|se rejouit|s'amuse|conclut|rappelle|lance|resume|assure|souligne|ajoute|precise|indique|affirme|dijo|explico|senalo|aseguro|comento|afirma|conta|explica|spiega|racconta|aggiunge|commenta|aldus|vertelt|sager|sier|siger|berattar|dice|disse|diz|zegt|according to|laut|selon|d'apres|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|по словам|сказал|сказала) $/

/** Credits of the website's maker, who is not a contact of the site. */
// Bounded: each repetition is; the list is too long for the checker.
export const SITE_CREDIT =
  /(?:(?:web ?site|site|web|web ?design|design(?:ed)?|develop(?:ed|ment)?|powered|created|built|hosted|crafted|made|theme|template|skin|layout|seo|coded|maintained|copyright|icons?|logo|realizzat[oai]|sviluppat[oai]|realizzazione|progettazione|desarrollad[oa]|disenad[oa]|diseno|desarrollo|desenvolvid[oa]|realise|realisation|cree|creation|conception|developpement|umsetzung|realisierung|programmierung|programmiert|gestaltet|gestaltung|webdesign|webmaster|strona|projekt|wykonanie|realizacja|tvorba|vytvoril[ao]?|producerad|ontwerp|ontwikkeld|gerealiseerd|tasarim|разработка|создание)(?: (?:and|und|et|&|y|e|en) \w+)?(?: (?:sitio|site|web|internet|du|de|del|der)){0,6}) ?(?:by|von|durch|par|por|da|di|door|przez|av|af|:|-|–|\|)+ ?$|theme by|template by/

/** A picture credit, which counts less than the page's author. */
export const PICTURE_CREDIT =
  /(?:photos?|photo by|foto|fotos|fotografie|fotografia|photographie|image|images|bild|bilder|imagen|immagine|picture|pictures|credit|credits|fot\.?|zdj\.?|zdjecie|zdjecia|kuva|fotograf|bildnachweis|crediti? fotografic[io]|credits? photos?|foto's)(?:[:\s]*| ?:? ?(?:\(c\) ?|© ?)?[^()/\n]{2,40} ?\/ ?)$/

/** A portrait's description, as in alternative texts of pictures: "Portrait of Jane Roe". */
export const PORTRAIT_OF =
  /(?:^|[\s(])(?:portrat|portratt|portraet|portrait|portret|portretfoto|retrato|ritratto|headshot|profilbild|profile (?:photo|picture)|bewerbungsfoto|pasfoto|muotokuva)(?: (?:of|von|av|af|van|de|di|do|da))?:? $/

/** Asks the reader to contact a person, or mentions a contact. */
export const REACH_OUT =
  /(?:^|[\s,(])(?:contact|contacting|call|calling|phone|e-?mail|emailing|ask for|speak (?:to|with)|talk (?:to|with)|look for|ask at|write|reach|write to|reply to|rsvp(?: to)?|questions to|attn\.?|attention|c\/o|z\.? ?hd\.?|zu handen|z\. hd\. von|att\.?|a\/c|a la atencion de|a l'attention de|a l'ordre de|payable to|made out to|aos? cuidados? de|al cuidado de|all'attenzione di|c\.a\.|t\.a\.v\.?|ter attentie van|frag(?:en sie)?|rufen sie|melden sie sich bei|wenden sie sich (?:bitte )?an|contacter|joindre|aupres de|contacte con|contactar con|contactar a|hable con|fale com|contattare|rivolgersi a|rivolgetevi a|scriv(?:ete|ere|i) a|chiam(?:ate|are)|telefon(?:ate|are) a|llam(?:e|ar) a|escrib(?:a|ir) a|pregunt(?:e|ar) por|appelez|ecrivez a|demandez|contactez|s'adresser a|adressez-vous a|ligue para|falar com|escreva para|vraag naar|schrijf naar|schreiben sie an|(?:anmeldung|auskunft|anfragen|infos?) (?:bei|an)|neem contact op met|bel|mail|skontaktuj sie z|kontaktujte|kontakta|kontakt|ring|kontaktieren sie)[:\s]*$/

/** Introduces a person, or the speaker. */
export const INTRODUCTION =
  /(?:^|[\s,.!(])(?:i am|i'm|im|my name is|meet|this is|(?:co-?)?(?:founded|started|opened|launched|established|bought|runs|ran) (?:[a-z]+ ){0,4}with|(?:at )?the (?:home|house|residence) of|introducing|founded by|established by|started by|(?:owned|operated|owned and operated) by|run by|(?:assisted|supported|joined|helped|accompanied) by|led by|headed by|directed by|managed by|under the (?:direction|leadership) of|founder|ihre?|euer|eure|ich bin|mein name ist|mein name|ich heisse|gegrundet von|geleitet von|gefuhrt von|unter (?:der )?leitung von|vertreten durch(?: (?:den|die|ihren?|seinen?))?|je suis|je m'appelle|moi c'est|fondee? par|dirigee? par|representee? par|cree par|soy|me llamo|mi nombre es|fundad[oa] por|dirigid[oa] por|representad[oa] por|sou|eu sou|meu nome e|me chamo|sono|mi chiamo|il mio nome e|fondat[oa] da|dirett[oa] da|rappresentat[oa] da|ik ben|mijn naam is|opgericht door|onder leiding van|vertegenwoordigd door|jag heter|mitt namn ar|jag ar|grundat av|jestem|nazywam sie|jmenuji se|jsem|ben|меня зовут|под руководством)[:\s]*$/

/** Introduces a landmark: "near Roe Market, P.O. Box 12". */
export const LANDMARK =
  /(?:^|[\s,(])(?:near|nr\.?|opp\.?|opposite|beside|next to|adjacent to|across from|in front of|gegenuber(?: von)?|vis-a-vis|frente a|junto a|en face de|a cote de|em frente a[o]?|di fronte a|tegenover|naproti|obok|naprzeciwko|напротив|рядом с|біля|dekat|sebelah|samping|seberang|katapat ng) $/

/** Welcomes visitors to a shop or a place: "Welcome to Roe Perkins". */
export const WELCOME_TO =
  /(?:^|[\s,.!])(?:welcome to|willkommen (?:bei|auf|im|in)|bienvenue (?:chez|sur|a)|bienvenid[oa]s? a|bem-vind[oa]s? a[o]?|benvenut[oiae] (?:da|su|in|a)|welkom (?:bij|op)|valkommen till|velkommen til|tervetuloa|witamy w|vitejte (?:v|na)) $/

/** Introduces a professional's office: "Studio Legale Roe". A given name must prove that the name is a person. */
export const OFFICE =
  /(?:^|[\s,(|])(?:studio|cabinet|estudio|despacho|gabinete|kancelaria|bufete|consultorio|ambulatorio|ordinacija)(?: (?:legale|medico|dentistico|odontoiatrico|tecnico|notarile|commerciale|juridico|contable|dental|medical|dentaire|radca|radcy|adwokacka|notarialna|prawna|associat[oi])){1,3} $/

/** Marks a company or a group: "Roe & Sons", "Jane Roe and friends". */
export const AND_OTHERS =
  /^(?:'s)? ?(?:&|and|und|et|y|e|og|och|en|i|\+) ?(?:sons?|co\b|company|cie\b|sohne?|tochter|partners?|associates|fils|filhos|hijos|figli|zonen|brothers|bro[s.]|team|family|friends)/

/** A house number, "Jane Roe 12, 10115 Berlin", unless it begins a phone number or is an age. */
export const HOUSE_NUMBER =
  /^,? (?:n[°or.]{0,2} ?)?\d{1,4}(?: ?[a-z])?(?=$|[,\s;|·-](?!\s?\d{2,}[\s-]\d))(?! ?(?:years|jahre|ans|anos|anni|jaar|lat|%|st\b|nd\b|th\b|:|min|views|comments?))/

/** Relatives or staff after a name, which only people have: "Jane Roe and her team". */
export const AND_KIN =
  /^,? (?:(?:and|und|et|y|e|en|og|och|&|together with|along with|with|mit|met|avec|con|com|med) )(?:his|her|ihr(?:em?|en)?|sein(?:em?|en)?|(?:son|sa|ses)|(?:su|sus)|(?:zijn|haar)|(?:hans|hennes)|(?:seu|sua)) (?:small |young |whole |great |expert |experienced )?(?:team|wife|husband|partner|sons?|daughters?|family|brother|sister|father|mother|colleagues?|crew|staff|frau|mann|ehefrau|ehemann|familie|kolleg|sohn|tochter|equipe|epouse|epoux|mari|fils|fille|famille|frere|equipo|esposa|esposo|marido|hijos?|hijas?|familia|hermano|vrouw|man|dochter|zoon|gezin|familj|fru|filho|mulher)/

/** Predicates that only people have, directly after the name. */
export const DOING =
  /^,? (?:who |(?:currently |now |also |then |first |will (?:also )?)?)(?:runs|leads|chairs|coaches|represents|heads up|manages the|(?:guide|lead|host|moderate|speak|talk|present|teach|introduce|answer|share|welcome|join) (?:you|us|to|at|about|on|in|the|your|our|a|an|this|his|her|how|all|with)|(?:take|walk|guide|lead|show) you|opened (?:the|a|his|her|their) (?:first|doors?|shop|studio|practice|restaurant|bakery|cafe)|took over|handed over|wrote (?:to|in|this|that|about|on)|posted (?:a|the|this|that|it|on|in|last|yesterday|about)|pointed out|suggested|reported|replied|answered|reminded|moved to|moved here|succeeded|was (?:elected|re-elected)|founded|co-founded|cofounded|oversees|graduated|studied|earned (?:a|an|his|her)|received (?:a|an|his|her)|was born|grew up|lives in|retired|holds (?:a|an) (?:[a-z.]+ )?(?:degree|master|bachelor|phd|ph\.d|ba|bs|ma|mba|diploma|licen[cs]e)|(?:has|have) (?:been|worked|served|over|more than) |joined|works|teaches|serves|leitet|grundete|ubernahm|eroffnete (?:die|den|das|ihr|sein)|fuhrt (?:sie|durch|das|die|den|in)|begrusst|referiert|moderiert|informiert|wurde (?:\d{4} )?(?:zum|zur|als) |studierte|arbeitet|absolvierte|wurde (?:am )?[\d.]* ?(?:[a-z]+ )?(?:\d{4} )?(?:in [a-z]+ )?geboren|dirige|a fonde|a ouvert|a repris|a succede|anime|presente|vous (?:guide|accueille|accompagne)|a rejoint|a prete serment|est ne|travaille|fundo|abrio|asumio|presenta|imparte|te (?:guiara|acompana)|estudio|trabaja|nacio|fundou|abriu|assumiu|apresenta|trabalha|nasceu|estudou|ha fondato|ha aperto|conduce|presenta|si e laureat|nasce|lavora|werkt|studeerde|richtte|opende|nam de|begeleidt|presenteert|startade|grundade|arbetar|arbejder|jobber)/

/** A letter's closing line, before the signature. */
export const CLOSING =
  /^(?:gr(?:uss|usse|uesse)|[lvbs]g|mfg|hilsen|mvh|terveisin|groet(?:en|jes)?|pozdrawiam|(?:mit )?(?:freundliche[mnr]?|herzliche[mnr]?|viele[n]?|liebe[nmr]?|beste[nr]?|schone[nmr]?) gr(?:uss|ussen|usse|uessen?)|(?:kind|best|warm|warmest|with (?:kind|best|warm))? ?(?:regards|wishes)|(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|yours|cheers|thanks|thank you|mit freundlichen grussen|(?:herzliche|viele|liebe|beste) grusse|ihre?|euer|cordialement|bien a vous|saludos(?: cordiales)?|atentamente|atenciosamente|cordiali saluti|distinti saluti|met vriendelijke groet|med vanliga halsningar|med venlig hilsen|med vennlig hilsen|z powazaniem|s pozdravem|с уважением)[,!.]?$/
