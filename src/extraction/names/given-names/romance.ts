/** French, Italian, Spanish, Catalan, Portuguese, Brazilian, Latin American and Romanian given names, folded. */
export const ROMANCE_GIVEN_NAMES = `
abelardo abramo acacio achille adalberto adamo adao addolorata adelmo ademir adilson adina admilson adolfo adoracion
adriano adrien afonso agapito agata agenor agnese agostina agostinho agostino agripina agueda agustin agustina aida
ailton aime ainara ainhoa ainoa airton aitana aitor alain alban albane albano albertina albertine alberto albina
albino alceste alcides alcino alda aldair alejandra alejandrina alejandro alejo alessandra alessandro alessia alessio
alexandre alexandrina alexandrine alexandru alfio alfonsa alfonso alfredo alida alin alina aline alisson alix alizee
almerico almir almudena alondra alonso altair aluisio alvaro alvise alzira amada amadeo amadeu amador amaia amancio
amandine amaral amaro amaury ambre ambrogio ambroise amedeo americo amerigo amilcar amilcare amparo ana anabela
anacleto anael anais anamaria anastasio anatole anca anda andoni andra andrada andree andreea andrei andreia andreina
andres andressa andreu andreza aneta angeles angelines angelita angiolina ania anibal annabella annalisa annamaria
annarita annibale annunziata anselme anselmo antero antoine antonella antonello antonieta antonietta antonina antonino
antonio aparecida aparecido apolline apollonia aquilino araceli araci arantxa arantza arcadio arcangelo ariadna ariane
arina aristide arlete arlindo armando armelle armenio armida arminda arnaldo arnau arnaud aroldo arrigo arsenio
artemio asier assunta ataide atila atilano attilio aubin aude augustin augusto aura aurea aurel aurelian aurelie
aurelien aurelio aurica aurore auxane avelino avram axelle aymeric ayrton azahara azucena azzurra baldassare baldomero
baltasar baptiste barnabe barthelemy bartolome bartolomeo bartolomeu basilio bastien battista baudilio baudouin
beatriz begona belen belisario belmiro benedetta benedetto benedicte benedita benedito beniamino benigno benito benoit
berangere berenger berengere berenice bernabe bernarda bernardete bernardino bernardo berta bertille bertrand biagio
bice biel bienvenu blai blanca blandine bogdan bonifacio borja branca brando braulio breixo breno brice brigida bruna
brunella caetano caio calin calixto calogero camelia camila camillo camilo candelaria candelario capucine carine
carles carlota carlotta carme carmela carmelo carmine casandra casimiro cassandre cassia cassio catalin catarina
caterina catia cayetano cecilio celedonio celestin celestino celina celio celso cesar cesare cesareo cesira cezar
charline chiara christophe cicero cintia cinzia ciprian cipriano cira ciriaco cirilo ciro clairette clarisse claudemir
claudete claudie claudinei claudio claudiu cleber cleide clelia clemence clemente clementina cleonice cleto cleuza
cloe clotaire clothilde clotilde codrin codrut codruta coline conceicao concetta concha conchita conrado constanca
constanta consuelo corentin cornel corneliu corrado cosette cosimo cosme cosmin cosmina costantino costanza costel
costin covadonga cremilda crescencio crisanto cristi cristian cristiana cristiane cristiano cristina cristinel
cristobal cristovao crocifissa cyprien cyr cyriaque cyrille dacian dagoberto daiane dalia dalila dalva damaso damiano
damiao daniele danilo dante dany daria dario davi davide dayana deise delfim delfin delfina delphin delphine demetrio
denilson denisa deodato deolinda dercio desiderio dilma dimas dinis dino diogenes diogo dionigi dionisia dionisio
dirceu doina domenico domingos domitilla donata donatella donatien donato dorel doriana dorina dorotea doroteo dragos
duarte dulce dumitra dumitru durval ebe ecaterina edelmira edgardo edi edilene edileusa edilson edimar edinho edmilson
edmondo edmundo edoardo edouard edson eduarda eduardo edurne edvaldo edwige efisio efrain egas egidio eladio elba elda
eleonora elettra eleuterio elia elian eliana eliane elide elie eliete eliette eligio elio elisabete elisabetta
elisangela eliseo eliseu elizabete eloa elodia elodie eloi eloisa elouan eloy elvire elza ema emanuela emanuele
emeline emeric emeterio emidio emilian emiliano emilien emilio emmanuelle encarna ennio enora enric enrica enrique
enza enzo epifanio erasmo ercole ermanno ermelinda ermenegildo ermes ernani ernestina ernesto eros ersilia erwan
erwann escolastica estanislao esteban estefania estela ester estevao estibaliz etelvina ettore euclides eudes eufemia
eugenio eulalia eulalie eulalio eurico eusebia eusebio eustaquio evandro evangelina evaristo evelia evelyne everaldo
everton ezequiel ezio fabia fabiana fabiano fabien fabio fabiola fabrice fabricio fabrizia fabrizio facundo fatima
fausta faustina faustine faustino fausto federica federico felice feliciano felicidad felicie felicien felicita
felicite felip felipa felipe felisa felisberto ferdinando fermin fernand fernanda fernande fernando fernao ferran
ferruccio fidela fidelio filiberto filipa filipe filippo filomena fiorella fiorello fiorentino fiorenza fiorenzo
firmin flaminia flavia flavie flavien flavio flavius flor florbela florea florencia florencio florent florentina
florentine florentino floriana floriane floriano floriberto florica florin florina florinda florine fortunato franca
francesc francesco francieli francisca francisco franck franco francois francoise frederico frederique froilan
fulgencio fulvia fulvio furio gabino gael gaelle gaetan gaetana gaetane gaetano gaia galo garance gaspar gaspard
gaspare gastone gauthier gautier gavino gavril gelsomina genaro genival gennaro genoveffa genoveva geoffroy georges
georgeta geraldo gerardo germain germana germano gerson gertrudis getulio gheorghe ghislain ghislaine ghita ghyslaine
giacinta giacinto giacoma giacomo giada giampaolo giampiero giancarla giancarlo gianfranco gianluca gianluigi
gianmarco gianmaria gianna gianni giannino gianpaolo gianpiero gica gigi gilberte gilberto gildas gilles gilmar gilson
gimena gines ginesa ginette ginevra gino gioacchino gioconda gioele gioia giordana giordano giorgia giorgio giovana
giovani giovanni girolamo gisele gisella giselle gislaine giuditta giulia giuliana giuliano giulietta giulio giuseppa
giuseppe giuseppina giustina giustino glauber glaucia glaucio glauco gleice goffredo goncalo gontran gonzalo gorka
graca graciela gracinda graziano graziela graziella gregoire gregoria gregorio grigore guadalupe guenael guerrino
guglielmo guilain guilherme guilhermina guillaume guillem guillemette guillermina guillermo gumersindo gustave gustavo
gwenael gwenaelle gwendal gwendoline gwenola hadrien heber heitor helder heleno helio heliodoro heloisa henrique
herculano heriberto hermano hermenegildo herminia herminio hernan hernando herve higinio hilario hipolito hippolyte
homero honorato honore honorine honorio horacio horatiu horia horten hortensia huberto hugues humberto hyacinthe
iacopo iara ibai idoia ieda ignace ignacia ignacio ignazio igor iker ilaria ilario ilda ildefonso ileana ilenia ilidio
ilie ilinca imanol imma inacio indalecio inez inigo inmaculada innocenzo inocencio ioan ioana iolanda ionel ionela
ionut iosif irati iria irina irineu isabela isaias isaura isaure isidora isidoro isidre isidro ismael isotta italo
itamar itxaso itziar iulia iulian iuliana iulica iuliu ivanete ivano ivete ivone ivonne izabel izaskun jaci jacinto
jacky jacobo jacopo jader jair jairo janaina jandira janete janeth jaqueline jaume javiera jenaro jeremias jeremie
jeronima jeronimo jesuina jesusa jimena joana joanny joao joaquim joaquina jocelyne joelma joice jole jonatan jordane
jordi jorge jose joseba josee josefa josefina josep josiane josias josselin josu josue jovita juana juanjo juarez
jucelino judicael judit judite juliano julien julienne julieta julio juraci jurandir jussara karim karine katell katia
kiko killian kleber koldo lacramioara laercio laetitia laia laila lais lamberto lando laure laureano laureline laurene
laurent laurentino laurentiu laurette laurinda laurine lauro lautaro lazaro leandre leandro leda leida leire lelio
lella lenuta leocadia leocadio leonarda leonardo leonce leoncio leone leonel leonida leonidas leonilda leonor leontin
leontine leopoldina leopoldo letizia liana liberato licia ligia lili lilia liliane lilou lisandro livio liviu llorenc
lluc lluis lodovica lodovico loic loredana lorella lorene lorenza loreto loris louane louison loup lourdes lourenco
lourival luce lucelia lucette luciano lucica lucienne lucila lucile lucilia lucilla lucimar lucio lucrecia lucrezia
ludivine ludmila ludovic ludovica ludovico luigi luigia luigina luisana luisella luisina luiz luiza luminita lupe
luzia lydie lylou macarena macario madalena madalin madalina maddalena mael maelle maelys mafalda magali magalie
maiara maica maira maite manel manlio manoel manoli manolo manon marceau marcela marcelino marcellin marcello marcelo
marcial marcio margarida margherita mariane mariangela mariano mariarosa mariateresa maricarmen maricel maricela
maricica maricla maricruz mariela marilena marilene marilia marilo marilou marilu marilyne marin marinela marinella
marinho marino marisela maristela mariuccia mariza marjolaine marli marti martial martim martinha martino martirio
maryline maryse maryvonne marzia marzio massimiliano massimo matei mateo mateu mateus matheus mathieu mathis mathurin
matias matilde matteo matthieu mattia mauricio maurilio maurine maurizia maurizio mauro maxence maxima maxime
maximiano maximiliano maximilien maximina maximo mayara mayra mayte mederic melania melchor meline melodie merche
mercia meritxell micaela michela michelangelo michelina micheline mickael miguelangel mihaela mihai mihail mihnea
mikel mimma mimmo mirabelle mirca mircea mirco mireia mireille mirela miren mirian mirna mirta miruna misael mitica
moacir moises monia monserrat montse montserrat morena moreno morgane murilo mylene myrtille nacho nadege nadir nahia
nahuel naiara narcis narcisa narciso narcisse natacha natalina natanael natascia nausicaa nazareno nazaret nazario
nazzareno neculai neide nekane nelida nelio nello nelu nemesio nerea nereida nerina neus neusa neuza nevio neymar
nicanor nicasio niccolo nicla nicodemo nicolae nicolasa nicolau nicoleta nicoletta nicolo nicu nicusor nieves nilce
nilde nilo nilson nilton ninon nivaldo noa noe noelia noelie noemi noemia noemie nolwenn norberto novella nuno nunzia
nunzio nuria oana obdulia obdulio oceane octavi octavian octavie octavio odalys oddone odete odile odilia odilon
odoardo olatz olavo olegario olimpia olinda olindo oliva olivier oliviero olympe ombretta omero ondine onofrio ophelie
orazio oreste oriana oriane orietta oriol orlane ornella orso orsola orsolina osmar osorio oswaldo otavio otello
otilia ottavia ottavio ovidiu pablo paco pacome palmira paloma pantaleo paola paolina paolo paraschiv paraschiva
pascaline pascoal pascual pascuala pasquale pasqualina patricio patrizia patrizio patrocinio paule paulin paulino
paulo pavel pedro pelayo pepa pepe pere pericle perrine petre petrica petronela petronila petronio petru petrut
philibert philippe philomene piedade piera pierangelo pierfrancesco piergiorgio pierina pierino pierluigi piero
pierpaolo pierrette pierrick pietro pilar pina pino plinio poliana pompeo ponciano porfirio porzia priscila priscille
provvidenza prudencio querubim quim quintin quinto quique quirino quiteria rachele radu rafaela raffaela raffaele
raffaella raimondo raimunda raimundo raluca ramiro raoul raphaelle rares rasvan raymonde razvan rebeca regiane
reginaldo regis reinaldo remi remus renald renan renato renaud renzo reynald reynaldo ricard riccardo rigoberto
rinaldo rino roberte robson roch rodica rodolphe rodrigo rodrigue rogelio rogerio rolande romain romane romano romao
romaric romeu romilda romina romolo romuald romualdo romulo ronaldo ronei roque rosalba rosalia rosalina rosalinda
rosana rosangela rosaria rosario rosaura roseli roseline roselyne rosendo rosilene rosimeire rosina rosita rossana
rossano rossella rozenn rubens rufina rufino ruggero ruggiero rui ruxandra ruy sabatino sabin sabino sabrino sagrario
salomon salvatore salvatrice samanta samara samuela samuele sanda sandrine sandro santina santino sanziana saray sasha
satur saturnino saulo saverio savina savino savio sebastiana sebastiano sebastiao sebastien segismundo segolene selene
serafim serafin serafina serafino serban serge sergi sergio sergiu servane settimio severiano severine severino
sibilla sidnei sidonie silvano silveira silverio silvestre silvestro silvina silviu simao simion simonetta sirio
sixtine sixto socorro soizic solange solene solenn solenne soline soraia sorana soraya sorina stana stanislas stefania
stefano stela stelian steliana stephane suelen sueli suzana sveva sylvain sylvaine sylvestre sylvette sylviane tadeo
tadeu tais talita tamires tanguy tarcisio tatiane tazio tecla telemaco telma telmo teo teobaldo teodor teodora teodoro
teodosio teofil teofilo teresina tereza thais thaisa thalita theophile theotime thiago thibaud thibault thibaut
thierry thiphaine tiago tiberiu tiburcio timoteo timothee tino tiphaine tirso tito titouan tiziana tiziano toader
tobia tomas tomasa tomaz tome tommaso tonino tono toribio torquato tosca traian trinidad tudor tudorel tullia tullio
txema ubaldo uberto ugo ulises ulisse ulisses ulysse umbelina umberto unai unax urbain urbano uriel ursule uxia vagner
valdemir valdir valentim valentino valere valeria valerian valeriano valerio valeriu valero valery valmir valquiria
valter vanda vanderlei vanderson vanesa vania vanna vanni vasco vasile vasilica velia venancio venanzio verdiana
veronique vicen vicenc vicens vicenta vicente vicentiu victoire victoriano victorien victorine victorino vidal
vincenza vincenzo vinicius violaine violeta violette viorel viorela viorica virgil virgile virgilio virgiliu virginie
virginio virgolino viriato virtudes vitale vitalina vito vitor vitoria vittore vittoria vittorio viviana viviane vlad
vladimir vladimiro vladut voichita voicu wagner waldir walmir wanderley wenceslao wilfredo wilian xabier xavi ximena
xiomara xoan yadira yael yaelle yago yaiza yamil yamila yanet yanina yann yannis yara yesenia yesica ylenia yoan yoann
yohan yohann yolaine yuri yvan yves yvon zacarias zacharie zaharia zaida zaira zamfir zelia zelie zeno zilda zoraida
zulema zulma zulmira
`
