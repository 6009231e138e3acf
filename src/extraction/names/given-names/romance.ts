/** French, Italian, Spanish, Catalan, Portuguese, Brazilian, Latin American and Romanian given names, folded. */
export const ROMANCE_GIVEN_NAMES = `
abbondio abelardo abramo acacio achille adalberto adamo adao addolorata adelmo ademar ademir adilson adina admilson
adolfo adoracion adriano adrien afonso agapito agata agenor agnese agostina agostinho agostino agripina agueda agustin
agustina aida ailton aime ainara ainhoa ainoa airton aitana aitor alain alban albane albano albertina albertine
alberto albina albino alceste alcides alcino alda aldair aleix alejandra alejandrina alejandro alejo alessandra
alessandro alessia alessio alexandre alexandrina alexandrine alexandru alfio alfonsa alfonso alfredo alida alin alina
aline alisson alix alizee almerico almir almudena aloisio alondra alonso altair aluisio alvaro alvise alzira amada
amadeo amadeu amador amaia amancio amandine amaral amaro amaury ambre ambrogio ambroise amedeo americo amerigo amilcar
amilcare amparo ana anabela anacleto anael anais anamaria anastasio anatole anca anda andoni andra andrada andree
andreea andrei andreia andreina andres andressa andreu andreza aneta angeles angelines angelita angiolina ania anibal
annabella annaig annalisa annamaria annarita annibale annunziata anselme anselmo antero antoine antonella antonello
antonieta antonietta antonina antonino antonio aparecida aparecido apolline apollonia aquilino araceli araci arantxa
arantza arcadio arcangelo ariadna ariane arina aristide arlete arlindo armando armelle armenio armida arminda arnaldo
arnau arnaud aroldo arrigo arsenio artemio asier assunta ataide atila atilano attilio aubin aude augustin augusto aura
aurea aurel aurelian aurelie aurelien aurelio aurica aurore auxane auxiliadora avelino avram axelle aymeric ayrton
azahara azucena azzurra baldassare baldassarre baldomero baltasar baptiste barnabe barthelemy bartolome bartolomeo
bartolomeu basilio bastien battista baudilio baudouin beatriz begona belen belisario belmiro benedetta benedetto
benedicte benedita benedito beniamino benigno benito benoit berangere berenger berengere berenice bernabe bernarda
bernardete bernardino bernardo berta bertille bertrand biagio bice biel bienvenu blai blanca blandine bogdan bonifacio
borja branca brando braulio breixo breno briac brice brigida bruna brunella caetano caio calin calixto calogero
camelia camila camillo camilo candelaria candelario capucine carine carles carlota carlotta carme carmela carmelo
carmine casandra casimiro cassandre cassia cassio catalin catarina caterina catia caua cayetano cecilio celedonio
celestin celestino celina celio celso cesar cesare cesareo cesira cezar charline chayo chiara chiquinho christophe
chuy cicero cidinha cintia cinzia ciprian cipriano cira ciriaco cirilo ciro citlali clairette clarisse claudemir
claudete claudie claudinei claudio claudiu cleber cleide cleiton clelia clemence clemente clementina cleonice cleto
cleusa cleuza cloe clotaire clothilde clotilde codrin codrut codruta coline conceicao concetta concha conchita conrado
constanca constanta consuelo corentin cornel corneliu corrado cosette cosimo cosme cosmin cosmina costantino costanza
costel costin covadonga cremilda crescencio creusa crisanto cristi cristian cristiana cristiane cristiano cristina
cristinel cristobal cristovao crocifissa cuauhtemoc cunegonde cyprien cyr cyriaque cyrille dacian dagoberto daiane
dalia dalila dalva damaso damiano damiao daniele danilo dante danut dany darci daria dario davi davide dayana deise
delfim delfin delfina delphin delphine demetrio denilson denisa deodato deolinda dercio desiderio dilma dimas dinis
dino diogenes diogo dionigi dionisia dionisio dirce dirceu djalma dodong doina dolors domenico domingos domitilla
donata donatella donatien donato dorel doriana dorina dorotea doroteo dragos duarte duilio dulce dumitra dumitru
durval ebe ecaterina edelmira edelmiro edgardo edi edilberto edilene edileusa edilma edilson edimar edinaldo edinho
edmilson edmondo edmundo edneia edoardo edouard edson eduarda eduardo edurne edvaldo edwige efisio efrain egas egidio
eladio elba elda elenice eleonora elettra eleuterio elia elian eliana eliane elida elide elie eliete eliette eligio
elio elisabete elisabetta elisangela elisenda eliseo eliseu elizabete eloa elodia elodie eloi eloisa elouan eloy elvio
elvire elza ema emanuela emanuele emeline emelita emeric emeterio emidio emilian emiliano emilien emilio emmanuelle
encarna ennio enora enric enrica enrique enza enzo epifanio erasmo ercole erenice ermanno ermelinda ermenegildo ermes
ernani ernestina ernesto eros ersilia erwan erwann escolastica estanislao esteban estefania estela ester estevao
estibaliz etelvina ettore euclides eudes eufemia eugenio eulalia eulalie eulalio eurico eusebia eusebio eusebiu
eustaquio evandro evangelina evaristo evelia evelyne everaldo everton ezequiel ezio fabia fabiana fabiano fabien fabio
fabiola fabrice fabricio fabrizia fabrizio facundo fatima fausta faustina faustine faustino fausto federica federico
felice feliciano felicidad felicie felicien felicisima felicita felicite felip felipa felipe felisa felisberto
felismina ferdinando fermin fernand fernanda fernande fernando fernao ferran ferruccio fidela fidelio filiberto filipa
filipe filippo filomena fiorella fiorello fiorentino fiorenza fiorenzo firmin flaminia flavia flavie flavien flavio
flavius floarea flor florbela florea florencia florencio florent florentina florentine florentino floriana floriane
floriano floriberto florica florin florina florinda florine fortunato foulques franca francesc francesco francieli
francisca francisco franck franco francois francoise frederico frederique fredy froilan fulbert fulgencio fulvia
fulvio furio gabino gael gaelle gaetan gaetana gaetane gaetano gaia galo garance garazi gaspar gaspard gaspare gastone
gauthier gautier gavino gavril gelsomina genaro genia genival gennaro genoveffa genoveva geoffroy georges georgeta
geraldo gerardo germain germana germano gerolamo geronimo gerson gertrudis gervasio getulio gheorghe gheorghita
ghislain ghislaine ghita ghyslaine giacinta giacinto giacoma giacomo giada giampaolo giampiero giancarla giancarlo
gianfranco gianluca gianluigi gianmarco gianmaria gianna gianni giannino gianpaolo gianpiero gica gigi gilberte
gilberto gildas gildete gilles gilmar gilson gimena gines ginesa ginette ginevra gino gioacchino gioconda gioele gioia
giordana giordano giorgia giorgio giosue giovana giovani giovanni girolamo gisele gisella giselle gislaine giuditta
giulia giuliana giuliano giulietta giulio giuseppa giuseppe giuseppina giustina giustino giusy givaldo givanildo
glauber glaucia glaucio glauco gleice goffredo goncalo gontran gonzalo gorka goulven goyo graca graciela graciete
gracinda graziano graziela graziella gregoire gregoria gregorio grigore guadalupe guenael guenole guerrino guglielmo
guilain guilherme guilhermina guillaume guillem guillemette guillermina guillermo gumersindo gustave gustavo gwenael
gwenaelle gwendal gwendoline gwenola gwladys hadrien heber heitor helder heleno helio heliodoro heloisa henrique
herculano heriberto herlinda hermano hermelinda hermenegildo herminia herminio hernan hernando herve heydi higinio
hilario hipolito hippolyte homero honorato honore honorine honorio horacio horatiu horia horten hortensia huberto
hugues humberto hyacinthe iacob iacopo iara ibai idalina idoia ieda ignace ignacia ignacio ignazio igor iker ilaria
ilario ilda ildefonso ileana ilenia ilidio ilie ilinca ilza imanol imma inacio inaki indalecio inez inigo inmaculada
innocenzo inocencio ioan ioana iolanda ionel ionela ionut iosif ippolito iracema irati iria irina irineu isabela
isaias isaura isaure isidora isidoro isidre isidro ismael isotta italo itamar itxaso itzel itziar iulia iulian iuliana
iulica iuliu iustin ivaldo ivanete ivano ivete ivette ivone ivonne izabel izan izaskun jaci jacinto jacira jacky
jacobo jacopo jader jair jairo jakez janaina jandira janete janeth jaqueline jaume javiera jehan jenaro jeny jeremias
jeremie jeronima jeronimo jesuina jesusa jhoana jhonatan jhony jhordan jimena joana joanny joao joaquim joaquina
jocelyne joelma joice jole jonatan jordane jordi jorge jorgina jose joseba josee josefa josefina joselito josenildo
josep josiane josias josimar josselin josu josue jovita juana juanjo juarez jucara jucelino judicael judit judite
juliano julien julienne julieta julio juraci jurandir jussara juvenal kaique karim karine katell katia kaue keila kepa
kiko killian kleber klervi koldo lacramioara ladislao laercio laetitia laia laila lais lamberto lando laure laureano
laureline laurene laurent laurentino laurentiu laurette laurinda laurine lauro lautaro lazaro leandre leandro leda
leida leidy leire lelio lella lenaig lenuta leocadia leocadio leonarda leonardo leonce leoncio leone leonel leonice
leonida leonidas leonilda leonor leontin leontine leopoldina leopoldo lesly letizia liana liberato licia ligia lili
lilia liliane lilou lindalva lindomar lisandro livio liviu lizeth llorenc lluc lluis lodovica lodovico loic loig
loredana lorella lorene lorenza loreto loris louane louison loup lourdes lourenco lourival luce lucelia lucette
luciano lucica luciene lucienne lucila lucile lucilia lucilla lucimar lucimara lucineide lucio lucrecia lucrezia
ludivine ludmila ludovic ludovica ludovico luigi luigia luigina luisana luisella luisina luiz luiza luminita lupe
lupita lurdes luzia lydie lylou macarena macario madalena madalin madalina maddalena mael maelle maelys mafalda magali
magalie magaly mahaut maialen maiara maica maira maite manel manlio manoel manoli manolo manon marceau marcela
marcelina marcelino marcellin marcello marcelo marcial marcio margarida margherita mariane mariangela mariano
mariarosa mariateresa maricarmen maricel maricela maricica maricla maricruz mariela marilda marilena marilene marilia
marilisa marilo marilou marilu marilyne marilza marin marinalva marinela marinella marines marinette marinho marino
mariona marisela maristela mariuccia mariza marjolaine marleny marli marti martial martim martinha martino martirio
maruja maryline maryse maryvonne marzia marzio massimiliano massimo matei mateo mateu mateus matheus mathieu mathis
mathurin matias matilde matteo matthieu mattia mauricio maurilio maurine maurizia maurizio mauro maxence maxima maxime
maximiano maximiliana maximiliano maximilien maximina maximino maximo mayara mayra mayte mederic melania melchor
meline melodie melquiades merche mercia meritxell mery micaela michela michelangelo michelina micheline mickael
miguelangel mihaela mihai mihail mihaita mihnea mikel milva mimma mimmo mioara miquel mirabela mirabelle mirca mircea
mirco mireia mireille mirela miren mirian mirna mirta miruna misael mitica moacir moises monia monserrat montse
montserrat morena moreno morgane murilo mylene myrtille nabor nacho nadege nadir nahia nahuel naiara narcis narcisa
narciso narcisse natacha natalina natanael natascia nausicaa nayeli nazareno nazaret nazario nazzareno nechita neculai
neide nekane nelida nelio nello nelu nely nemesio nerea nereida nerina nery neus neusa neuza nevio neymar nicaise
nicanor nicasio niccolo nicla nicodemo nicolae nicolasa nicolau nicoleta nicoletta nicolo nicu nicusor nidia nieves
nilce nilda nilde nilo nilson nilton nilza ninon nivaldo noa noe noelia noelie noemi noemia noemie nohemi nolwenn
nominoe norberto novella nuno nunzia nunzio nuria oana obdulia obdulio oceane octavi octavian octaviano octavie
octavio odair odalis odalys oddone odete odile odilia odilon odoardo oihana olatz olavo olegario olimpia olinda olindo
oliva olivier oliviero oliviu olympe ombeline ombretta omero ondine onesimo onofre onofrio onorina ophelie orazio
oreste oriana oriane orietta oriol orlane ornella orso orsola orsolina osmar osorio oswaldo otacilio otavio otello
otilia ottavia ottavio ottorino ovidiu pablo paco pacome padrig palmira palmiro paloma panfilo pantaleo paola paolina
paolo paquita paraschiv paraschiva pascaline pascoal pascual pascuala pasquale pasqualina patricio patrizia patrizio
patrocinio paule paulin paulino paulo pavel pedro pelayo pepa pepe pere pericle perig perrine petre petrica petronela
petronila petronio petru petrut petruta philibert philippe philippine philomene piedade piera pierangelo pierfrancesco
piergiorgio pierina pierino pierluigi piero pierpaolo pierrette pierrick pietro pilar pina pino plinio poliana pompeo
ponciano porfirio porzia priscila priscille provvidenza prudencio querubim quim quintin quinto quique quirino quiteria
rachele radu rafaela raffaela raffaele raffaella raimondo raimunda raimundo raluca ramiro raoul raphaelle rares rasvan
raymonde raymunda razvan rebeca regiane reginaldo regis reinaldo rejane relu remi remigio remus renald renan renato
renaud renzo reyna reynald reynaldo ricard riccardo rigoberto rildo rinaldo rino riwal riwan rizalina roberte roberval
robson roch rodica rodolphe rodrigo rodrigue rogelio rogerio rolande romain romane romano romao romaric romel romeu
romilda romildo romina romolo romuald romualdo romulo ronaldo ronei roque rosalba rosalia rosalina rosalinda rosana
rosangela rosaria rosario rosaura roseli roseline roselyne rosemeire rosendo rosilene rosimeire rosimeri rosina
rosinaldo rosita rossana rossano rossella rozana rozenn rubens rufina rufino ruggero ruggiero rui ruperto ruxandra ruy
sabatino sabin sabino sabrino sagrario salomon salustiano salvatore salvatrice samanta samara samuela samuele sanda
sandrine sandro santina santino sanziana saray sasha satur saturnina saturnino saulo saverio savina savino savio
sebastiana sebastiano sebastiao sebastien secundino segismundo segolene selene septimiu serafim serafin serafina
serafino serban serge sergi sergio sergiu servane settimio severiano severine severino sibilla sidnei sidonie
sigifredo silmara silvano silveira silverio silvestre silvestro silvina silviu simao simion simonetta sirio sirlei
sixtine sixto soazig socorro soizic solange solene solenn solenne soline soraia sorana soraya sorina sotero stana
stanislas stefania stefano stela stelian steliana stephane suelen sueli suely suzana suzon sveva sylvain sylvaine
sylvestre sylvette sylviane tadeo tadeu tais talita tamires tancredi tanguy tarcisio tatiane tazio tecla telemaco
telesforo telma telmo teo teobaldo teodor teodora teodoro teodosio teofil teofila teofilo teresina tereza terezinha
thais thaisa thalita theophile theotime thiago thibaud thibault thibaut thierry thiphaine tiago tiberiu tiburcio
timoteo timothee tino tiphaine tirso tito titouan tiziana tiziano toader tobia tomas tomasa tomaz tome tommaso tonino
tono toribio torquato tosca traian trinidad tudor tudorel tugdual tullia tullio txell txema ubaldo uberto ubirajara
ugo uilson ulises ulisse ulisses ulysse umbelina umberto unai unax urbain urbano uriel ursule uxia uxue vagner valdeci
valdemir valdir valentim valentino valere valeria valerian valeriano valerio valeriu valero valery valmir valquiria
valter vanda vanderlei vanderleia vanderson vanesa vania vanna vanni vasco vasile vasilica velia venancio venanzio
verdiana veronique vicen vicenc vicens vicenta vicente vicentiu victoire victoriano victorien victorine victorino
vidal vilson vincenza vincenzo vinicius violaine violeta violette viorel viorela viorica virgil virgile virgilio
virgiliu virginie virginio virgolino viriato virtudes vitale vitalina vito vitor vitoria vittore vittoria vittorino
vittorio viviana viviane vlad vladimir vladimiro vladut voichita voicu wagner waldir walmir wanderley welington
wenceslao weverton wilber wilder wilfredo wilian xabier xavi xaviere xime ximena xiomara xoan xochitl yadira yael
yaelle yago yaiza yamil yamila yanet yaneth yanina yann yannis yara yareli yaritza yatziri yenifer yenny yesenia
yesica yessica ylenia yoan yoann yohan yohann yolaine youenn yovana yovani yurani yuri yvan yves yvon yvonnick
zacarias zacharie zaharia zaida zaira zamfir zeferino zelia zelie zenaida zenilda zeno zilda zoila zoraida zuleica
zulema zulma zulmira
vicent ferriol ignasi jofre guim valdecir ivanir edivaldo zenaide rejean normand rosaire huguette steeve euclide
athos elvezio yaretzi lluvia
`
