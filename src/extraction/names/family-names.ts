/** Frequent family names over many cultures, folded: a known one makes a pair of words more likely a person. */
export const FAMILY_NAMES = `
aalbers aasen abdullah abe abebe abernathy abernethy abreu abubakar acar acheampong achebe ackerman acosta adam
adamczyk adams addo adebayo adekunle adeleke adeniyi adesina adewale adeyemi adhikari adjei adkins aebi aerts afolabi
agarwal aggarwal agu aguilar aguirre agyeman ahmadi ahmed ahn ahuja aigner ajayi akande akhtar akin akinola aktas
akter alaoui albrecht albright aldridge alemu alexander alford ali aliyev allen almeida alonso alston althaus
alvarado alvarez alves amar amaral amato ambrose ammann amoah amrani an anand andersen anderson andersson ando
andrade andre andreassen andrews ang ansah ansari antunes antwi anyanwu aoki appiah applegate aquino arai araujo
arias armstrong arnaud arnold arora arroyo arslan arvidsson asante ashby ashcroft ashford ashworth aslan ates
atkinson atwood aubert aubry auer austin avci avila avraham awan awolowo ayala aydin azevedo aziz azoulay ba babcock
babic backmeister bader bae baek bagley bai baig bailey bailly bainbridge baines bajaj bak baker bakker balazs
baldwin ball ballard balogh balogun bancroft banda bandara banerjee bankole banks bansal baran barasa barber barbier
barbieri barbosa barclay barker barlocher barlow barnes barnett baron barone barrera barrett barros bartels bartlett
barton basile bass bassi bates batista battaglia bauer bauernfeind baumann baumeister baumgartner bautista bauwens
beasley beaumont bech beck becker beckett beckwith bedi beek begum behrens beil bekele belanger bell bellamy bellini
bello belyaev benali bendavid benedetti benes bengtsson benitez benjelloun bennani bennett benoit benson bentley benz
berg berger bergeron berglund bergman bergmann bergstrom beridze berkeley bernard bernardi bernhardt berry bertin
bertolini bertrand beyer bezerra bhat bhatia bhatt bhattacharya bhatti bhosale bianchi bianco billings bingham birla
bischoff bishop bisht biton bittner bjork black blackburn blackwell blackwood blair blake blakely blanc blanchard
blanco blaser blevins blomqvist boateng bock bogaert bogdanov boggs bohm bohn boivin bolduc bolton bondarenko bonnet
booth borchert borges borkowski bos bosch bose bosma bosman bosmans bosshard botha bouchard boucher bourgeois bouvier
bouwman bowden bowen bowers bowman boyd boyer boyko bozkurt bracken bradbury bradley bradshaw brady braithwaite
brambilla bramley branco brandl brandstetter brandt branson brauer braun bravo brennan breuer brewer brewster briggs
brigham brindle briscoe brito brock broek bromley brooks broughton brouwer brown brownlee bruckner bruhn bruijn brun
brunet brunner bruno bryan bryant buchanan buchholz buckley buckner buhler bui buijs bullock bulut burgess burke
burki burmeister burnett burns burrell burroughs burton busch bush butler butt buttner byers byrd byrne caballero
cabrera cai cain cakir calderon caldwell calhoun callahan callens calloway calvo camacho camara cameron campbell
campos can cannon cano cantrell cao caputo carbone cardenas cardoso cardwell carlier carlisle carlson carmichael
carmody carmona carney caron carpenter carpentier carr carrasco carre carrillo carroll carter cartwright caruso
carvalho carver casado casey castaneda castillo castleberry castro cattaneo cavalcanti cavanaugh celik cermak cerny
cervantes cetin ceulemans chadwick chakraborty chamberlain chambers chan chanda chandler chang chapman charles
charpentier chatterjee chaturvedi chaudhry chauhan chauvin chavez chege chen cheng cheruiyot cheung chevalier chiba
childers childress chisholm chiu chmielewski cho choi chong chopra chow chowdary chowdhury christensen christiansen
chu chua chukwu churchill ciobanu claes claessens claesson clark clarke clausen claussen clayborne clayton clement
clements cobb cochran coelho coetzee cohen colbert cole coleman colin collet collier collins colombini colombo colon
colvin compton conklin connelly conner constantin conte conti contreras conway cook cooke cools cooper copeland
coppens coppola corbett corcoran cordier cornish correia cortez cosgrove costa costantini cote coughlin coulibaly
coulter cox crabtree craig crawford cremer crenshaw crespo crockett cromwell crosby cross crowley cruz cui culpepper
cummings cunha cunningham currie curry curtis cuypers dabrowski daems dahan dahl dahlke dai damico danforth dang
dangelo daniel daniels danielsson danjuma darko das dave davenport david davidson davies davis dawkins dawson day
dcosta dean deangelis declercq decoster degraaf dehaan dejong dekker delacruz delaunay deleon delgado delorme deluca
demarco demir dempsey deng denham denis dennis denton depoorter derosa desai desantis descamps deschamps deshmukh
deshpande desilva desjardins desmet devaux devlin devos devries dewit dewitte dey dhillon dhondt diallo dias diaz
dickerson dickinson diehl dietrich diez dijk dijkstra dillard dimitriou ding dinh diop dissanayake dixon djordjevic
dlamini do dobre dobson dodson dogan doherty dolezal dominguez donahue donati dong donnelly dorfler dorn dornberger
dougherty douglas downey doyle drake drexler driscoll drummond dsouza du duan duarte dube dubey dubois duda dudek
duffy dufour dugan duggal dumas dumitrescu dumitru dumont duncan dunham dunlap dunn dunning duong duplessis dupont
dupuis dupuy duran durand durham dutoit dutta duval dvorak dyer eastman eastwood eaton ebert ebner eckert eder
edgerton edwards eeckhout egger eghosa ehlers eichhorn eklund eldridge elliott ellis ellison elmore endicott endo
engel engelhardt engle engstrom erdogan erickson eriksen eriksson escobar esparza espinosa espinoza esposito esser
esteban estes estrada evans ewing eze fabbri fabre fairbanks fairchild fairclough fairweather falana fall fan fang
faria farina farkas farley farmer fashanu fashola fassbender faulkner faure favre fedorov feher fekete feng fenton
ferguson fernandes fernandez fernando ferrand ferrara ferrari ferraro ferreira ferrer ferretti ferreyra ferri fiala
fiedler fields figueiredo figueroa fink finnegan fiore fischer fisher fitch fitzgerald flanagan fleming fletcher
fleury flores flowers floyd fluckiger flynn foley fonseca fontaine fontana ford forsberg forsyth fortier fossum
foster fourie fournier fowler fox frampton francis franco francois frank franke franklin fransson fraser frazier
fredriksson freeman frei freitas french frey friedman friedrich frimpong fritsch frohlich frost fu fuchs fuentes
fujii fujimoto fujita fujiwara fukuda fuller fumagalli fung furrer furukawa gabay gagne gagnon gaikwad gaillard
gaines gal galbraith gallagher gallardo gallego gallegos galli gallmeister gallo galloway gandhi ganguly gao garcia
gardner garg garner garnier garrett garza gasser gatti gauthier gautier gebhardt geerts geiger gentile gentry george
georgiou gerard gerber gerlach gerritsen gheorghe ghosh gibbons gibbs gibson gilbert gilchrist giles gill gillespie
gillet gillis gilmore gimenez ginting giordano girard giraud giuliani glaser glover go gobel goddard godoy goel goff
goh gokhale goldberg goldstein golubev gomes gomez goncalves gong gonzales gonzalez goodman goodwin goossens gordon
gorman gorski goto gould govender gowda graaf grabowski grady graf graham grant grantham grassi grasso graves gray
grayson greco green greenberg greene greenwood greer gregory greiner grewal griffin griffith grigoryan grimes grimm
gross gruber gu guerin guerra guerrero guichard guillaume guillot guimaraes gul guler gunawardena gunes gunnarsson
gunther guo gupta gurung gustafsson guthrie gutierrez guyot guzman gysels ha haag haas haase hadad haddad hagen hahn
hail haile hajek hakansson hale hall halliday halvorsen hamad hamada hamalainen hamdi hamel hamilton hammond hampton
han hancock hanggi hansen hanson hansson hao hara harada harahap harding hardwick hardy hargreaves harlow harmon
harper harrington harris harrison hart hartman hartmann hartwell harutyunyan harvey hasegawa hashimoto hashmi hassan
hastings hatcher hathaway haugen haverford hawkins hawthorne hayashi hayden hayes haynes hayward haywood he heath
hebert heck hegde heijden heikkila heikkinen heinonen heinrich heller hempel henderson hendricks hendriks heng henke
hennig henriksen henriksson henriques henry hensel heo hermans hernandez herold herrera herrero herring herrmann
herve herzog hess heuer heuvel hewitt heylen hickman hicks hidalgo hidayat higgins hildebrandt hill hiller hines
hinkle hinterseer hinz hirano ho hoang hoarau hobbs hodges hoek hoekstra hofer hoffman hoffmann hofmann hofmeister
hogan holbrook holcomb holland holloway holm holmberg holmes holt holtz holzer hong hoogland hooper hoover hopkins
hopp horak horn horowitz horton horvat horvath hossain hosseini hou houghton hovhannisyan howard howell hu huaman
huang hubbard huber hubert huddleston hudson huet huffman hug hughes hui huisman humbert hummel humphreys hunt hunter
hurni huseynov hussain hussein hutapea hutchins hutchinson huybrechts huynh hwang ibanez ibarra ibe ibrahim ichikawa
idemudia igbinedion iglesias igwe ihle ike ikeda ilic im imai imhof ingram inoue ioannou ionescu ionita iqbal irvine
isaksson ishida ishii ishikawa isik islam ito ivanov iwasaki iyengar iyer izquierdo jablonski jackson jacobs jacobsen
jacobson jacquet jadhav jager jahn jain jakobsson jakubowski james jang jankowski jansen janssen janssens jansson
jarvinen jarvis jaworski jayawardena jean jeffries jelinek jenkins jennings jensen jeon jeong jia jiang jimenez jin
jo joglekar johannessen johansen johansson johnsen johnson johnston joly jones jonsson joo jordan jorgensen joseph
joshi joubert jovanovic joyner juarez juhasz julien jung juric kaczmarek kagame kaiser kalinowski kamat kamath kamau
kaminski kaneko kang kapanadze kaplan kapoor kara karagiannis karim karimi kariuki karjalainen karlsen karlsson kato
katz kaufmann kaur kavanagh kaya kaye keane kearney keating keaton kebede keita keller kelley kelly kennedy kent kerr
keskin kessler khalil khan khanna khatun khoury khumalo kiefer kikuchi kilgore kilic kim kimani kimball kimura
kincaid king kinnunen kinoshita kipchumba kiplagat kirchner kirk kirkland kirkpatrick kis klee klein klose knapp
knezevic knight knowles ko kobayashi koc koch kocsis koech koffi koh kohl kohler kohli kojima kok koksal kolar kolb
koller komatsu kondo kone kong konig kopecky kopp korhonen korkmaz korner koskinen koster kouame kouassi kovac
kovacevic kovacic kovacs kovalchuk kovalenko kowalczyk kowalski koyama kozlov kozlowski kral kramer kratochvil kraus
krause kravchenko krawczyk krebs krejci kremer krieger krishnan kristensen kristiansen kroger krol kruger kruse
kubiak kubo kucera kucharski kudo kuhl kuhn kuijpers kuiper kuipers kulkarni kumar kunz kunze kurniawan kurt
kuznetsov kwiatkowski kwok kwon lachance lacombe lacroix laine laitinen lakatos lam lama lamb lambert lambrecht lamy
landry lane lang lange langer langford langley langlois lanz lapointe laporte lara larkin larsen larson larsson
lassiter latham lau lauer laurent lauwers lavoie lawal lawrence lawson lawton layton lazar le leach leavitt lebedev
leblanc lebrun lechner leclerc leclercq lecocq lecomte ledbetter ledesma lee leemans leeuwen lefebvre lefevre legall
leger legrand lehmann lehner lehtinen lehtonen lei leite leitner lemaire lemaitre lemmens lemoine lenaerts lennox
lenz leon leonard leone leroux leroy leung leveque levesque levi lewandowski lewis li liang liao lim lima lin
lindberg lindemann lindgren lindner lindqvist lindsey lindstrom little liu lloyd lobo lockhart lockwood lofgren
lofton logan lombard lombardi lombardo long longo lopes lopez lorenz lorenzo louis love lovell low lowe lowery lozano
lu lubis lucas ludwig lui luna lund lundin lundstrom luo luong luscher luthi lutz ly lyman lynch lyons lysenko ma
macdonald macedo macey machado macias maciejewski mack mackay mackenzie macleod madsen maeda maes magalhaes magnusson
mahmood mahmoud mahoney mai maier maillard maina majewski mak makela makinen makris maldonado malhotra malik
malinowski malka mallet malone mamani mamedov manalo mancini mandela mann manning mansoori mansour mao marchand
marchetti marciniak marechal marek mariani maric marie marin marini marino markovic marlowe marquardt marques marquez
marsden marsh marshall martens martensson martin martinelli martinez martini martino martins marty maruyama marx
mascarenhas mason masson masuda matei mathieu mathur matos matsuda matsui matsumoto matsuo mattern matthews maury
maxwell may mayer mazur mazurek mazza mbah mbeki mcbride mccabe mccann mccarthy mccormick mccoy mcdaniel mcdonald
mcgee mcgregor mcguire mcintyre mckay mckenzie mckinney mclaughlin mclean mcmahon mcmillan meacham medeiros medina
mehra mehta meier meijer meissner mejia melnyk melo melton menard mendes mendez mendoza menezes meng menon mensah
menzel mercado mercier merino merkel merritt mertens messerli messina meszaros metcalf metcalfe meunier meyer meyers
miah michalak michalski michaud michel michiels middleton miethe mikhailov milani miles miller millet milligan mills
millward milner milosevic miranda mirza mishra mitchell mittal miura miyamoto miyazaki mizrahi mizuno mkhize mobley
modi moens mohamed mohammadi mohr mokoena molefe molina moll moller molnar monaghan monnier montanari monteiro
montero montgomery monti montoya moody moon mooney moore mora moradi morales moran more moreau moreira morel moreland
morelli moreno moretti morgan mori morin morita morley moroz morozov morris morrison morrow mortimer morton moseley
moser moss moulin moura moya moyo mpofu mthembu mueller mukasa mukherjee mulder mulenga muller mullins munch munoz
munteanu murakami murata murdock muri murphy murray musa mustafa musyoka mutua mwale mwangi myers nagel nagy naidoo
naidu nair najjar nakagawa nakajima nakamura nakano nakayama nam narayanan nascimento nash nasser nasution navarro
naylor ncube ndiaye ndlovu neal needham negi negri nel nelson nemec nemeth neo neri nesbitt neumann neves newell
newman newsome newton ng ngo nguema nguyen nichols nicholson nickel nickerson nicolas nielsen niemi nieminen nieto
nijhuis nijs nikolaidis nikolic nilsen nilsson nishimura njeri njoroge nkosi nnamdi noack noel noguchi noh nolan noll
nomura nordstrom norman norris norton norwood novak novikov novotny nowak nowakowski nowicki nugroho nunes nunez
nussbaumer nwachukwu nwankwo nwosu nyberg nystrom oberoi obi obrien ocampo ochieng ochoa oconnell oconnor odermatt
odhiambo odom odonnell odunsi ogawa ogden ogunbanjo ogundipe ogunleye ohayon ohman ohno oikonomou ojeda ojo okada
okafor okamoto okeke okello okonkwo okorie okoro okoye oladipo olah olaniyan olatunji olawale oldham oliveira oliver
olivier olofsson olsen olson olsson olszewski omar oneill ong onishi ono onwuka onyango onyeka oosterhuis opitz opoku
oreilly orji orlando orozco ortega ortiz osagie osborne osei ostrowski osullivan ota otieno otsuka ott otto ouattara
ouellet ouma overton owen owens owino owusu oyedepo oyelaran oyewole ozdemir ozer ozkan ozturk pabst pacheco padgett
padilla pagano page pajak palmer palmieri palumbo pan pandey pandya papadakis papadopoulos papp pappas pardo parekh
paris parisi park parker parkinson parks parra parrott parsons pascual pastor patel patil patrick patterson patton
paul pauwels pavlov pavlovic pawar pawlak pawlowski payet payne peabody pearson peck pedersen peeters pellegrini
pellegrino pelletier pemberton pena pendleton peng peralta pereira perera peretz pereyra perez perkins perret perrin
perrot perry person persson peters petersen peterson petit petrenko petrosyan petrov petrovic pettersen pettersson
pettit pfeffer pfeifer pfeiffer phadke pham phan phelps philippe phillips phiri picard pichler pichon pickering
pickett pierce pierre pierson pietrzak pillai pillay pineda pinkston pinter pinto piotrowski piras pires plummer pohl
poirier polat pollard pomeroy pons poon pop popa pope popescu popov popovic popp porter pospisil postma potter poudel
poulain poulsen powell powers pratt prescott presti pretorius preuss prevost prewitt price prieto prins pritchard
probst prochazka proctor pruitt pryor pugh purcell puri putnam qian qin qiu quek quigley quinn quispe qureshi raab
racz radcliffe rademacher radford radu raes rahman rai rajan rajapaksa rajput raju raman ramirez ramos ramsey rangel
rantanen rao rasmussen rathore rau rawat rawlings ray raza redding reddy redmond redondo reed rees reese reeves
reichert reid reimer reinhardt reis reiter ren renard renaud renault renner reuter rey reyes reynaud reynolds rezaei
rhodes ribeiro ricci rice richard richards richardson richter ridgeway riedel rieger riggs riley rinaldi rios riva
rivas rivera riviere rizvi rizzi rizzo roach robbins robert roberts robertson robin robinson robles rocha roche
rochefoucauld rockwell rodgers rodrigues rodriguez roels roger rogers rohde rohner rojas rolland rollins roman romano
romero rooney roper rosales rose rosenberg rosenfeld ross rossetti rossi roswell roth rother rotich rousseau roussel
roux rowe rowley roy royer rucker rudenko ruegg ruggiero ruiz runge rupp russell russo rusu rutherford rutkowski
rutledge ruzicka ryan ryu saarinen sachdeva sadler sadowski saeed saez sahin saito sakai sakamoto sakurai sala salas
salazar saleh salem salinas salminen salo salonen salter sampaio samuelsson sanborn sanchez sandberg sanders
sanderson sandhu sandoval sanford sani sanna sano santana santiago santoro santos santoso saputra sargsyan sari
sarkar sarpong sartori sasaki sato sattler sauer saunders savard savchenko sawicki saxena saxton sayegh schafer
schaffer schenk scherer scherrer schiller schilling schindler schlegel schlosser schlueter schmid schmidt schmitt
schmitz schneider scholten scholz schott schouten schramm schreiber schroder schroeder schubert schuler schulte
schultz schulz schulze schumacher schuster schwab schwartz schwarz scott seaton sedlak segers seidel seifert seitz
sels sembiring semenov sen seo serra serrano sethi setiawan sewell sexton shackleton shaffer shah shaheen shao
shapira shapiro sharma sharp shaw sheehan sheikh shelton shen shepherd sheppard sherman shetty shevchenko shi shibata
shields shimada shimizu shin shinde shipley shipman short shrestha shukla sibanda siddiqui sidhu siebert siegel
sihombing sikkema sikora silva silvera silverman silvestri sim simanjuntak simiyu simmons simoes simon simpson sims
simsek sinclair singh singhal sinha siregar sithole sitompul siu sjoberg skelton slater sloan smets smirnov smit
smith smits snell snyder soares soderberg sokolov sokolowski solanki soler solis soloviev sommer son song sood
sorensen sorrentino sosa soto sousa southwell souza sow soyinka spangler sparks spaulding spence spencer srivastava
stadler stafford stahl stalder stan stanciu standish stankovic stanley stanton stapleton steadman steele stein
steiner stephens stephenson stepien stevens stevenson stewart steyn stocker stoddard stoica stojanovic stokes stoll
stone straub strauss strickland stroud stubbs studer su suarez subramanian sugawara sugimoto sugiyama suharto
suleiman sullivan sumner sun suter sutherland sutter sutton suzuki svensson svoboda swamy swanepoel swanson sweeney
swift sykes szabo szczepanski szewczyk szilagyi szucs szymanski takacs takada takagi takahashi takeda takeuchi talbot
tamang tamura tan tanaka tandon tang taniguchi tanjung tarasov tas tate tavares tay taylor teixeira tekin tembo
templeton teo terry tesfaye tessier testa thackeray thakkar thakur thapa thatcher thibodeau thiel thiele thoma thomas
thomason thompson thomsen thomson thornhill thornton thorpe tian tilley tillman timmermans tipton tiwari tkachenko to
todd toh tomaszewski tomkinson tomlinson torok torres toth toure townsend trabelsi tran traore travers treadwell
tremblay trevino trinh tripathi trivedi trujillo tsang tschudi tse tucker tudor tuominen turan turnbull turner
turunen tuttle tyler tyndall tyson uche uchida uddin udeh ueda ueno ugwu uhlig ulmer unal underwood unger upton urban
urquhart usman valdez valencia valentini valenzuela vandamme vandenberg vandenberghe vandenbroeck vandermeer
vandermerwe vandijk vanek vang vanwyk varga vargas varma vasiliev vasquez vasseur vaughn vazquez veenstra vega
velasco velasquez velazquez venter verbeek verbeke verbruggen vercammen verhaeghe verhelst verhoef verhoeven
verlinden verma vermeulen verstraete vesely vetter vicente vickers vidal vieira villa villanueva villarreal vincent
vinogradov vinson virtanen visser vitale vitali vlachos vliet vo vogel vogt vohra voigt volkov vollmer vonlanthen
vorobyov vos voss vrettos vu vukovic wada waddington wade wadhwa wafula wagenaar waggoner wagner wainwright walczak
walden waldron walker wallace wallin walsh walter walters walti walton wan wang wanjiru warburton ward wardell warner
warren washington watanabe waterman waters watkins watson watts wauters weatherby weaver webb weber webster wee
wegner wei weidner weigel weiland weinberg weiss wekesa welch wells wendt wenger wenzel werkmeister werner west
wheeler whitaker whitby white whitehead whitlock whitman whitmore whittaker wickramasinghe widmer wieczorek wiegand
wiese wijaya wijk wikstrom wilcox wilde wilder wilk wilke wilkerson wilkins wilkinson willaert willems willemsen
williams williamson willis wilson wimmer wingate winkler winslow winter winthrop wirth wirz wise wisniewski withers
witkowski witt wlodarczyk wojcik wolcott wolf wolfe wolff wong wood woodbury woodruff woods woodward wooten worley
wouters wozniak wright wrobel wroblewski wu wunderlich wuyts wyatt wyss xia xiao xie xiong xu xue yadav yalcin yamada
yamaguchi yamamoto yamashita yamazaki yan yang yao yates yavuz ye yeager yeats yeo yeung yildirim yildiz yilmaz yin
yip yoder yokoyama yoo yoon yosef yoshida young youngblood yu yuan yun yusuf zahn zaitsev zalewski zamora zander
zanetti zaugg zawadzki zbinden zeller zeman zeng zgraggen zhang zhao zheng zhong zhou zhu ziegler zielinski zimmerman
zimmermann zou zulu zurcher
`
