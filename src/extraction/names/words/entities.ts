/**
 * Words that follow a person's name in the name of a place, a company or a thing. The whole is then not a person.
 * Folded. Legal forms count too (`lexicon.ts`).
 */
export const ENTITY_HEADS = `
abbey abbigliamento academy accountants act administration advisors airport alapitvany alle allee amendment anaokulu
antiques apartment apartments apotheke architects archive archives arena army arredamenti art arts assicurazioni
associates association attorneys auto automotive ave avenue award awards backerei bad bagh bakery band bank bar barn
barnehage bau bay bazaar bazar beach beauty beer belediyesi bibliothek bill birligi bistro bldg bluff blvd books
boulevard brand brands brewery bridge bros brothers brucke builders building bukit bulvari bungalow burg cad caddesi
cafe calzature camii canyon capital cars catering cathedral cellars cemetery center centre chalet championship chapel
chiropractic choir chowk church cinema city classic cliffs clinic close clothing club co collection college colony
commission committee companies company complex construction consultancy consultants consulting contractors costruzioni
cottage cottages council county court cove creek crescent ct cup dairy damm dance darzelis dental depot dernegi desert
design designers designs disease distillery district dr drive edition effect egyesulet ek electrical elektrotechnik
engineering ensemble enterprises entertainment estate estates exchange exports extension falls farm farmhouse farms
fashion federation fellowship ferramenta festival films finance financial fitness fjord fogaszat food foods forest
foundation foundation's fund furniture gade gallery galli garage garden gardens garten gasse gasthaus gasthof gata
gatan gesamtschule gesellschaft gimnazija gimnazium gin global gomme gorge government gracht grand grill group
grundschule guesthouse gumnaasium gunung gym gymnasium hair hall halle handicrafts harbor harbour hastanesi haus
haustechnik heights highway hill hochschule hof holding holdings holidays homes hospital hotel house huis hutte hwy
hypermarket hypermarkt ilkokulu immobilien impianti industries infissi inn institut institute institution insurance
interiors international intimo investments iskola island islands jewellers jewellery jewelry kabupaten kade kampung
katu kecamatan keller kelurahan kirche kirkja kitchen klinik klinikum kollegium kooperatifi koprusu korut koulu
krankenhaus kuja kulubu laan labs lagoon lake landscaping lane lasteaed law lawyers layout league lecture library
lisesi loch lodge logistics mah mahallesi mall manor mansion manufacturing marathon marg marina market marketplace
meats medaille medal medalj medaljen media memorial menara method metzgerei mfg minimarket model moden monastery moor
moors mosque motel motors mountain museum music nabrezi nagar namesti navy nursery odasi ojsc okindegia okulu
onkormanyzat ooo open orchestra ortaokulu orthodontics outlet ovoda palkinto pamatskola pantai papers para park
parkway partners path patika peninsula pension perumahan pharmacy photography photos physiotherapy pictures pier pkwy
place plads plan plateau platz plaza plein plumbing pneumatici pohikool pokal preis presidency press prisen priset
prison prize productions promenade properties property province provinsi pte pty pub publishers publishing pulau puram
quartet quay quintet ranch rd realschule realty records reisen republic reservoir residences resort restaurant ricambi
ridge ring river road roofing row rum salai salon sarani schloss scholarship school schule seafood sector series
serramenti service services seurakunta shoes shop shops singel skola skole skoli society software sok sokak solicitors
solutions sons souk souq springs sq square st stadi stadion stadium state station steeg stichting stiftung stipendiet
stipendium store stores str straat strasse street stube studio studios suites summit sungai supermarket surgery
synagogue syndrome systems szovetkezet taman technologies technology teluk temple ter terrace test theater theatre
theory tie topping torg tori tournament tours tower towers town traders trail trails transport travel trida trio
trofeet trophy trucking trust turm tyres ufer ulica ulice ulici union universitat universitesi university ut utca vag
vagen vakfi valley vej ventures verein verlag veterinary vidusskola vihar villa village villas vineyard vineyards ward
warehouse way weg wharf whiskey whisky wine winery wines yhdistys yoga televiziya
`

/**
 * Words that precede a person's name in the name of a place, a school or a church. The name is then not a person.
 * Folded.
 */
export const ENTITY_PREFIXES = `
abbey academy agriturismo ajuntament al alameda albergo albi albo aleja aleje allee allees apotheek asociatia
associacio associati associato autoescuela autofficina av avda ave avenida avenue azienda bairro bakkerij bar barrio
bashkia basilica basilique basisschool bd bibliotheque blvd bodega bodegas borgo boucherie boulangerie boulevard bufete
burg c/ cafe cafeteria calle camino camp cantina cape capela carniceria carrera carretera carrozzeria casa casale
cascina castle cathedral cathedrale centro cerveceria chapel charcuterie chateau chemin chiesa chuo church cidade cite
clinica clinique coiffure colegio colegiul college colonia commune concello condominio construcciones contrada corso
cours cra despacho dinas domaine drogaria drustvo duong east ecole edif edificio editora eglise el ermita escola
escuela espace esplanade estadio estrada faculdade falegnameria farmacia fattoria faubourg ferreteria finca fondation
fondazione fort frazione fundacion fundacja fundatia gelateria gemeinde gimnazija glorieta gmina gradinita great
gymnase hacienda haus hem hopital hospital hotel huisartsenpraktijk iglesia igreja ilha im imienia impasse imprenta
inmobiliaria institut instituto isola istituto jardim kanisa kantor kapsalon kazaliste kelurahan kerk kmetija knjiznica
kosciol la lago lagoa lake landkreis largo las les libreria liceo liceul liceum little livraria ljekarna loc localita
los lower lungarno lungomare lycee macelleria mairie maison masseria mediatheque mestna mlekara mont monte mount
muebles municipio musee museo muzej muzeum nabrezi nam namesti new ngo north obcina obec officina okindegia old opcina
opcinski opstina os osiedle osnovna ospedale p.zza padaria palazzo panaderia parafia parish parochie parohia paroisse
parque parrocchia parroquia paseo passage pasteleria pasticceria patisserie pekara peluqueria pemerintah pescaderia
phuong piazza piazzale pizzeria pl plac place platz plaza plazoleta plomberie podere point pont port powiat praca
praktijk prefectura prefecture premio primaria prix promenade pso puskesmas quai quan quinta residence restaurant
restaurante restoran ristorante rod rodovia ronda rondo route rua rue saint sainte salle san sant santa santo sao
schloss school scoala scuola seguros sekolah sentier shkolla shule skola slagerij sola south spitalul square srednja st
stade stadio stadt starostwo ste stichting strada strasse studio szkola szpital talleres tandartspraktijk teatr teatro
tenuta thcs theatre thpt tipografia transportes trattoria travesia travessa trida turisticna udruga udruzenje ul ulica
ulice universidad universidade universita universitatea universite universiteti university uniwersytet upper
urbanizacion v.le vereniging via viajes viale vicolo vila villa ville vrtec west yayasan zupnija λεωφ λεωφορος οδος
πλατεια болница больница бульвар гимназия им имени институт музеи набережная община општина основна пекара пер переулок
пл площадь пр проспект сдружение театр ул улица университет училище фондация читалище школа шоссе
`
