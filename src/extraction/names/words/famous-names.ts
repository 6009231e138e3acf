/** Names that appear far more often as quotes, places, schools, brands and placeholders than as contacts, folded. */
export const FAMOUS_NAMES: ReadonlySet<string> = new Set(
  `abercrombie fitch|abraham lincoln|adam smith|adolf hitler|al gore|albert camus|albert einstein|albert schweitzer|
alexander graham bell|alexander hamilton|alfa romeo|alfred nobel|allen edmonds|andrew carnegie|angela merkel|
anna karenina|anne frank|anton chekhov|antonio gaudi|antonio vivaldi|aston martin|audrey hepburn|barack obama|
ben franklin|ben sherman|benedict cumberbatch|benito juarez|benito mussolini|benjamin franklin|bertolt brecht|
bertrand russell|betty crocker|bill clinton|bill gates|bob dylan|bob marley|bobbi brown|boris johnson|brad pitt|
bruce lee|bruce springsteen|buddy holly|calvin klein|carl gustav jung|carl jung|carolina herrera|charles darwin|
charles de gaulle|charles dickens|charles schwab|charlie chaplin|che guevara|christian dior|christian louboutin|
christoph kolumbus|christopher columbus|claude debussy|claude monet|coco chanel|daisy duke|dalai lama|dale carnegie|
dante alighieri|david beckham|david bowie|david copperfield|desmond tutu|diego maradona|diego rivera|don quixote|
donald duck|donald trump|edgar allan poe|eleanor roosevelt|elizabeth arden|ella fitzgerald|elon musk|elton john|
elvis presley|emily bronte|emily dickinson|emmanuel macron|ernest hemingway|ernst young|estee lauder|
ferdinand porsche|fidel castro|florence nightingale|francis bacon|frank lloyd wright|frank sinatra|franklin roosevelt|
frantz fanon|franz kafka|franz schubert|frederic chopin|frida kahlo|friedrich nietzsche|friedrich schiller|
fyodor dostoevsky|galileo galilei|george clooney|george orwell|george washington|giorgio armani|giuseppe garibaldi|
giuseppe verdi|graham greene|guglielmo marconi|gustav klimt|gustav mahler|hans christian andersen|harley davidson|
harley-davidson|harriet tubman|harry potter|harry truman|heinrich heine|helen keller|helena rubinstein|henry ford|
hermann hesse|hillary clinton|huckleberry finn|hugo boss|hugo chavez|immanuel kant|isaac asimov|isaac newton|
jack daniel|jack daniels|jack jones|jack wolfskin|james bond|james dean|james joyce|jan kowalski|jan novak|
jane austen|jane eyre|jane smith|jean dupont|jean jaures|jean moulin|jesus christ|jesus christus|jim beam|
jimi hendrix|jimmy choo|jo malone|joan of arc|joe biden|joe public|johann sebastian bach|johann wolfgang von goethe|
john deere|john f kennedy|john f. kennedy|john kennedy|john lennon|john lewis|john locke|john muir|john q public|
john smith|john steinbeck|johnnie walker|johnny cash|johnny depp|johnny walker|jose marti|jose rizal|joseph stalin|
juan perez|julius caesar|karl lagerfeld|karl marx|kate spade|konrad adenauer|kurt cobain|laura ashley|leo tolstoy|
leonard cohen|leonardo da vinci|levi strauss|louis armstrong|louis pasteur|louis vuitton|ludwig van beethoven|
mahatma gandhi|malcolm x|marc jacobs|marcel proust|margaret thatcher|maria montessori|marie curie|marilyn monroe|
mario rossi|mark twain|mark zuckerberg|martin luther|martin luther king|martin luther king jr|martin scorsese|
mary kay|mary poppins|max planck|maya angelou|mercedes benz|merrill lynch|michael jackson|michael jordan|michael kors|
mickey mouse|miguel de cervantes|miguel hidalgo|moby dick|mohandas gandhi|morgan stanley|mother teresa|muhammad ali|
napoleon bonaparte|nelson mandela|niccolo machiavelli|nikola tesla|nina ricci|oliver twist|oprah winfrey|oscar mayer|
oscar wilde|otto von bismarck|pablo neruda|pablo picasso|paul cezanne|paul gauguin|paul mccartney|paul smith|
paulo coelho|peter pan|peter paul rubens|peter rabbit|philip morris|pierre cardin|queen elizabeth|queen victoria|
ralph lauren|ralph nader|ralph waldo emerson|rembrandt van rijn|richard nixon|richard wagner|robert bosch|
robert frost|robert schumann|robin hood|robinson crusoe|romeo julia|ronald reagan|rosa luxemburg|rosa parks|
rudolf steiner|salvador dali|santa claus|sara lee|sherlock holmes|sigmund freud|simon bolivar|simone de beauvoir|
sophie scholl|stella mccartney|stephen hawking|stephen king|steve jobs|steven spielberg|taylor swift|ted baker|
thomas cook|thomas edison|thomas jefferson|thomas mann|thomas sabo|tim berners-lee|tim hortons|tom cruise|tom ford|
tom sawyer|tommy hilfiger|tory burch|tracy chapman|uncle sam|vaclav havel|vera bradley|vera wang|victor hugo|
victoria secret|vincent van gogh|virginia woolf|vivienne westwood|vladimir lenin|vladimir putin|walt disney|
walt whitman|warren buffett|wernher von braun|will smith|william blake|william hill|william shakespeare|willy brandt|
winston churchill|wolfgang amadeus mozart|woodrow wilson|woody allen|yves rocher|yves saint laurent|zaha hadid`
    .split('|')
    .map((name) => name.trim()),
)

/** Placeholder names in samples, forms and templates, which are never real people. Folded. */
export const PLACEHOLDER_NAMES: ReadonlySet<string> = new Set(
  `beispiel name|erika muster|erika musterfrau|erika mustermann|first last|firstname lastname|
first name last name|fulano de tal|hans muster|hans mustermann|jane doe|jan modaal|joe bloggs|john doe|
john q public|joe public|kari nordmann|lieschen muller|martina mustermann|maria musterfrau|matti meikalainen|
maija meikalainen|max muster|max mustermann|maxi mustermann|maxine mustermann|moritz mustermann|name surname|
nombre apellido|nombre apellidos|nome cognome|nome sobrenome|ola nordmann|prenom nom|
sabine mustermann|tizio caio|vorname name|vorname nachname|voornaam achternaam|your name|imie nazwisko|
имя фамилия`
    .split('|')
    .map((name) => name.trim()),
)
