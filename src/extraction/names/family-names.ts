/** Frequent family names over many cultures, folded: a known one makes a pair of words more likely a person. */
export const FAMILY_NAMES = `
abdullah abe abebe abernethy abreu abubakar acar acheampong achebe acosta adam adamczyk adams addo adebayo adekunle
adeleke adeniyi adesina adewale adeyemi adhikari adjei adkins afolabi agarwal aggarwal agu aguilar aguirre agyeman
ahmadi ahmed ahn ahuja aigner ajayi akande akhtar akin akinola aktas akter alaoui albrecht alemu alexander ali aliyev
allen almeida alonso alvarado alvarez alves amar amaral amato ammann amoah an anand andersen anderson andersson ando
andrade andre andreassen andrews ang ansah ansari antunes antwi anyanwu aoki appiah aquino arai araujo arias armstrong
arnaud arnold arora arroyo arslan arvidsson asante ashworth aslan ates atkinson aubert aubry austin avci avila avraham
awolowo ayala aydin azevedo aziz azoulay ba babic bae baek bai baig bailey bailly bajaj bak baker bakker balazs
baldwin ball ballard balogh balogun banda bandara banerjee bankole banks bansal baran barasa barber barbier barbieri
barbosa barker barlow barnes barnett baron barone barrera barrett barros barton basile bass bassi bates batista
battaglia bauer baumann baumgartner bautista beck becker bedi begum behrens beil bekele belanger bell bellini bello
belyaev benali bendavid benedetti benes bengtsson benitez benjelloun bennani bennett benoit benson bentley berg berger
bergeron berglund bergman bergmann bergstrom beridze bernard bernardi berry bertin bertolini bertrand bezerra bhat
bhatia bhatt bhattacharya bhatti bhosale bianchi bianco birla bishop bisht biton bjork black blackburn blair blake
blanc blanchard blanco blomqvist boateng bogdanov bohm bondarenko bonnet booth borges borkowski bos bosch bose bosma
bosman botha bouchard boucher bourgeois bouvier bowen bowers bowman boyd boyer boyko bozkurt bradley bradshaw brady
brambilla branco brandt braun bravo brennan brewer briggs brito brock brooks brouwer brown brun brunet brunner bruno
bryan bryant buchanan buhler bui bulut burgess burke burnett burns burton busch bush butler butt byrd byrne caballero
cabrera cai cain cakir calderon caldwell calvo camacho camara cameron campbell campos can cannon cano cao caputo
carbone cardenas cardoso carlson carmona caron carpenter carpentier carr carrasco carre carrillo carroll carter
cartwright caruso carvalho casado casey castaneda castillo castro cattaneo cavalcanti celik cermak cerny cervantes
cetin chadwick chakraborty chambers chan chanda chandler chang chapman charles charpentier chatterjee chaturvedi
chaudhry chauhan chavez chen cheng cheruiyot cheung chevalier chiba chiu chmielewski cho choi chong chopra chow
chowdary chowdhury christensen christiansen chu chua chukwu ciobanu claes claesson clark clarke claussen clayton
clement cobb cochran coelho coetzee cohen cole coleman colin collet collins colombini colombo colon conner constantin
conte conti contreras cook cooke cooper coppola correia cortez costa costantini cote coulibaly cox craig crawford
crespo cross cruz cui cummings cunha cunningham curry curtis dabrowski dahan dahl dai damico dang dangelo daniel
daniels danielsson danjuma darko das dave david davidson davies davis dawson day dcosta dean deangelis declercq
degraaf dehaan dejong dekker delacruz deleon delgado deluca demarco demir deng denis dennis derosa desai desantis
deschamps deshmukh deshpande desilva desmet devries dewit dey dhillon diallo dias diaz dietrich diez dijkstra
dimitriou ding dinh diop dissanayake dixon djordjevic dlamini do dobre dogan doherty dolezal dominguez donati dong
dornberger douglas doyle drake drummond dsouza du duan duarte dube dubey dubois duda dudek dufour duggal dumas
dumitrescu dumitru dumont duncan dunn duong duplessis dupont dupuis dupuy duran durand dutoit dutta duval dvorak dyer
eastwood eder edwards egger eghosa eklund elliott ellis endo engel engstrom erdogan erickson eriksen eriksson escobar
espinosa espinoza esposito esteban estrada evans eze fabbri fabre fairclough falana fall fan fang faria farina farkas
farmer fashanu fashola faure fedorov feher fekete feng ferguson fernandes fernandez fernando ferrara ferrari ferraro
ferreira ferrer ferretti ferreyra ferri fiala fields figueiredo figueroa fiore fischer fisher fitzgerald fleming
fletcher fleury flores flowers floyd flynn fonseca fontaine fontana ford forsberg foster fourie fournier fowler fox
francis franco francois frank franke franklin fransson fraser frazier fredriksson freeman frei freitas french friedman
friedrich frimpong frost fu fuchs fuentes fujii fujimoto fujita fujiwara fukuda fuller fumagalli fung furukawa gabay
gagne gagnon gaikwad gaillard gal gallagher gallardo gallego gallegos galli gallo gandhi ganguly gao garcia gardner
garg garner garnier garrett garza gatti gauthier gautier gentile george georgiou gerard gerber gheorghe ghosh gibbs
gibson gilbert giles gill gimenez ginting giordano girard giraud giuliani glover go goddard godoy goel goh gokhale
goldberg goldstein golubev gomes gomez goncalves gong gonzales gonzalez goodman goodwin goossens gordon gorski goto
gould govender gowda grabowski graf graham grant grassi grasso graves gray greco green greenberg greene greer gregory
grewal griffin griffith grigoryan gross gruber gu guerin guerra guerrero guillaume guillot guimaraes gul guler
gunawardena gunes gunnarsson gunther guo gupta gurung gustafsson gutierrez guyot guzman ha haas hadad haddad hagen
hahn hail haile hajek hakansson hale hall halvorsen hamad hamada hamalainen hamdi hamilton hammond hampton han hancock
hansen hanson hansson hao hara harada harahap harding hardy hargreaves harmon harper harrington harris harrison hart
hartman hartmann harutyunyan harvey hasegawa hashimoto hassan haugen hawkins hayashi hayden hayes haynes hayward he
heath hegde heikkila heikkinen heinonen heinrich henderson hendriks heng henriksen henriksson henriques henry heo
hermans hernandez herrera herrero herrmann herve hess hicks hidalgo hidayat higgins hill hines hirano ho hoang hobbs
hodges hoekstra hofer hoffman hoffmann hofmann hogan holland holloway holm holmberg holmes holt hong hooper hoover
hopkins horak horn horowitz horton horvat horvath hossain hosseini hou hovhannisyan howard howell hu huaman huang
hubbard huber hubert hudson huet hug hughes hui huisman humphreys hunt hunter huseynov hussain hussein hutapea
hutchinson huynh hwang ibanez ibarra ibe ibrahim ichikawa idemudia igbinedion iglesias ike ikeda ilic im imai imhof
ingram inoue ioannou ionescu ionita iqbal isaksson ishida ishii ishikawa isik islam ito ivanov iwasaki iyengar iyer
izquierdo jablonski jackson jacobs jacobsen jacquet jadhav jager jain jakobsson jakubowski james jang jankowski jansen
janssen jansson jarvinen jarvis jaworski jayawardena jean jelinek jenkins jennings jensen jeon jeong jia jiang jimenez
jin jo joglekar johannessen johansen johansson johnsen johnson johnston joly jones jonsson joo jordan jorgensen joseph
joshi joubert jovanovic juarez juhasz julien jung juric kaczmarek kagame kaiser kalinowski kamat kamath kamau kaminski
kaneko kang kapanadze kaplan kapoor kara karagiannis karim karimi kariuki karjalainen karlsen karlsson kato katz
kaufmann kaur kavanagh kaya kaye keane kebede keita keller kelley kelly kennedy kent keskin khalil khan khanna khatun
khoury khumalo kikuchi kilic kim kimani kimura king kinnunen kinoshita kipchumba kiplagat kirk kis klein knezevic
knight ko kobayashi koc koch kocsis koech koffi koh kohl kohler kohli kojima kok koksal kolar komatsu kondo kone kong
konig kopecky korhonen korkmaz koskinen koster kouame kouassi kovac kovacevic kovacic kovacs kovalchuk kovalenko
kowalczyk kowalski koyama kozlov kozlowski kral kramer kratochvil kraus krause kravchenko krawczyk krejci krieger
krishnan kristensen kristiansen krol kruger kubiak kubo kucera kucharski kudo kuhn kuiper kuipers kulkarni kumar kunz
kurniawan kurt kuznetsov kwiatkowski kwok kwon lacroix laine laitinen lakatos lam lama lamb lambert landry lane lang
lange lara larsen larson larsson lau laurent lawal lawrence lawson lazar le leach lebedev leblanc lechner leclerc
leclercq lecocq lecomte ledesma lee lefebvre lefevre legall leger legrand lehmann lehtinen lehtonen lei leite leitner
lemaire lemoine leon leonard leone leroux leroy leung levesque levi lewandowski lewis li liang liao lim lima lin
lindberg lindemann lindgren lindqvist lindsey lindstrom little liu lloyd lobo lofgren logan lombardi lombardo long
longo lopes lopez lorenz lorenzo louis love low lowe lozano lu lubis lucas ludwig lui luna lund lundin lundstrom luo
luong lutz ly lynch lyons lysenko ma macdonald macedo macey machado macias maciejewski mack mackay mackenzie macleod
madsen maeda maes magalhaes magnusson mahmood mahmoud mai maier maillard maina majewski mak makela makinen makris
maldonado malhotra malik malinowski malka malone mamani mamedov manalo mancini mandela mann manning mansour mao
marchand marchetti marciniak marek mariani maric marie marin marini marino markovic marques marquez marsh marshall
martensson martin martinelli martinez martini martino martins marty maruyama mascarenhas mason masson masuda matei
mathieu mathur matos matsuda matsui matsumoto matsuo matthews maxwell may mayer mazur mazurek mazza mbah mbeki mcbride
mccabe mccann mccarthy mccormick mccoy mcdaniel mcdonald mcgee mcgregor mcguire mcintyre mckay mckenzie mckinney
mclaughlin mclean mcmahon mcmillan medeiros medina mehra mehta meier meijer mejia melnyk melo menard mendes mendez
mendoza meng menon mensah mercado mercier merino mertens messina meszaros metcalfe meunier meyer meyers miah michalak
michalski michel mikhailov milani miles miller millet mills milosevic miranda mirza mishra mitchell mittal miura
miyamoto miyazaki mizrahi mizuno mkhize modi mohamed mohammadi mokoena molefe molina moller molnar montanari monteiro
montero montgomery monti montoya moody moon moore mora moradi morales moran more moreau moreira morel morelli moreno
moretti morgan mori morin morita moroz morozov morris morrison morton moser moss moulin moura moya moyo mpofu mthembu
mueller mukasa mukherjee mulder mulenga muller mullins munoz munteanu murakami murata murphy murray musa mustafa
musyoka mutua mwale mwangi myers nagy naidoo naidu nair najjar nakagawa nakajima nakamura nakano nakayama nam
narayanan nascimento nash nasser nasution navarro naylor ncube ndiaye ndlovu neal negi negri nel nelson nemec nemeth
neo neri neumann neves newman newton ng ngo nguema nguyen nichols nicholson nicolas nielsen niemi nieminen nieto
nikolaidis nikolic nilsen nilsson nishimura njeri njoroge nkosi nnamdi noel noguchi noh nolan nomura nordstrom norman
norris norton novak novikov novotny nowak nowakowski nowicki nugroho nunes nunez nussbaumer nwachukwu nwankwo nwosu
nyberg nystrom oberoi obi obrien ocampo ochieng ochoa oconnell oconnor odhiambo odonnell odunsi ogawa ogunbanjo
ogundipe ogunleye ohayon ohno oikonomou ojeda ojo okada okafor okamoto okeke okello okonkwo okorie okoro okoye oladipo
olah olaniyan olatunji olawale oliveira oliver olivier olofsson olsen olson olsson olszewski omar oneill ong onishi
ono onwuka onyango onyeka opoku oreilly orji orlando orozco ortega ortiz osagie osborne osei ostrowski osullivan ota
otieno otsuka otto ouattara ouma owen owens owino owusu oyedepo oyelaran oyewole ozdemir ozer ozkan ozturk pacheco
padilla pagano page palmer palmieri palumbo pan pandey pandya papadakis papadopoulos papp pappas pardo parekh paris
parisi park parker parkinson parks parra parsons pascual pastor patel patil patrick patterson patton paul pavlov
pavlovic pawar pawlak pawlowski payet payne pearson pedersen peeters pellegrini pellegrino pelletier pemberton pena
peng peralta pereira perera peretz pereyra perez perkins perrin perrot perry person persson peters petersen peterson
petit petrenko petrosyan petrov petrovic pettersen pettersson pfeiffer phadke pham phan philippe phillips phiri picard
pichler pickering pierce pierre pietrzak pillai pillay pineda pinter pinto piotrowski piras pires pohl poirier polat
poon pop popa pope popescu popov popovic porter pospisil postma potter poudel poulsen powell powers pratt pretorius
prevost price prieto prins pritchard prochazka pugh puri qian qin qiu quek quinn quispe qureshi racz radu rahman rai
rajan rajapaksa rajput raju raman ramirez ramos ramsey rangel rantanen rao rasmussen rathore rawat ray raza reddy
redondo reed rees reese reeves reid reis reiter ren renard renaud renault rey reyes reynolds rezaei rhodes ribeiro
ricci rice richard richards richardson richter riley rinaldi rios riva rivas rivera riviere rizvi rizzi rizzo robbins
robert roberts robertson robin robinson robles rocha roche rodgers rodrigues rodriguez roger rogers rojas rolland
roman romano romero rosales rose rosenberg ross rossetti rossi roth rotich rousseau roussel roux rowe rowley roy royer
rudenko ruggiero ruiz russell russo rusu rutkowski ruzicka ryan ryu saarinen sachdeva sadowski saeed saez sahin saito
sakai sakamoto sakurai sala salas salazar saleh salem salinas salminen salo salonen sampaio samuelsson sanchez
sandberg sanders sandhu sandoval sani sanna sano santana santiago santoro santos santoso saputra sargsyan sari sarkar
sarpong sartori sasaki sato sauer saunders savchenko sawicki saxena sayegh schafer schenk schilling schmid schmidt
schmitt schmitz schneider scholten scholz schouten schreiber schroder schroeder schubert schulte schultz schulz
schumacher schuster schwartz schwarz scott sedlak seidel sembiring semenov sen seo serra serrano sethi setiawan
shaffer shah shaheen shao shapiro sharma sharp shaw sheikh shelton shen shepherd sheppard sherman shetty shevchenko
shi shibata shimada shimizu shin shinde short shrestha shukla sibanda siddiqui sidhu sihombing sikora silva silvera
silverman silvestri sim simanjuntak simiyu simmons simoes simon simpson sims simsek sinclair singh singhal sinha
siregar sithole sitompul siu sjoberg slater smirnov smit smith smits snyder soares soderberg sokolov sokolowski
solanki soler solis soloviev sommer son song sood sorensen sorrentino sosa soto sousa souza sow soyinka sparks spencer
srivastava stan stanciu stankovic stanley steele stein steiner stephens stephenson stepien stevens stevenson stewart
steyn stoica stojanovic stokes stone strickland stubbs su suarez subramanian sugawara sugimoto sugiyama suharto
suleiman sullivan sun suter sutherland sutton suzuki svensson svoboda swamy swanepoel swanson swift sykes szabo
szczepanski szewczyk szilagyi szucs szymanski takacs takada takagi takahashi takeda takeuchi tamang tamura tan tanaka
tandon tang taniguchi tanjung tarasov tas tate tavares tay taylor teixeira tekin tembo teo terry tesfaye testa thakkar
thakur thapa thomas thompson thomsen thomson thornton tian tiwari tkachenko to todd toh tomaszewski tomlinson torok
torres toth toure townsend trabelsi tran traore tremblay trevino trinh tripathi trivedi trujillo tsang tse tucker
tudor tuominen turan turner turunen tyler tyson uche uchida uddin udeh ueda ueno ugwu unal underwood urban usman
valdez valencia valentini valenzuela vandenberg vandenbroeck vandermeer vandermerwe vandijk vanek vanwyk varga vargas
varma vasiliev vasquez vasseur vaughn vazquez veenstra vega velasco velasquez velazquez venter verbeek vercammen
verhoef verhoeven verma vermeulen verstraete vesely vicente vickers vidal vieira villa villanueva villarreal vincent
vinogradov virtanen visser vitale vitali vlachos vo vogel vogt vohra voigt volkov vorobyov vos vu vukovic wada
waddington wade wadhwa wafula wagner wainwright walczak walker wallace wallin walsh walter walters walton wan wang
wanjiru ward warner warren washington watanabe waters watkins watson watts weaver webb weber webster wee wei weinberg
weiss wekesa welch wells wenger werner west wheeler whitaker white whitehead whittaker wickramasinghe wieczorek wijaya
wikstrom wilk wilkins wilkinson willems willemsen williams williamson willis wilson wimmer winkler winter wise
wisniewski witkowski wlodarczyk wojcik wolf wolfe wolff wong wood woods woodward wouters wozniak wright wrobel
wroblewski wu wyatt wyss xia xiao xie xiong xu xue yadav yalcin yamada yamaguchi yamamoto yamashita yamazaki yan yang
yao yates yavuz ye yeo yeung yildirim yildiz yilmaz yin yip yokoyama yoo yoon yosef yoshida young yu yuan yun yusuf
zaitsev zalewski zamora zanetti zaugg zawadzki zeman zeng zhang zhao zheng zhong zhou zhu ziegler zielinski zimmerman
zimmermann zou zulu zurcher
`
