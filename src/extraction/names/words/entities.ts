/** Words that follow a person's name in the name of a place, a company or a thing; the whole is then not a person. Folded. */
export const ENTITY_HEADS = `
marg nagar chowk vihar bagh puram colony salai path galli sarani para layout extension sector ab abbey academy accountants act administration advisors ag airport alle allee amendment antiques apotheke aps
architects archive archives arena army art arts as associates association attorneys auto automotive ave avenue award
awards backerei bad bakery band bank bar bau bay beach beauty beer bhd bibliothek bill bistro bldg blvd books
boulevard brand brands brewery bridge bros brothers brucke builders building bulvari burg bv cad caddesi cafe camii
capital cars catering cathedral cellars cemetery center centre championship chapel chiropractic choir church cinema
city classic clinic close clothing club co collection college commission committee companies company complex
construction consultancy consultants consulting contractors corp corporation council county court crescent ct cup
dairy damm dance dental desert design designers designs disease distillery district doo dooel dr drive edition effect
ek electrical elektrotechnik engineering ensemble enterprises entertainment eood estate estates ev exchange falls farm
farms fashion federation fellowship festival films finance financial fitness food foods forest foundation foundation's
fund furniture gade gallery garage garden gardens garten gasse gasthaus gasthof gata gatan gbr gesamtschule
gesellschaft gin global gmbh government gracht grand grill group grundschule gym gymnasium hair hall halle hastanesi
haus haustechnik highway hill hochschule hof holding holdings holidays homes hospital hotel house huis hutte hwy
immobilien inc incorporated industries inn institut institute institution insurance interiors international
investments island islands jewellers jewellery jewelry kade katu keller kft kg kirche kitchen klinik klinikum koprusu
korut krankenhaus kuja laan labs lake landscaping lane law lawyers lda league lecture library limited lisesi llc llp
lodge logistics ltd ltda mah mahallesi mall marathon market meats medaille medal media memorial method metzgerei model
moden monastery mosque motel motors mountain museum music nabrezi namesti navy nursery nv ohg ood ooo open orchestra
orthodontics outlet oy papers park parkway partners pension pharmacy photography photos physiotherapy pictures pkwy
place plads plan platz plaza plc plein plumbing pokal preis presidency press prison prize productions promenade
properties property province pte pty pub publishers publishing quartet quay quintet ranch rd realschule realty records
reisen republic resort restaurant ring river road roofing row rum sa salon sarl sas sasu schloss scholarship school
schule seafood series service services shoes shop shops singel sl slu snc society software sok sokak solicitors
solutions sons spa sq square srl sro st stadi stadion stadium state station steeg stichting stiftung store stores str
straat strasse street stube studio studios supermarket surgery synagogue syndrome systems technologies technology
temple ter terrace test theater theatre theory tie torg tori tournament tours tower towers town transport travel trida
trio trophy trucking trust turm tyres ufer ug ulica ulice ulici union universitat universitesi university ut utca vag
vagen vakfi valley vej ventures verein verlag veterinary village vineyard vineyards vof ward way weg wharf whiskey
whisky wine winery wines yoga zrt
`

/** Words that precede a person's name in the name of a place, a school or a church; what follows is then not a person. Folded. */
export const ENTITY_PREFIXES = `
abbey academy agriturismo al alameda albergo aleja aleje allee allees av avda ave avenida avenue azienda bairro bar
barrio basilica basilique bd bibliotheque blvd borgo boulevard burg c/ cafe calle camino camp cantina cape capela
carrera carretera casa castle cathedral cathedrale centro chapel chateau chemin chiesa church cidade cite clinica
clinique colegio college colonia condominio contrada corso cours cra domaine east ecole edif edificio eglise el ermita
escola escuela espace esplanade estadio estrada faculdade faubourg fondation fondazione fort frazione fundacion
fundacja gemeinde glorieta great gymnase haus hopital hospital hotel iglesia igreja ilha im imienia impasse institut
instituto isola istituto jardim kosciol la lago lagoa lake landkreis largo las les liceo liceum little loc localita
los lower lungarno lungomare lycee maison mediatheque mont monte mount municipio musee museo muzeum nabrezi nam
namesti new north old os osiedle ospedale p.zza palazzo parafia parish paroisse parque parrocchia parroquia paseo
passage piazza piazzale pizzeria pl plac place platz plaza plazoleta point pont port praca prefecture premio prix
promenade pso quai residence restaurant ristorante rod rodovia ronda rondo route rua rue saint sainte salle san sant
santa santo sao schloss school scuola sentier south square st stade stadio stadt ste strada strasse studio szkola
szpital teatr teatro theatre trattoria travesia travessa trida ul ulica ulice universidad universidade universita
universite university uniwersytet upper urbanizacion v.le via viale vicolo vila villa ville west λεωφ λεωφορος οδος
πλατεια больница бульвар им имени институт музеи набережная пер переулок пл площадь пр проспект театр ул улица
университет школа шоссе
`

/** Endings that make one word a street or a place in languages with compounds, folded. */
export const STREET_ENDING =
  /(?:strasse|str|platz|allee|gasse|straat|laan|plein|gracht|kade|gatan|vagen|torget|gade|vej|gata|veien|katu|utca|schule|haus|kirche|halle|stiftung|verlag|universitat|klinik|park)$/

/** Persons whose names stand on pages as quotes, places, schools and brands far more often than as contacts, folded. */
export const FAMOUS_NAMES = new Set(
  (
    'abercrombie fitch|alfa romeo|allen edmonds|anna karenina|aston martin|ben sherman|betty crocker|bobbi brown|carolina herrera|charles schwab|christian louboutin|daisy duke|david copperfield|don quixote|ernst young|harley davidson|harley-davidson|huckleberry finn|jack jones|jack daniel|jane eyre|jo malone|johnnie walker|laura ashley|levi strauss|marc jacobs|mercedes benz|merrill lynch|moby dick|morgan stanley|oliver twist|oscar mayer|paul smith|peter rabbit|philip morris|ralph nader|robin hood|robinson crusoe|sara lee|stella mccartney|ted baker|thomas sabo|tim hortons|tom ford|tom sawyer|tory burch|vera bradley|vera wang|victoria secret|william hill|abraham lincoln|adam smith|adolf hitler|al gore|albert camus|albert einstein|albert schweitzer|alexander graham bell|alexander hamilton|alfred nobel|andrew carnegie|angela merkel|anne frank|anton chekhov|antonio gaudi|antonio vivaldi|audrey hepburn|' +
    'barack obama|ben franklin|benedict cumberbatch|benjamin franklin|benito juarez|benito mussolini|bertolt brecht|bertrand russell|bill clinton|bill gates|bob dylan|bob marley|boris johnson|brad pitt|bruce lee|bruce springsteen|buddy holly|calvin klein|carl gustav jung|carl jung|' +
    'charles darwin|charles de gaulle|charles dickens|charlie chaplin|che guevara|christian dior|christoph kolumbus|christopher columbus|claude debussy|claude monet|coco chanel|dale carnegie|dalai lama|dante alighieri|david beckham|david bowie|desmond tutu|diego maradona|diego rivera|' +
    'donald trump|donald duck|edgar allan poe|eleanor roosevelt|elizabeth arden|ella fitzgerald|elon musk|elton john|elvis presley|emily bronte|emily dickinson|emmanuel macron|ernest hemingway|estee lauder|ferdinand porsche|fidel castro|florence nightingale|francis bacon|frank lloyd wright|' +
    'frank sinatra|franklin roosevelt|frantz fanon|franz kafka|franz schubert|frederic chopin|frida kahlo|friedrich nietzsche|friedrich schiller|fyodor dostoevsky|galileo galilei|george clooney|george orwell|george washington|giorgio armani|giuseppe garibaldi|giuseppe verdi|graham greene|' +
    'guglielmo marconi|gustav klimt|gustav mahler|hans christian andersen|harriet tubman|harry potter|harry truman|heinrich heine|helen keller|helena rubinstein|henry ford|hermann hesse|hillary clinton|hugo boss|hugo chavez|immanuel kant|isaac asimov|isaac newton|jack daniels|jack wolfskin|' +
    'james bond|james dean|james joyce|jane austen|jane doe|jean jaures|jean moulin|jesus christ|jesus christus|jim beam|jimi hendrix|jimmy choo|joan of arc|joe biden|joe bloggs|johann sebastian bach|johann wolfgang von goethe|john deere|john doe|john f kennedy|john f. kennedy|john kennedy|john lennon|' +
    'john lewis|john locke|john muir|john steinbeck|johnny cash|johnny depp|johnny walker|jose marti|jose rizal|joseph stalin|juan perez|julius caesar|karl lagerfeld|karl marx|kate spade|konrad adenauer|kurt cobain|leo tolstoy|leonard cohen|leonardo da vinci|louis armstrong|louis pasteur|' +
    'louis vuitton|ludwig van beethoven|mahatma gandhi|malcolm x|marcel proust|margaret thatcher|maria montessori|marie curie|marilyn monroe|mark twain|mark zuckerberg|martin luther|martin luther king|martin luther king jr|martin scorsese|mary kay|mary poppins|max mustermann|max planck|maya angelou|' +
    'michael jackson|michael jordan|michael kors|mickey mouse|miguel de cervantes|miguel hidalgo|mohandas gandhi|mother teresa|muhammad ali|napoleon bonaparte|nelson mandela|niccolo machiavelli|nikola tesla|nina ricci|oprah winfrey|oscar wilde|otto von bismarck|pablo neruda|pablo picasso|' +
    'paul cezanne|paul gauguin|paul mccartney|paulo coelho|peter pan|peter paul rubens|pierre cardin|queen elizabeth|queen victoria|ralph lauren|ralph waldo emerson|rembrandt van rijn|richard nixon|richard wagner|robert bosch|robert frost|robert schumann|romeo julia|ronald reagan|rosa luxemburg|' +
    'rosa parks|rudolf steiner|salvador dali|santa claus|sherlock holmes|sigmund freud|simon bolivar|simone de beauvoir|sophie scholl|stephen hawking|stephen king|steve jobs|steven spielberg|taylor swift|thomas cook|thomas edison|thomas jefferson|thomas mann|tim berners-lee|tom cruise|tommy hilfiger|' +
    'tracy chapman|uncle sam|vaclav havel|victor hugo|vincent van gogh|virginia woolf|vivienne westwood|vladimir lenin|vladimir putin|walt disney|walt whitman|warren buffett|wernher von braun|will smith|william blake|william shakespeare|willy brandt|winston churchill|wolfgang amadeus mozart|' +
    'woodrow wilson|woody allen|yves rocher|yves saint laurent|zaha hadid|erika mustermann|mario rossi|jan kowalski|fulano de tal|jan novak|jean dupont|john smith|jane smith|joe public|john q public|first last|firstname lastname|vorname nachname|nome cognome|nombre apellido|prenom nom'
  ).split('|'),
)
