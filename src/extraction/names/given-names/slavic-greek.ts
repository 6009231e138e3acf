/** Polish, Czech, Slovak, Balkan, Baltic, Hungarian, Albanian, Russian, Ukrainian and Greek given names, folded. */
export const SLAVIC_GREEK_GIVEN_NAMES = `
aare achilleas adamantios adel adomas adriatik adrienn aferdita afrim afroditi agapi agathi aggeliki aggelos agim
agita agne agnieszka agnis agota agris agron ahti aidas aiga aigar aigars aija aikaterini aimar ainars aiste aivar
aivars aivo akos albana albertas albinas aldis aldona aleksa aleksandar aleksander aleksandr aleksandra aleksandras
aleksandrs aleksandur aleksei aleksej aleksey alen alena alenka ales alesya alexandr alexandros alexei alexej alexey
alexios alfreds algimantas algirdas aliaksandr alija aliona aliz aljaz aljosa alketa alkis alkistis aloisie alojz
alojzija alojzy altin alvis alvydas alyona alzbeta amarildo ambrus amela amir amra anastasios anastassios anastazja
anatol anatoli anatoliy anatoly andela andelka andelko andi andis andor andras andraz andrej andreja andrejs andrey
andriana andrii andrija andris andrius andriy andronikos andrus andrzej anelia anete anezka anfisa angeliki angelos
anica aniela aniko anila ankica antal antanas anthi anthoula antigone antigoni anto antoni antonie antonija antonin
antonios antonis antra ants anu anush anze apolena apolonia apostolos aranka arben arber ardian ardit ardita argiro
argo argyris argyro ariadni aris aristea aristeidis aristides aristotelis arjana arkadiusz arkadiy arkady arleta
arlind armend arnis arnoldas arnost arpad arseniy arta artan artem artemis artiom artis arturas arturs artyom arunas
arvids arvis arvydas asen asimina asnate aspasia astra astrida astrit atanas athanasia athanasios athina atis attila
audrius augustyn aurelija ausra austeja avgi avni azra baiba balazs balint barbora bardha bardhyl barica bartek
bartlomiej bartosz bashkim beata bedrich behar bekim bela bence bendeguz benedek benedykt bernadeta bernadett bertalan
besa besart besim besnik biljana biruta birute biser bisera biserka bistra blagoje blagovest blagoy blanka blaz blazej
blazena blazenka bledar blerim blerina blerta boban bogdana boglarka bogna bogumil bogumila boguslaw boguslawa bohdan
bohdana bohumil bohumila bohumir bohus bohuslav bohuslava bojan bojana bojidar boldizsar boleslav boleslaw bonifacy
borbala borislav borivoj borka borut boryana boryslaw bosko bostjan botond boyan boyko boza bozana bozena bozhidar
bozidar bozo bozsena bozydar branimir branislav branka brankica branko bratislav bretislav brigita brone bronislav
bronislava bronislaw bronislawa bronius brygida bujar burim bystrik cecylia cenek ceslovas cestmir cezary chara
charalampos charikleia chariklia charis chavdar christoforos christos chrysa chrysanthi chrysostomos chrysoula cirila
constantina constantine constantinos csaba csanad csenge csilla csongor ctibor ctirad cveta cvetka cveto cvijeta
cyprian cyryl czeslaw czeslawa dace dagmara dagnija daiga dainis dainius daiva dajana dalibor dalimil dalma damir
damjan danae danai danguole danica danijel danijela danuse danuta danute dardan darija darina darinka dariusz dariya
darja darko darya daumants davor davorin davorka dawid deimante deividas dejan dejana delyan denes desanka desislava
despina despoina detelina dezso didzis dijana dilyana dimcho dimitar dimitra dimitrina dimitrios dimitris dimos dinko
dionisis dionysia dionysios dita diyan djordje dmitrii dmitriy dmitry dmytro dobrica dobrila dobromir dobroslav
domagoj dominika domna domokos donatas donka dorde dorota dorottya dovile dragan dragana dragica drago dragoljub
dragomir dragoslav dragutin drahomir drahomira drahoslava drazen drazenka drita dritan driton dubravka dubravko dunja
durda durdica dusan dusana dusanka dusica duska dusko dzenan dzidra dzintars dzintra ede edgaras edgars edijs edin
edina edita edite edlira edmunds edon edona eduart edvard edvinas edvins edyta efi efrosini efstathios efstratios
efthymia efthymios eftychia eftychios egidijus egija egils egita eglantina egle egor eimantas eirini eizens ekaterina
ektoras eleana elefteria eleftheria eleftherios elek elemer eleni elira elisavet eliska elita elitsa elizaveta elmars
elona elvana elvir elwira elzbieta emese emiliya emina emira emmanouela emmanouil emoke endre endrit ene enes eniko
enkeleda enkelejda enn entela enver epameinondas eralda erato eriks erion erjon erjona erki ermal ermin ermioni ermira
ermis ernestas ernests erno errikos ervins eryk erzsebet esad esat eszter etelka etleva eugenijus eugeniusz eustachy
evagelia evaggelia evaggelos evaldas evangelia evangelos evanthia evdokia eve evgeni evgenia evgenii evgeniy evgeny
evi evija evridiki evripidis evzen evzenie ewelina fadil fani fanni fatbardha fatjon fatmir fatos fedor felicja feliks
feodor ferdynand ferenc filipp filippos filka fisnik fitim flamur florim flutura foteini fotini fotios fotis franc
franci franciszek franciszka francka franjo frano frantisek frantiska fruzsina fryderyk fyodor gabor gabrijela galatea
galin galina galini gasper gatis gazmend gediminas gejza gellert genc gencho gennadi gennadiy gennady genovaite
genowefa gent genta georgi georgios georgiy georgy gerasimos gergana gergely gergo geza gezim giannis giedre giedrius
ginka gintaras gintare gintautas gints giorgos giota girts gizella gjergj gjergji gjon gleb glykeria goda gojko goran
goranka gorazd gordan gordana gosia gospava gramoz granit grazina grazyna grigori grigorios grigoris grigoriy grigory
grozdana grzegorz guna gunars gundars gundega gunta guntars guntis gustaw gusztav gvido gyongyi gyongyver gyorgy
gyorgyi gyozo gyula hajdar hajnalka halid halina halyna hana haralambos haralds harilaos haris hashim havel hedvig
hedvika heiki hekuran henrieta henriett henrikas henryk henryka hercules hermina hieronim hillar honorata horymir
hristina hristo hristos hrvoje hunor husein hynek hysen iakovos iaroslav iason ibolya idriz ieva ifigeneia iga ignac
ignacy ignas igors ihor ildiko ilektra ilga ilgonis ilia iliana ilias ilija ilir iliriana ilirjana iliya ilja iljaz
ilko ilmars ilvars ilya ilze imants imbi imer imola imre imrich inara indre indrek indrit indulis inese inessa ingars
inguna ingus inguss inita inna inta intars ioann ioanna ioannis iordanis ioulia iraida iraklis iren ireneusz irini
irmina iro iryna istvan isuf iva ivailo ivanka ivanna ivars ivaylo ivelina ivet iveta ivett ivica ivona iwo iwona iza
izabela izabella iztok jaak jaan jaanika jacek jachym jadran jadranka jadvyga jadwiga jagoda jakov jakub janek janez
janka janko janos janusz jarek jarmil jarmila jaromir jaromira jaroslav jaroslava jaroslaw jaroslawa jasenka jasmina
jasna jazeps jehona jekabs jekaterina jelena jelica jelka jeno jernej jerneja jeronym jerzy jetmir jeton jevgenijs
jindrich jindriska jiri jirina jitka johana jolan jolana jolanta jolita jonida josip josipa josko jovan jovana jovanka
jovica joze jozefa jozefina jozica jozo jozsef judita judyta juhan julija julijana julita juliusz juozas juraj jurate
jure jurga jurgis jurgita juri jurica jurij juris justas justinas justyna jusuf kacper kadi kadri kaidi kairi kajetan
kalev kalin kalina kaliopi kalliopi kallirroi kalman kalmer kaloyan kaltrina kamelia kamen kamil kamila kapitolina
karlis karmen karol karolina karolis karoly kasia kaspars kastriot katalin katarzyna katerina katica katya kazimiera
kazimieras kazimierz kazys kersti kestutis ketlin khrystyna kiki kinga kiril kirill klaudia klaudie klavdia klavdija
kleanthis kleio klemen kleopatra klodian koit konstantia konstantina konstantinos konstanty kordian kornel kornelia
kornelija kosmas kosta kostas kostiantyn kostya krasimir krasimira kreshnik kresimir krisjanis kristaps kristijan
kristo kristyna kriszta krisztian krisztina krum krunoslav krystian krystyna krzysztof ksawery ksenia ksenija kseniya
kuba kubrat kujtim kulli kunegunda kushtrim kveta kvetoslav kvetoslava kvetuse kyriaki kyriakos kyrylo labinot
lachezar ladislav ladislava laima laimdota laimonas laimonis laimute lajos lambrini lambros lamprini lamprinos larisa
larysa lasma laszlo lauma lauris laurynas lavdim lavdrim lazar lazaros lech lechoslaw leelo lefteris lehel lejla
lembit lenka lenke leokadia leonas leonid leonty leos lesia leslaw lesya leszek lev levente libena libor liborka
libuse lida lidija lidiya liene lienite liga ligita liina liis liisa liisi lilianna lilita liliya lilla lilyana
linards linas lindita linos liridon liridona lirije lirim liubov liudas liudmila liudmyla liva ljerka ljiljana ljubica
ljubinka ljubisa ljubo ljubomir ljudmila ljupco ljupka lojze lorand lorant loreta lorinc loukas loukia lovro luan
lubica lubomir lubomira lubor lubos lucja lucjan lucka lucyna ludek ludovit ludvik ludwik ludwika lujza luka lukasz
luljeta lulzim lumir lyuben lyubka lyubomir lyubomyr lyubov lyudmila maarika maarja maciej maciek madara madis
magdalini magdolna mahulena maie mairita mait majlinda makis maksim maksym maksymilian malgorzata malkhaz malle
malwina manjola manolis manos mantas marceli marcelina marcell marcin marcis marek mareks marge margita margus
marianthi marica mariia marija marijan marijana marijo marijus marinko mariola marios marite mariusz mariyana marjana
marjeta marjetka markella marketa markos marlena maros marsela mart martins marton martyna martynas maryla maryna
marzanna marzena masha matej mateja mateusz matevz mati matija matina matiss matjaz matous matus matvei matvey matyas
matylda maurycy meelis melpomeni menelaos merike merima mersad metka michail michalina michalis mieczyslaw mieczyslawa
miha mihael mihails mihajlo mihaly mihkel mikhail mikk miklos mikolaj mikulas mikus milada milana milanka milda milen
milenko mileva milica milija milijana milivoj milivoje miljan miljenko milka miloje milojka milorad milos miloslav
miloslava milosz milovan miltiadis miltos miluse milutin mimoza minas mincho mindaugas miodrag mirek mirjana mirjeta
mirlinda miro miroljub miron miroslav miroslava miroslaw miroslawa mirsad mirsada mirtill mirto misha mislav miso
mitar mitja mladen mladenka modestas modris mojca mojmir momchil momcilo momir moonika mstislav muhamed muhamet
mustafa mykhailo mykola mykolas mykyta myrto mzia nace nadezda nadezhda nadiia nadiya nadya nadzieja naim nandor
narimantas nastia nastya nataliia natalija nataliya nataly natalya natasa natasza nauris nderim ndue nebojsa nedelcho
nedeljka nedeljko nedyalko neeme nefeli nejc nektaria nektarios nela nelli nemanja nenad neoklis nerijus neringa
nermina nertila nestan neven nevena nevenka nevila nexhmije nezir nijole nika nikica nikodem nikol nikolai nikolaos
nikolay nikoleta nikolett nikoletta nikolina nikolla nikos niks nimet ninoslav norayr normunds novak novica nusa obrad
obren odeta odon odysseas ogi ognian ognjen ognyan ojars oksana oktawia oktawian oldrich oldriska oleg olegs oleh
oleksandr oleksandra oleksii oleksiy olena olesia olesya olev olgica olha olivera olivie oliwia oliwier olsi olympia
ona ondrej onute orest orestis orges orsi oskars osman ostap ostoja osvalds oszkar otakar oto otylia ourania ozren
paavo pajtim panagiota panagiotis panayiota panayiotis panos pantelis paraskevas paraskevi paschalis patricie patrycja
patryk paulius pavao pavels pavla pavle pavlina pavlo pavlos pavol pawel peep peeter pejo pelagia pellumb penka penko
perica periklis perparim persefoni petar peteris petko petr petras petrit petro petros petya phaedra philippos photini
pinelopi piotr piret piroska plamen plamena platon polina polona polyxeni povilas pranvera pravoslav predrag premek
premysl presiyan priit primoz prodromos prokhor prokop przemek przemyslaw pyotr pyrros qemal radana rade radek radenko
radica radik radim radinka radislav radivoj radivoje radka radko radmila rado radojka radomir radomira radoslav
radoslaw radostina radovan radoy rafal raimondas raimonds raimundas raina raisa rait raitis raivis raivo rajka rajko
rajmund ralfs ralitsa rallou ramiz ramunas ramune rania ranka ranko rasa rasma rastislav ratko rayna rebeka reet
regimantas reigo reinis reka remigijus remigiusz renars rexhep rezarta rezso ricardas rihards riho riin riina rimantas
rimas rimma rinat rinor ritvars robertas rodion rodoula rok rokas roksana rolandas rolands romas romualdas rosen
rositsa rostislav rostyslav roula roza rozafa rozalia rozsa rudina rudite rudolfs rumen rumyana rusi ruslan ruslana
rustam ruza ruzena ruzhdi ruzica ryszard ryszarda rytis sabit safet saimir sakis sali salomea sandis sandor sanel
sanela sarka sarmite sarolta sarunas sasa saso sasun saulius sava savka savo savvas sead sebastjan sebestyen semeli
semen semir semsa semyon senad senada senka sergei sergej sergejs sergey sergii sergiusz serhii serhiy sevasti seweryn
shefqet shemsi shkelqim shkelzen shpend shpetim shpresa sigita sigitas siim siiri silvie silvija silviya simas simo
simonas simos sinisa sintija sirje skaidrite skaiste skender skirmantas sladan sladana slaven slavenka slavi slavica
slavko slavoljub slavomir slavomira slawomir slawomira slobodan slobodanka smaragda smilja smiljana snezana snezhana
snjezana sofiia sofiya sofya sokol sokratis solomiya solvita sophocles sopio sotiria sotirios sotiris spas spasoje
spela spiros spomenka spyridon spyridoula spyros srdan srdjan srecko sreten stamatia stamatis stane stanimir stanislav
stanislava stanislavs stanislaw stanislawa stanislovas stanka stanko stanoje stasys stathis stavros stavroula stefanos
stefica stefka stelios stepan stepanka steponas stergios stevan stevo stilyan stipan stipe stjepan stojan stojanka
stoyan strahinja stratis stratos styliani stylianos suada suela svajunas svatava svatopluk svatoslav svetislav svetla
svetlana svetlin svetlozar svetoslav svetozar svitlana svyatoslav sylva sylwester sylwia szabina szabolcs szandra
szczepan szilard szilveszter szilvia szonja szymon taavi tadas tadej tadeja tadeusz taisia taivo takis tako tamas tana
tanel taras tasos tassos tatana tatyana taulant tauno tekla temenuzhka terez terezia tetiana tetyana teuta thaleia
thanasis thanos theano themis themistoklis theocharis theodoros theodosia theofanis theofilos theologos theoni thomais
thrasyvoulos tibor tihamer tihana tihomir tiia tiit tiiu tijana timea timofey timos timotheos timur tivadar tjasa
tobiasz todor todorka toma tomasz tomek tomislav tomo toms tonci toncka tonis tonu toomas toshko toula triantafyllos
triin triinu tryfon tsanko tsetsa tsveta tsvetan tsvetana tsvetelina tsvetomir tunde tuuli tymofiy tymon tymoteusz
tytus tzeni ugis ugne uku uldis uliana ulle ulvis ulyana undine urmas uros ursa urska urszula urve vaclav vaclava
vadim vadym vaggelis vagia vahur vaida vaidas vaidotas vaino vaios vaira valbona valdas valdemaras valdet valdete
valdis valentinas valentyna valeri valeriia valerija valeriy valeriya valia valmira valon valters vangelis vanja vanya
varvara vasil vasileios vasili vasilije vasiliki vasilis vasiliy vasilka vasily vassiliki vassilios vassilis vasso
vasyl vedran vedrana veiko velibor velichka velichko velimir velin velinka velislav veljko velko vello velta vencel
vendel vendula veniamin vents ventsislav verica vesela veselin veselina veselinka veselka vesma veta vetim viacheslav
viara vidas vidmantas vidoje vidosava viera viesturs viire vija viktoras viktorie viktoriia viktorija viktoriya
viktors viky vilem viliam vilija vilis vilius viljar viljem villu vilmos vilnis vince vincenc vineta vinko vira virag
virginija virginijus virgis viron visnja vitali vitalii vitalija vitaliy vitaly vitezslav vitomir vizma vjekoslav
vjollca vjosa vlada vladan vladanka vladena vladimira vladislav vladislava vladlen vlado vlasta vlastimil vlastimila
vlastislav vlatka vlatko vojin vojislav vojko vojo vojtech vojteska volodymyr vratislav vsevolod vuk vukasin
vyacheslav vygandas vygantas vytas vytautas wac waclaw waclawa walenty walentyna waleria walery wawrzyniec weronika
wieslaw wieslawa wiktor wiktoria wincenty wiola wioletta witold wladyslaw wladyslawa wlodzimierz wojciech wojtek
xanthi xanthippi xenia xenie xenofon xhavit xhemal xhevahire xhevdet yakov yana yanko yanna yaroslav yaroslava yavor
yefim yegor yekaterina yelena yelizaveta yevgeni yevgenia yevgeniy yevgeny yevhen yevheniia yiannis yiorgos ylber yll
ylli yoana yordan yordanka yorgos yosif yulia yulian yuliia yuliya yurii yuriy yury zacharias zacharoula zafeirios
zafeiris zaiga zakhar zalan zamir zamira zana zanda zaneta zarko zbigniew zbynek zbysek zdena zdenek zdenka zdenko
zdislav zdislava zdravka zdravko zdzislaw zdzislawa zef zelimir zeljka zeljko zelmira zenel zenobia zenon zenonas
zenta zhana zhanna zhivka zhivko ziga zigmars zigmas zigrida zigurds zijad zikmund zilvinas zinaida zinovia zinovy
zinta zisis zissis zivana zivile zivko zivorad zlata zlatan zlatica zlatka zlatko zofia zoi zoltan zoran zorana zorica
zorka zornitsa zoya zrinka zsanett zsigmond zsofia zsolt zsombor zsuzsa zsuzsanna zuzana zuzanna zvezdana zvjezdana
zvonimir zvonka zvonko zydrunas zydrune zygmunt zyta
thimi liljana vasilika bukurie dhurata ledion rovena dmitrijs vladimirs nikolajs romans genadijs vadims
`
