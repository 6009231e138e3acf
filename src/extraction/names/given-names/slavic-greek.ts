/** Polish, Czech, Slovak, Balkan, Baltic, Hungarian, Albanian, Russian, Ukrainian and Greek given names, folded. */
export const SLAVIC_GREEK_GIVEN_NAMES = `
aare achilleas adamantios adel adomas adrienn afrim afroditi agapi aggeliki aggelos agim agne agnieszka agota agris
agron ahti aidas aigar aigars aija aikaterini aimar ainars aiste aivar aivars aivo akos albana albertas aldis aldona
aleksa aleksandar aleksander aleksandr aleksandra aleksandras aleksandrs aleksandur aleksei aleksey alen alena alenka
ales alesya alexandr alexandros alexei alexej alexey alexios algimantas algirdas aliaksandr aliona aliz aljaz aljosa
alkis alkistis aloisie alojz alojzy altin alvis alvydas alyona alzbeta ambrus amir amra anastasios anastassios anatol
anatoli anatoliy anatoly andela andelko andi andis andor andras andrej andreja andrejs andrey andriana andrii andrija
andris andrius andriy andronikos andrus andrzej anelia anete anezka anfisa angeliki angelos anica aniela aniko anila
ankica antal antanas anthi anthoula antigone antoni antonie antonija antonin antonios antonis antra ants anu anze
apolena apolonia apostolos aranka arben arber ardian ardit argiro argo argyris argyro ariadni aris aristea aristeidis
aristides aristotelis arkadiusz arkadiy arkady armend arnis arnoldas arnost arpad arseniy arta artan artem artemis
artiom artis arturas arturs artyom arunas arvis arvydas asen asimina aspasia astra atanas athanasia athanasios athina
attila audrius augustyn ausra austeja avgi avni baiba balazs balint barbora bardhyl barica bartek bartlomiej bartosz
bashkim beata bedrich behar bela bence bendeguz benedykt bernadeta bernadett besa besart besim besnik biljana biruta
birute biser bisera bistra blagoje blagovest blagoy blanka blaz blazej blazena blerim blerta bogdana boglarka bogumil
bogumila boguslaw boguslawa bohdan bohumil bohumila bohumir bohus bohuslav bohuslava bojan bojana bojidar boleslav
boleslaw bonifacy borbala borislav borivoj boryana boryslaw bosko bostjan boyan boyko boza bozena bozhidar bozidar
bozo bozsena bozydar branimir branislav branka branko bratislav bretislav brigita brone bronislav bronislava bronislaw
bronislawa bronius bujar cecylia cenek cezary chara charalampos charikleia chariklia charis chavdar christoforos
christos chrysa chrysanthi chrysostomos chrysoula constantina constantine constantinos csaba csenge csilla csongor
ctibor ctirad cveta cvetka cvijeta cyprian cyryl czeslaw czeslawa dace dagmara dagnija daiga dainis dainius daiva
dalibor dalimil dalma damir damjan danae danai danguole danica danijel danijela danuta danute dardan darija darina
darinka dariusz dariya darja darko darya daumants davor davorin davorka dawid deividas dejan delyan denes desanka
desislava despina despoina detelina dezso dijana dilyana dimcho dimitar dimitra dimitrina dimitrios dimitris dimos
dinko dionisis dionysia dionysios dita diyan djordje dmitrii dmitriy dmitry dmytro dobrica dobrila dobromir dobroslav
domagoj dominika domna domokos donatas donka dorota dorottya dovile dragan dragana dragica drago dragoljub dragomir
dragoslav dragutin drahomir drahomira drahoslava drazen drita dritan dubravka dubravko dunja durdica dusan dusanka
dusko dzenan dzintars dzintra edgaras edgars edijs edin edina edita edlira edon edvard edyta efi efrosini eftychia
eftychios egidijus egija egils egle egor eimantas eirini ekaterina ektoras eleana eleftheria eleftherios elek elemer
eleni elira elisavet eliska elita elitsa elizaveta elona elvir elwira elzbieta emese emiliya emina emira emmanouela
emmanouil emoke endre endrit ene enes eniko enkelejda enn entela epameinondas erato erion erki ermal ermira ermis
ernestas ernests erno errikos eryk erzsebet esad eszter etelka eugeniusz eustachy evagelia evaldas evangelia evangelos
evanthia evdokia eve evgeni evgenia evgenii evgeniy evgeny evi evija evridiki evripidis evzen evzenie ewelina fanni
fatmir fatos fedor felicja feliks feodor ferenc filipp filippos filka fisnik flamur flutura foteini fotini fotios
fotis franc franci franciszek franciszka franjo frano frantisek frantiska fruzsina fryderyk fyodor gabor gabrijela
galin galina galini gatis gazmend gediminas gejza gellert gencho gennadi gennadiy gennady genovaite genowefa gent
genta georgi georgios georgiy georgy gerasimos gergana gergely gergo geza gezim giannis giedre giedrius ginka gintaras
gintare gints giorgos giota girts gizella gjergji gjon gleb goda goran goranka gorazd gordan gordana gosia granit
grazyna grigori grigoris grigoriy grigory grozdana grzegorz guna gunars gundega gunta guntars guntis gustaw gusztav
gyongyi gyorgy gyozo gyula hajnalka halina halyna hana haralambos harilaos haris hashim havel hedvig hedvika heiki
henriett henryk henryka hercules hermina hieronim hillar hristina hristo hristos hrvoje hunor hynek hysen iaroslav
iason ibolya ieva ifigeneia iga ignac ignacy ignas ihor ildiko ilektra ilga ilia iliana ilias ilir iliriana iliya ilja
ilko ilmars ilvars ilya ilze imants imbi imola imre imrich inara indrek indulis inese inessa ingars inguna inguss
inita inna inta intars ioann ioanna ioannis ioulia iraida iraklis ireneusz irini irmina iro iryna istvan isuf iva
ivailo ivanka ivanna ivars ivaylo ivelina ivet iveta ivett ivica ivona iwo iwona iza izabela izabella jaak jaan
jaanika jacek jachym jadran jadranka jadvyga jadwiga jagoda jakov jakub janek janez janka janko janos janusz jarek
jarmil jarmila jaromir jaromira jaroslav jaroslava jaroslaw jaroslawa jasenka jasmina jasna jekaterina jelena jelica
jeno jernej jerneja jeronym jerzy jeton jindrich jindriska jiri jirina jitka johana jolan jolana jolanta josip josipa
jovan jovana jovanka joze jozefa jozefina jozica jozsef judita judyta juhan julija julita juliusz juozas juraj jurate
jure jurga jurgis jurgita juri jurica juris justinas justyna kadi kadri kaidi kairi kajetan kalev kalin kalina kaliopi
kalliopi kalman kalmer kaloyan kaltrina kamelia kamen kamil kamila kapitolina karmen karol karolina karolis karoly
kasia kaspars katalin katarzyna katerina katica katya kazimiera kazimierz kersti kestutis ketlin khrystyna kiki kinga
kiril kirill klaudia klaudie klavdia kleanthis kleio klemen kleopatra klodian koit konstantia konstantina konstantinos
konstanty kordian kornel kornelia kornelija kosmas kosta kostas kostiantyn kostya krasimir krasimira kreshnik kresimir
krisjanis kristaps kristijan kristo kristyna kriszta krisztian krisztina krum krunoslav krystian krystyna krzysztof
ksawery ksenia ksenija kseniya kuba kubrat kujtim kulli kushtrim kveta kvetoslav kvetoslava kvetuse kyriaki kyriakos
kyrylo lachezar ladislav ladislava laima laimonas lajos lambrini lambros lamprini lamprinos larisa larysa lasma laszlo
lauma lauris lazar lazaros lech leelo lefteris lejla lembit lenka lenke leokadia leonas leonid leonty leos lesia
leslaw lesya leszek lev levente libena libor liborka libuse lida lidija lidiya liene liga ligita liina liis liisa
liisi lilianna liliya lilla lilyana linas linos liridon lirim liubov liudmila liudmyla liva ljerka ljiljana ljubica
ljubisa ljubo ljubomir ljupco ljupka lorand lorant loreta lorinc loukas loukia lovro luan lubica lubomir lubomira
lubor lubos lucja lucjan ludek ludovit ludvik ludwik ludwika luka lukasz luljeta lulzim lumir lyuben lyubka lyubomir
lyubomyr lyubov lyudmila maarika maarja maciej maciek madis magdalini magdolna mahulena maie mairita mait majlinda
makis maksim maksym maksymilian malgorzata malle malwina manolis manos mantas marceli marcell marcin marcis marek
mareks marge margita margus marianthi marica mariia marija marijan marijana marijus marinko mariola marios marite
mariusz mariyana markella marketa markos marlena maros mart martins marton martyna martynas maryla maryna marzena
masha matej mateja mateusz mati matija matiss matjaz matous matus matvei matvey matyas matylda maurycy meelis
melpomeni merike metka michail michalina michalis mieczyslaw mieczyslawa mihael mihails mihajlo mihaly mihkel mikhail
mikk miklos mikolaj mikulas milada milana milanka milda milen milenko milica milivoj milivoje miljan miljenko milka
milorad milos miloslav miloslava milosz milovan miltiadis miltos miluse milutin mimoza minas mincho mindaugas miodrag
mirek mirjana miro miroljub miron miroslav miroslava miroslaw miroslawa mirto misha mislav miso mladen modris mojca
mojmir momchil momcilo momir moonika mstislav mustafa mykhailo mykola mykolas mykyta myrto nadezda nadezhda nadiia
nadiya nadya nadzieja naim nandor nastia nastya nataliia nataliya nataly natalya natasa natasza nauris nderim nebojsa
nedelcho nedeljka nedeljko nedyalko neeme nefeli nektaria nektarios nela nelli nemanja nenad neoklis nerijus neringa
nermina nertila neven nevena nevenka nexhmije nijole nika nikodem nikol nikolai nikolaos nikolay nikoleta nikolett
nikoletta nikolina nikos ninoslav normunds novak novica obrad odon odysseas ogi ognian ognjen ognyan oksana oldrich
oldriska oleg olegs oleh oleksandr oleksandra oleksii oleksiy olena olesia olesya olev olgica olha olivera olivie
oliwia oliwier olympia ona ondrej orest orestis orges orsi oskars osman ostap oszkar otakar otylia ourania ozren paavo
panagiota panagiotis panayiota panayiotis panos pantelis paraskevas paraskevi paschalis patricie patrycja patryk
paulius pavao pavla pavle pavlina pavlo pavlos pavol pawel peep peeter pejo pelagia pellumb penka penko periklis
persefoni petar peteris petko petr petras petrit petro petros petya phaedra philippos piotr piret piroska plamen
plamena platon polina polyxeni povilas pravoslav predrag premek premysl presiyan priit primoz prodromos prokhor prokop
przemek przemyslaw pyotr pyrros qemal radana rade radek radenko radica radik radim radivoj radivoje radka radmila
radojka radomir radomira radoslav radoslaw radostina radovan radoy rafal raimondas raimonds raimundas raina raisa rait
raivis raivo rajko rajmund ralitsa rallou ramunas ramune rania ranko rasa rastislav ratko rayna rebeka reet regimantas
reigo reka remigijus renars rexhep rezarta ricardas rihards riho riin riina rimantas rimas rimma rinat ritvars
robertas rodion rodoula rok rokas roksana rolandas rolands romas romualdas rosen rositsa rostislav rostyslav roula
roza rozalia rudolfs rumen rumyana rusi ruslan ruslana rustam ruza ruzena ruzica ryszard ryszarda rytis saimir sakis
salomea sandis sandor sanel sanela sarka sarmite sarolta sarunas sasa saulius sava savka savo savvas semeli semen
semyon senad senka sergei sergej sergejs sergey sergii sergiusz serhii serhiy sevasti seweryn shkelqim shkelzen shpend
shpresa sigita sigitas siim siiri silvie silvija silviya simas simo simos sinisa sirje skaidrite skirmantas slaven
slavi slavica slavko slavoljub slavomir slavomira slawomir slawomira slobodan slobodanka smiljana snezana snezhana
snjezana sofiia sofiya sofya sokol sokratis solomiya solvita sophocles sotiria sotirios sotiris spas spela spiros
spyridon spyridoula spyros srdan srdjan srecko sreten stamatia stamatis stane stanimir stanislav stanislava stanislaw
stanislawa stanka stanko stasys stathis stavros stavroula stefanos stefica stefka stelios stepan stepanka stergios
stevan stevo stilyan stipan stipe stjepan stojan stojanka stoyan strahinja stratis stratos styliani stylianos svatava
svatopluk svatoslav svetislav svetla svetlana svetlin svetlozar svetoslav svetozar svitlana svyatoslav sylva sylwester
sylwia szabina szabolcs szczepan szilard szilvia szonja szymon taavi tadas tadej tadeusz taisia taivo takis tamas
tanel taras tasos tassos tatana tatyana tauno temenuzhka terez terezia tetiana tetyana teuta thaleia thanasis thanos
themis themistoklis theodoros theodosia theofanis theofilos theologos theoni thomais tibor tihamer tihana tihomir tiia
tiit tiiu tijana timea timofey timos timur tivadar tobiasz todor todorka toma tomasz tomek tomislav tomo toms tonci
tonis tonu toomas toshko toula triantafyllos triin triinu tryfon tsanko tsetsa tsveta tsvetan tsvetana tsvetelina
tsvetomir tunde tuuli tymofiy tymoteusz tytus tzeni ugis ugne uku uldis uliana ulle ulyana undine urmas uros urska
urszula urve vaclav vaclava vadim vadym vaggelis vagia vahur vaida vaidas vaidotas vaino vaios vaira valbona valdas
valdemaras valdete valdis valentyna valeri valeriia valeriy valeriya valia valon valters vangelis vanja vanya varvara
vasil vasileios vasili vasilije vasiliki vasilis vasiliy vasilka vasily vassiliki vassilios vassilis vasso vasyl
vedran vedrana veiko velichka velichko velimir velin velislav veljko velko vello velta vencel vendula veniamin vents
ventsislav verica vesela veselin veselina veselka veta viacheslav viara vidas vidmantas vidoje viera viesturs viire
vija viktorie viktoriia viktorija viktoriya viky vilem viliam vilis vilius viljar villu vilmos vincenc vineta vinko
vira virag virginija virginijus viron visnja vitali vitalii vitalija vitaliy vitaly vitezslav vjekoslav vjosa vlada
vladan vladena vladimira vladislav vladislava vladlen vlado vlasta vlastimil vlastimila vlatka vlatko vojin vojislav
vojko vojtech volodymyr vratislav vsevolod vuk vukasin vyacheslav vygantas vytautas wac waclaw waclawa walenty
walentyna waleria wawrzyniec weronika wieslaw wieslawa wiktor wiktoria wincenty wioletta witold wladyslaw wladyslawa
wlodzimierz wojciech wojtek xanthi xenia xenie xenofon xhevdet yakov yana yanko yanna yaroslav yaroslava yavor yefim
yegor yekaterina yelena yelizaveta yevgeni yevgenia yevgeniy yevgeny yevhen yevheniia yiannis yiorgos ylli yoana
yordan yordanka yosif yulia yulian yuliia yuliya yurii yuriy yury zacharias zacharoula zafeirios zaiga zakhar zamira
zaneta zarko zbigniew zbynek zbysek zdena zdenek zdenka zdenko zdislav zdravka zdravko zdzislaw zdzislawa zelimir
zeljka zeljko zenon zenonas zenta zhana zhanna zhivka zhivko ziga zigmars zigurds zikmund zilvinas zinaida zinovy
zissis zivile zivko zivorad zlata zlatan zlatica zlatka zlatko zofia zoi zoltan zoran zorana zorica zornitsa zoya
zrinka zsanett zsigmond zsofia zsolt zsombor zsuzsa zsuzsanna zuzana zuzanna zvezdana zvonimir zvonko zydrunas zydrune
zygmunt zyta
anush ardita aurelija biserka borut bystrik danuse deimante didzis dzidra enver fatbardha gasper genc gyongyver
gyorgyi indre iren iztok jonida josko liridona lirije madara malkhaz miha mitja mzia nejc nestan nikica norayr onute
raitis ramiz rezso rozsa rudina sali saso sasun sebastjan skender sopio tako vilnis vince vygandas zalan zana zanda
zelmira zigmas
`
