/**
 * Words that follow a person's name in the name of a place, a company or a thing. The whole is then not a person.
 * Folded. Legal forms count too (`lexicon.ts`).
 */
export const ENTITY_HEADS = `
abbey academy accountants act administration advisors airport alle allee amendment antiques apartment apartments
apotheke architects archive archives arena army art arts associates association attorneys auto automotive ave avenue
award awards backerei bad bagh bakery band bank bar barn bau bay bazaar bazar beach beauty beer bibliothek bill bistro
bldg bluff blvd books boulevard brand brands brewery bridge bros brothers brucke builders building bulvari bungalow burg
cad caddesi cafe camii canyon capital cars catering cathedral cellars cemetery center centre chalet championship chapel
chiropractic choir chowk church cinema city classic cliffs clinic close clothing club co collection college colony
commission committee companies company complex construction consultancy consultants consulting contractors cottage
cottages council county court cove creek crescent ct cup dairy damm dance dental depot desert design designers designs
disease distillery district dr drive edition effect ek electrical elektrotechnik engineering ensemble enterprises
entertainment estate estates exchange exports extension falls farm farmhouse farms fashion federation fellowship
festival films finance financial fitness fjord food foods forest foundation foundation's fund furniture gade gallery
galli garage garden gardens garten gasse gasthaus gasthof gata gatan gesamtschule gesellschaft gin global gorge
government gracht grand grill group grundschule guesthouse gym gymnasium hair hall halle handicrafts harbor harbour
hastanesi haus haustechnik heights highway hill hochschule hof holding holdings holidays homes hospital hotel house huis
hutte hwy hypermarket hypermarkt immobilien industries inn institut institute institution insurance interiors
international investments island islands jewellers jewellery jewelry kade katu keller kirche kitchen klinik klinikum
koprusu korut krankenhaus kuja laan labs lagoon lake landscaping lane law lawyers layout league lecture library lisesi
loch lodge logistics mah mahallesi mall manor mansion manufacturing marathon marg marina market marketplace meats
medaille medal medalj medaljen media memorial method metzgerei mfg minimarket model moden monastery moor moors mosque
motel motors mountain museum music nabrezi nagar namesti navy nursery ojsc ooo open orchestra orthodontics outlet
palkinto papers para park parkway partners path peninsula pension pharmacy photography photos physiotherapy pictures
pier pkwy place plads plan plateau platz plaza plein plumbing pokal preis presidency press prisen priset prison prize
productions promenade properties property province pte pty pub publishers publishing puram quartet quay quintet ranch rd
realschule realty records reisen republic reservoir residences resort restaurant ridge ring river road roofing row rum
salai salon sarani schloss scholarship school schule seafood sector series service services shoes shop shops singel
society software sok sokak solicitors solutions sons souk souq springs sq square st stadi stadion stadium state station
steeg stichting stiftung stipendiet stipendium store stores str straat strasse street stube studio studios suites summit
supermarket surgery synagogue syndrome systems technologies technology temple ter terrace test theater theatre theory
tie topping torg tori tournament tours tower towers town traders trail trails transport travel trida trio trofeet trophy
trucking trust turm tyres ufer ulica ulice ulici union universitat universitesi university ut utca vag vagen vakfi
valley vej ventures verein verlag veterinary vihar villa village villas vineyard vineyards ward warehouse way weg wharf
whiskey whisky wine winery wines yoga
`

/**
 * Words that precede a person's name in the name of a place, a school or a church. The name is then not a person.
 * Folded.
 */
export const ENTITY_PREFIXES = `
abbey academy agriturismo al alameda albergo albi albo aleja aleje allee allees associati associato autoescuela
autofficina av avda ave avenida avenue azienda bairro bar barrio basilica basilique bd bibliotheque blvd bodega bodegas
borgo boucherie boulangerie boulevard bufete burg c/ cafe cafeteria calle camino camp cantina cape capela carniceria
carrera carretera carrozzeria casa casale cascina castle cathedral cathedrale centro cerveceria chapel charcuterie
chateau chemin chiesa church cidade cite clinica clinique coiffure colegio college colonia condominio construcciones
contrada corso cours cra despacho domaine drogaria duong east ecole edif edificio editora eglise el ermita escola
escuela espace esplanade estadio estrada faculdade falegnameria farmacia fattoria faubourg ferreteria finca fondation
fondazione fort frazione fundacion fundacja gelateria gemeinde glorieta great gymnase hacienda haus hem hopital hospital
hotel iglesia igreja ilha im imienia impasse imprenta inmobiliaria institut instituto isola istituto jardim kosciol la
lago lagoa lake landkreis largo las les libreria liceo liceum little livraria loc localita los lower lungarno lungomare
lycee macelleria maison masseria mediatheque mont monte mount muebles municipio musee museo muzeum nabrezi nam namesti
new ngo north officina old os osiedle ospedale p.zza padaria palazzo panaderia parafia parish paroisse parque parrocchia
parroquia paseo passage pasteleria pasticceria patisserie peluqueria pescaderia phuong piazza piazzale pizzeria pl plac
place platz plaza plazoleta plomberie podere point pont port praca prefecture premio prix promenade pso quai quan quinta
residence restaurant restaurante ristorante rod rodovia ronda rondo route rua rue saint sainte salle san sant santa
santo sao schloss school scuola seguros sentier south square st stade stadio stadt ste strada strasse studio szkola
szpital talleres teatr teatro tenuta thcs theatre thpt tipografia transportes trattoria travesia travessa trida ul ulica
ulice universidad universidade universita universite university uniwersytet upper urbanizacion v.le via viajes viale
vicolo vila villa ville west λεωφ λεωφορος οδος πλατεια больница бульвар им имени институт музеи набережная пер переулок
пл площадь пр проспект театр ул улица университет школа шоссе
`

/** Endings of one-word streets and places in languages with compounds, folded. */
export const STREET_ENDING =
  /(?:strasse|str|platz|allee|gasse|straat|laan|plein|gracht|kade|gatan|vagen|torget|gade|vej|gata|veien|katu|utca|schule|haus|kirche|halle|stiftung|verlag|universitat|klinik|park)$/
