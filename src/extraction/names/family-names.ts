/** Frequent family names from many cultures, folded. A known one makes it more likely that two words are a person. */
export const FAMILY_NAMES = `
aalbers aaltonen aas aasen abbott abdullah abe abebe abernathy abernethy abreu abubakar acar acevedo acheampong achebe
ackerman acosta adam adamczyk adams addo adebayo adekunle adeleke adeniyi adesina adewale adeyemi adhikari adjei
adkins aebi aerts afolabi agarwal aggarwal agu aguilar aguirre agyeman ahmadi ahmed ahn ahonen ahuja aigner ajayi
akande akhtar akin akinola akpan aksoy aktas akter alaoui albers albrecht albright aldridge alemu alexander alexiou
alfaro alford ali aliyev aliyu allen almeida alonso alston althaus alvarado alvarez alves amar amaral amato ambrose
amin ammann amoah amrani amundsen an anand andersen anderson andersson ando andrade andre andreasen andreassen
andresen andrews ang angelis anghel ansah ansari antoniou anttila antunes antwi anyanwu aoki appiah applegate aquino
arai araujo archer arellano arias armstrong arnaud arnesen arnold arora arroyo arslan arvidsson asante ashby ashcroft
ashford ashworth aslan ates athanasiou atherton atkins atkinson atwood aubert aubry auer austin avalos avci avila
avraham awad awan awolowo ayala aydin ayers azevedo aziz azoulay ba babcock babic bach backmeister bader bae baek
bagley bagshaw bai baig bailey bailly bainbridge baines bajaj bak baker bakke bakken bakker balazs baldwin ball
ballard balog balogh balogun bancroft banda bandara banerjee bankole banks bansal baptista barajas baran barasa barber
barbier barbieri barbosa barbu barclay barker barlocher barlow barnes barnett baron barone barr barre barrera barrett
barros bartels barth bartlett barton bartos basile bass bassi bates batista battaglia bauer bauernfeind baumann
baumeister baumgartner bautista bauwens bayer bean beard beasley beaumont bech beck becker beckett beckwith bedi beek
begum behrens beil bekele belanger bell bellamy bellini bello beltran belyaev benali bendavid bender benedetti benes
bengtsson benitez benjelloun bennani bennett benoit benson bentley benton benz berg berge berger bergeron berglund
bergman bergmann bergstrom beridze berkeley bernal bernard bernardi bernhardt berntsen berry bertelsen bertin
bertolini bertrand beyer bezerra bhat bhatia bhatt bhattacharya bhatti bhosale bianchi bianco billings bingham birch
birkeland birla biro bischoff bishop bisht biton bittner bjork black blackburn blackman blackwell blackwood blair
blake blakely blanc blanchard blanco blankenship blaser blazek blevins blom blomqvist blum boateng bock boer bogaert
bogdanov boggs bohm bohn boivin bolduc bolton bondarenko bonilla bonnet booth borchert borges borkowski boros bos
bosch bose bosma bosman bosmans bosshard botha bouchard boucher bourgeois bouvier bouwman bowden bowen bowers bowles
bowman boyd boyer boyko boyle bozkurt bracken bradbury bradley bradshaw brady braithwaite brambilla bramley branch
branco brandl brandstetter brandt branson brauer braun bravo brennan breton breuer brewer brewster bridges brierley
briggs brigham brindle briscoe bristow brito broadbent brock broek bromley brooks broughton brouwer brown browning
brownlee bruckner bruhn bruijn brun brunet brunner bruno bruun bryan bryant buchanan buchholz buck buckley buckner
buhler bui buijs bullock bulut burch burgess burke burki burmeister burnett burns burrell burroughs burrows burton
busch bush busse butler butt buttner byers byrd byrne caballero cabrera cai cain cakir calderon caldwell calhoun
callahan callens calloway calvo camacho camara cameron campbell campos can cannon cano cantrell cantu cao caputo
carbone cardenas cardoso cardwell carlier carlisle carlsen carlson carmichael carmody carmona carney caron carpenter
carpentier carr carrasco carre carrillo carroll carter cartwright caruso carvalho carver casado casey castaneda
castillo castleberry castro cattaneo cavalcanti cavanaugh celik cermak cerny cervantes cetin ceulemans chadwick
chakraborty chamberlain chambers chan chanda chandler chang chapman charles charpentier chase chatterjee chaturvedi
chaudhary chaudhry chauhan chauvin chavez chege chen cheng cheruiyot cheung chevalier chiba childers childress
chisholm chiu chmielewski cho choi chong chopra choudhary chow chowdary chowdhury christensen christiansen
christodoulou chu chua chukwu chung churchill cieslak ciobanu cisneros claes claessens claesson clark clarke clausen
claussen clay clayborne clayton clegg clement clements cline coates cobb cochran coelho coetzee coffey cohen colas
colbert cole coleman colin collet collier collins colombini colombo colon colvin combs compton conklin conley connelly
conner connolly constantin conte conti contreras conway cook cooke cools cooper copeland coppens coppola corbett
corcoran cordier cornish correa correia cortes cortez cosgrove costa costantini cote coughlin coulibaly coulter cousin
cowan cox crabtree craig crane crawford cremer crenshaw crespo cristea crockett cromwell crosby cross crossley crowley
cruz cuevas cui culpepper cummings cunha cunningham currie curry curtis cuypers dabrowski daems dahan dahl dahlke dai
dam damico danforth dang dangelo daniel daniels danielsen danielsson danjuma darko darwish das daugherty dave
davenport david davidson davies davila davis dawes dawkins dawson day dcosta dean deangelis decker declercq decoster
degraaf dehaan dejesus dejong dekker delacruz delarosa delaunay deleon delgado delorme deluca demarco demir dempsey
deng denham denis dennis dent denton depoorter derosa desai desantis descamps deschamps deshmukh deshpande desilva
desjardins desmet devaux devlin devos devries dewit dewitte dey dhillon dhondt diallo dias diaz dickerson dickinson
dickson diehl dietrich dietz diez dijk dijkstra dillard dillon dimitriou ding dinh dinu diop dissanayake dixon
djordjevic dlamini do dobre dobson dodd dodson dogan doherty dolezal dominguez donahue donaldson donati dong donnelly
dorfler dorn dornberger dougherty douglas downey doyle drake drexler driscoll drummond dsouza du duan duarte dube
dubey dubois duda dudek duffy dufour dugan duggal duke dumas dumitrescu dumitru dumont duncan dunham dunlap dunn
dunning duong duplessis dupont dupuis dupuy duran durand durham dutoit dutta duval dvorak dyer eastman eastwood eaton
ebert ebner eckert eder edgerton edwards eeckhout effiong egger eghosa ehlers eichhorn eide eklund eldridge ellingsen
elliott ellis ellison elmore endicott endo engel engelhardt engle engstrom entwistle erasmus erdogan erickson eriksen
eriksson escobar esparza espinosa espinoza esposito esquivel esser esteban estes esteves estrada evans evers ewing eze
fabbri fabre fairbanks fairchild fairclough fairweather falana fall fan fang faria farina farkas farley farmer fashanu
fashola fassbender faulkner faure favre fedorov feher fekete feng fenton ferguson fernandes fernandez fernando ferrand
ferrara ferrari ferraro ferreira ferrer ferretti ferreyra ferri fiala fiedler fields figueiredo figueroa finch fink
finnegan fiore firth fischer fisher fitch fitzgerald flanagan fleming fletcher fleury flores flowers floyd fluckiger
flynn fodor foley fonseca fontaine fontana ford forsberg forsyth fortier fossum foster fourie fournier fowler fox
frampton francis franco francois frandsen frank franke franklin fransson fraser frazier frederiksen fredriksen
fredriksson freeman frei freitas french frey friedman friedrich friis frimpong fritsch frohlich frost fry frye fu
fuchs fuentes fujii fujimoto fujita fujiwara fukuda fuller fumagalli fung furrer furukawa gabay gagne gagnon gaikwad
gaillard gaines gal galbraith gale galindo gallagher gallardo gallego gallegos galli gallmeister gallo galloway galvan
gandhi ganguly gao garcia gardner garg garner garnier garrett garrido garside garza gasser gates gatti gauthier
gautier gebhardt geerts geiger gentile gentry george georgiou gerard gerber gerlach gerritsen gheorghe ghosh gibbons
gibbs gibson gilbert gilchrist giles gill gillespie gillet gillis gilmore gimenez ginting giordano girard giraud
giuliani glaser glover go gobel goddard godoy goel goff goh gokhale goldberg goldstein golubev gomes gomez goncalves
gong gonzales gonzalez goodman goodwin goossens gordon gorman gorski goto gould govender gowda graaf grabowski grady
graf graham grant grantham grassi grasso graves gray grayson greco green greenberg greene greenwood greer gregory
greiner grewal griffin griffith grigoryan grimes grimm groen gross gruber gu guerin guerra guerrero guevara guichard
guillaume guillot guimaraes gul guler gulyas gunawardena gunes gunnarsson gunther guo gupta gurung gustafsson guthrie
gutierrez guyot guzman gysels ha haag haas haase hadad haddad hagen hahn haigh hail haile hajek hakala hakansson hald
hale hall halliday halvorsen hamad hamada hamalainen hamdi hamel hamilton hammond hampton han hancock hanggi hansen
hanson hansson hao hara harada harahap hardin harding hardwick hardy hargreaves harlow harmon harper harrell
harrington harris harrison hart hartman hartmann hartwell harutyunyan harvey hasegawa hashimoto hashmi hassan hastings
hatcher hathaway hauge haugen haugland haverford hawkins hawthorne hayashi hayden hayes haynes hayward haywood he
heath heaton hebert heck hegde heijden heikkila heikkinen heinonen heinrich helland heller hempel henderson hendricks
hendriks hendrix heng henke hennig henriksen henriksson henriques henry hensel hensley henson heo hermans hernandez
herold herrera herrero herring herrmann herve herzog hess hester heuer heuvel hewitt heylen hickman hicks hidalgo
hidayat higgins hildebrandt hill hiller hiltunen hines hinkle hinterseer hinton hinz hirano hirvonen ho hoang hoarau
hobbs hobson hodge hodges hoek hoekstra hofer hoffman hoffmann hofman hofmann hofmeister hogan holbrook holcomb
holland holloway holm holmberg holmes holroyd holt holtz holub holzer hong hood hoogland hooper hoover hopkins hopp
horak horn horne horowitz horton horvat horvath hossain hosseini hou houghton hovhannisyan hovland howard howarth howe
howell hu huaman huang hubbard huber hubert hubner huddleston hudson huerta huet huff huffman hug hughes hui huisman
hull humbert hummel humphreys hunt hunter hurley hurni hurst huseynov hussain hussein hutapea hutchings hutchins
hutchinson huybrechts huynh hwang ibanez ibarra ibe ibrahim ichikawa idemudia igbinedion iglesias igwe ihle ike ikeda
ilic im imai imhof ingram inoue ioannou ionescu ionita iqbal irvine isaksen isaksson ishida ishii ishikawa isik islam
ito ivanov iwasaki iyengar iyer izquierdo jablonski jackson jacobs jacobsen jacobson jacquet jadhav jager jahn jain
jakab jakobsen jakobsson jakubowski james jang jankowski jansen janssen janssens jansson jaramillo jarvinen jarvis
jaworski jayawardena jean jeffries jelinek jenkins jennings jensen jeon jeong jeppesen jepsen jia jiang jimenez jin jo
joglekar johannessen johansen johansson johns johnsen johnson johnston joly jones jonsson joo jordan jorgensen joseph
joshi joubert jovanovic joyner juarez juhasz juhl julien jung juric justesen kaczmarek kadlec kagame kaiser kalinowski
kallio kamat kamath kamau kamble kaminski kaneko kang kapanadze kaplan kapoor kara karagiannis karim karimi kariuki
karjalainen karlsen karlsson kato katona katsaros katz kaufmann kaur kavanagh kay kaya kaye keane kearney keating
keaton kebede keita keller kelley kelly kemp kennedy kent kern kerr kershaw keskin kessler khalil khan khanna khatun
khoury khumalo kiefer kikuchi kilgore kilic kim kimani kimball kimura kincaid king kinnunen kinoshita kipchumba
kiplagat kiraly kirchner kirk kirkland kirkpatrick kis kiss kjaer kjeldsen klee klein kline klose knapp knezevic
knight knowles knox knudsen knutsen ko kobayashi koc koch kocsis koech koffi koh kohl kohler kohli koivisto kojima kok
koksal kolar kolb koller kolodziej komatsu kondo kone konecny kong konieczny konig koning konstantinou kopecky kopp
korhonen korkmaz korner kose koskinen koster kouame kouassi kovac kovacevic kovacic kovacs kovalchuk kovalenko kovar
kowalczyk kowalski koyama kozlov kozlowski kral kramer kratochvil kraus krause kravchenko krawczyk krebs krejci kremer
krieger krishnan kristensen kristiansen kriz kroger krogh krol krueger kruger krupa kruse kubiak kubo kucera kucharski
kudo kuhl kuhn kuijpers kuiper kuipers kulkarni kumar kunz kunze kurniawan kurt kurz kuznetsov kwiatkowski kwok kwon
laakso laaksonen lachance lacombe lacroix laine laitinen lakatos lam lama lamb lambert lambrecht lamy landry lane lang
lange langer langford langley langlois lanz lapointe laporte lara larkin larsen larson larsson lassiter latham lau
lauer laurent lauridsen lauritsen lauwers lavoie lawal lawrence lawson lawton layton lazar le leach leal leavitt
lebedev leblanc lebrun lechner leclerc leclercq lecocq lecomte ledbetter ledesma lee leemans leeuwen lefebvre lefevre
legall leger legrand lehmann lehner lehtinen lehto lehtonen lei leinonen leite leitner lemaire lemaitre lemmens
lemoine lenaerts lennox lenz leon leonard leone leppanen leroux leroy leung leveque levesque levi levy lewandowski
lewis li liang liao lim lima lin lind lindberg lindemann lindgren lindholm lindner lindqvist lindsey lindstrom lis
lister little liu livingston lloyd lobo lockhart lockwood lofgren lofton logan lomas lombard lombardi lombardo long
longo lopes lopez lorenz lorenzo louis love lovell low lowe lowery lozano lu lubis lucas lucero ludwig lugo lui lukacs
luna lund lunde lundin lundstrom luo luong luscher luthi lutz ly lyman lynch lyons lysenko ma maas macdonald macedo
macey machado macias maciejewski mack mackay mackenzie macleod madden madsen maeda maes magalhaes magana magnusson
magyar mahmood mahmoud mahoney mai maier maillard maina majewski mak makela makinen makris maldonado malhotra malik
malinowski malka mallet malone maly mamani mamedov manalo mancini mandela mann manning mansoori mansour mao marchal
marchand marchetti marciniak marechal marek mariani maric marie marin marini marino markovic marks marlowe marquardt
marques marquez marsden marsh marshall martens martensson martin martinelli martinez martini martino martins marty
maruyama marx mascarenhas mason massey masson masuda mata matei mather mathews mathieu mathisen mathur matos matsuda
matsui matsumoto matsuo mattern matthews mattila maury maxwell may mayer mays mazur mazurek mazza mbah mbeki mcbride
mccabe mccann mccarthy mccormick mccoy mcdaniel mcdonald mcgee mcgregor mcguire mcintyre mckay mckenzie mckinney
mclaughlin mclean mcmahon mcmillan meacham meadows medeiros medina medrano mehra mehta meier meijer meissner mejia
mellor melnyk melo melton menard mendes mendez mendoza menezes meng menon mensah menzel mercado mercier merino merkel
merritt mertens messerli messina meszaros metcalf metcalfe meunier meyer meyers meza miah michalak michalski michaud
michel michiels middleton miethe mikhailov mikkelsen milani miles miller millet milligan mills millward milner
milosevic miranda mirza mishra mitchell mittal miura miyamoto miyazaki mizrahi mizuno mkhize mobley modi moen moens
mohamed mohammadi mohr mokoena moldovan molefe molenaar molina moll moller molnar monaghan monnier montanari monteiro
montero montes montgomery monti montoya moody moon mooney moore mora moradi morales moran more moreau moreira morel
moreland morelli moreno moretti morgan mori morin morita morley moroz morozov morris morrison morrow morse mortimer
morton moseley moser mosley moss moulin moura moya moyer moyo mpofu mroz mthembu mueller mukasa mukherjee mulder
mulenga mullen muller mullins munch munoz munteanu murakami murata murdock muri murillo murphy murray musa musil
mustafa mustonen musyoka mutua mwale mwangi myers myhre myklebust naess nagel nagy naidoo naidu naik nair najjar
nakagawa nakajima nakamura nakano nakayama nam narayanan nascimento nash nasr nasser nasution nava navarro navratil
naylor ncube ndiaye ndlovu neagu neal needham negi negri nehru nel nelson nemec nemeth neo neri nesbitt neumann neves
newell newman newsome newton ng ngo nguema nguyen nichols nicholson nickel nickerson nicolas nielsen niemi nieminen
nieto nijhuis nijs nikolaidis nikolaou nikolic nilsen nilsson nishimura nistor nixon njeri njoroge nkosi nnamdi noack
noble noel noguchi noh nolan noll nomura nordstrom norman norris norton norwood novak novikov novotny nowak nowakowski
nowicki nugroho nunes nunez nussbaumer nuttall nwachukwu nwankwo nwosu nyberg nygard nystrom oberoi obi obrien ocampo
ochieng ochoa oconnell oconnor odegard odermatt odhiambo odom odonnell odunsi ogawa ogden ogunbanjo ogundipe ogunleye
ohayon ohman ohno oikonomou ojala ojeda ojo okada okafor okamoto okeke okello okonkwo okorie okoro okoye oladipo olah
olaniyan olatunji olawale oldham olesen oliveira oliver olivier olofsson olsen olson olsson olszewski omar oneal
oneill ong onishi ono onwuka onyango onyeka oosterhuis opitz opoku oprea oreilly orji orlando orozco orr orsos ortega
ortiz osagie osborne osei ostrowski osullivan ota otieno otsuka ott otto ouattara ouellet ouma overton owen owens
owino owusu oyedepo oyelaran oyewole ozdemir ozer ozkan ozturk pabst pace pacheco padgett padilla pagano page pajak
palacios palmer palmieri palumbo pan pandey pandya papadakis papadopoulos papp pappas pardo parekh paris parisi park
parker parkinson parks parra parrish parrott parsons partridge pascual pastor patel patil patrick patterson patton
paul paulsen pauwels pavlov pavlovic pawar pawlak pawlowski payet payne peabody peacock pearson peck pedersen peeters
pellegrini pellegrino pelletier pemberton pena pendleton peng peralta pereira perera peretz pereyra perez perkins
perret perrin perrot perry person persson peters petersen peterson petit petrenko petrosyan petrov petrovic pettersen
pettersson pettit pfeffer pfeifer pfeiffer phadke pham phan phelps philippe phillips phiri picard pichler pichon
pickering pickett pierce pierre pierson pietrzak pillai pillay pineda pinheiro pinkston pinter pinto piotrowski piras
pires pitkanen pittman pitts plummer pohl poirier pokorny polak polat pollard pollitt pomeroy ponce pons poole poon
pop popa pope popescu popov popovic popp porter portillo pospisil postma potter potts poudel poulain poulsen powell
powers pratt preda preece prescott presti preston pretorius preuss prevost prewitt price prieto prince prins pritchard
probst prochazka proctor pruitt pryor pugh purcell puri putnam qian qin qiu quek quigley quinn quintana quintero
quispe qureshi raab racz radcliffe rademacher radford radu raes rahman rai rajan rajapaksa rajput raju raman ramirez
ramos ramsey rangel rantanen rao rapp rasanen rasmussen ratcliffe rathore rau rauch ravn rawat rawlings ray raza
redding reddy redfern redmond redondo reed rees reese reeves reichert reid reimer reinhardt reis reiter ren renard
renaud renault renner reuter rey reyes reyna reynaud reynolds rezaei rhodes ribeiro ricci rice richard richards
richardson richter ridgeway ridley riedel rieger rigby riggs riley rinaldi rinne rios ritter riva rivas rivera rivers
riviere rizvi rizzi rizzo roach robbins roberson robert roberts robertson robin robinson robles rocha roche
rochefoucauld rockwell rodgers rodrigues rodriguez roels roger rogers rohde rohner rojas rolland rollins roman romano
romero ronning rooney roper rosales rosas rose rosenberg rosenfeld ross rossetti rossi roswell roth rother rotich
rousseau roussel roux rowe rowley roy royer rubio rucker rudenko ruegg ruggiero ruiz runge rupp rush russell russo
rusu rutherford rutkowski rutledge ruzicka ryan ryu saarinen sachdeva sadler sadowski saeed saether saez sahin saito
sakai sakamoto sakurai sala salas salazar saleh salem salgado salinas salminen salo salonen salter sampaio sampson
samuelsson sanborn sanchez sandberg sanders sanderson sandhu sandoval sandvik sanford sani sanna sano santana santiago
santis santoro santos santoso sanz saputra sargsyan sari sarkar sarpong sartori sasaki sato sattler sauer saunders
savage savard savchenko sawicki sawyer saxena saxton sayegh schaefer schafer schaffer schenk scherer scherrer schiller
schilling schindler schipper schlegel schlosser schlueter schmid schmidt schmitt schmitz schneider scholten scholz
schott schouten schramm schreiber schroder schroeder schubert schuler schulte schultz schulz schulze schumacher
schuster schwab schwartz schwarz scott seaton sedlacek sedlak segers seidel seifert seitz sellers sels sembiring
semenov sen seo serra serrano sethi setiawan sewell sexton shackleton shaffer shah shaheen shao shapira shapiro sharma
sharp sharples shaw sheehan sheikh shelton shen shepard shepherd sheppard sherman shetty shevchenko shi shibata
shields shimada shimizu shin shinde shipley shipman short shrestha shukla sibanda siddiqui sidhu siebert siegel sierra
sihombing sikkema sikora silva silvera silverman silvestri sim simanjuntak simek simiyu simmons simoes simon simpson
sims simsek sinclair singh singhal singleton sinha sipos siregar sithole sitompul siu sjoberg skelton skinner skov
slater sloan smets smirnov smit smith smits snell snyder soares soderberg sokolov sokolowski solanki soler solheim
solis soloviev sommer son song sood sorensen sorrentino sosa soto soukup sousa southwell souza sow soyinka spangler
sparks spaulding spears spence spencer spooner srivastava stadler stafford stahl stalder stan stanciu standish stanek
stankovic stanley stanton stapleton stark steadman steele stein steiner stepanek stephens stephenson stepien stevens
stevenson stewart steyn stocker stoddard stoica stojanovic stokes stoll stone stout strand straub strauss strickland
stroud stubbs studer su suarez subramanian sugawara sugimoto sugiyama suharto suleiman sullivan sultan summers sumner
sun sutcliffe suter sutherland sutter sutton suzuki svendsen svensson svoboda swain swamy swanepoel swanson sweeney
swift sykes szabo szalai szczepanski szewczyk szilagyi szucs szulc szymanski takacs takada takagi takahashi takeda
takeuchi talbot tamang tamura tan tanaka tandon tang tangen taniguchi tanjung tanner tapia tarasov tas tate tattersall
tavares tay taylor teixeira tekin tembo templeton teo terry tesfaye tessier testa thackeray thackray thakkar thakur
thapa thatcher thibodeau thiel thiele thoma thomas thomason thompson thomsen thomson thornhill thornton thorpe tian
tilley tillman timmer timmermans tipton tiwari tkachenko to todd toft toh toivonen tomaszewski tomkinson tomlinson
torok torres toth toure townsend trabelsi tran traore travers treadwell trejo tremblay trevino trinh tripathi trivedi
trujillo tsang tschudi tse tshabalala tucker tudor tuominen turan turnbull turner turunen tuttle tyler tyndall tyson
uche uchida uddin udeh ueda ueno ugwu uhlig ullrich ulmer unal underwood unger upton urban urquhart usman vaisanen
valdez valencia valentine valentini valenzuela vance vandamme vandenberg vandenberghe vandenbroeck vandermeer
vandermerwe vandijk vanek vang vanwyk varadi varga vargas varma vasiliev vasiliou vasquez vasseur vaughn vaz vazquez
veenstra vega velasco velasquez velazquez velez venter verbeek verbeke verbruggen vercammen verhaeghe verhelst verhoef
verhoeven verlinden verma vermeulen verstraete vesely vetter vicente vickers vidal vieira vik villa villalobos
villanueva villarreal villegas vincent vinogradov vinson virtanen visser vitale vitali vlachos vlcek vliet vo vogel
vogt vohra voigt volkov vollmer vonlanthen vorobyov vos voss vrettos vu vukovic wada waddington wade wadhwa wafula
wagenaar waggoner wagner wainwright walczak walden waldron walker wallace waller wallin walls walmsley walsh walter
walters walti walton wan wang wanjiru warburton ward wardell warner warren washington watanabe waterman waters watkins
watson watts wauters weatherby weaver webb weber webster wee wegner wei weidner weigel weiland weinberg weiss wekesa
welch wells wendt wenger wenzel werkmeister werner west wheeler whitaker whitby white whitehead whitlock whitman
whitmore whittaker whittle wickramasinghe widmer wieczorek wiegand wiese wiggins wijaya wijk wikstrom wilcox wilde
wilder wilk wilke wilkerson wilkins wilkinson willaert willems willemsen williams williamson willis wilson wimmer
wingate winkler winslow winstanley winter winters winther winthrop wirth wirz wise wisniewski withers witkowski witt
wlodarczyk wojcik wolcott wolf wolfe wolff wolters womersley wong wood woodard woodbury woodruff woods woodward wooten
worley wouters wozniak wright wrobel wroblewski wu wunderlich wuyts wyatt wyss xia xiao xie xiong xu xue yadav yalcin
yamada yamaguchi yamamoto yamashita yamazaki yan yang yao yates yavuz ye yeager yeats yeo yeomans yeung yildirim
yildiz yilmaz yin yip yoder yokoyama yoo yoon yosef yoshida young youngblood yu yuan yun yusuf zahn zaitsev zajac
zalewski zamora zander zanetti zaugg zavala zawadzki zbinden zeller zeman zeng zgraggen zhang zhao zheng zhong zhou
zhu ziegler zielinski zimmerman zimmermann zou zulu zuniga zurcher мельник оліиник поліщук
`
