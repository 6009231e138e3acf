/** Turkish, Azeri, Central Asian, Arabic, Persian, Hebrew, Armenian and Georgian given names in Latin letters, folded. */
export const MIDDLE_EASTERN_GIVEN_NAMES = `
abay abbas abdallah abdelali abderrahim abderrahmane abdeslam abdessalam abdiel abdo abdou abdul abed abeer abir
abolfazl achraf adeeb adem adham adi adiel adil adilet adnan afaf afnan afshin aghasi ahlam ahmad ahmadreza ahmed
ahmet ahuva aibek aicha aidana aidar aidos aigerim aigul ainur aizada aizhan ajda akaki akbar akif akil akin akmal
akmaral alaa alaattin alaeddine alborz aleko alev alia aliaa alibek alican alireza alisher aliya aliyev almas alon
alpay alper alperen altan altynai altynay alvard alya amal amani ameen ameer amer amichai amihai amikam amin aminah
amine amira amiram amiran amirhossein amit ammar amnon amr anahit anahita anara anas anat ani anil anis anouar
anushavan anvar anwar anzor arakel araksi araksya aram aramazd ararat arash aray archil arda ardeshir areej areg
arezoo arieh arif arik arman armen armine arnon arpine arsen artak artashes artavazd arus arwa aryan aryeh arzu asad
asaf asel aset asghar ashot asiye askar asli asma asmaa assaf assel assia astghik asuman asylbek atakan atara atef
atefeh atilla attallah avetik avi aviad avichai avigail avihu avishai avital aviv aviva avner avraham avtandil aya
ayah ayala ayan aybek ayca aydan aydin ayelet ayfer aygerim aygul aygun ayhan aykut aylin ayman aymen aynur aynura
ayoub ayse aysegul aysel aysen aysenur aysun aytac ayten aytən azadeh azamat azar azat azita aziz aziza azize azza
azzedine babak badr badria bahaa bahadir bahar bahareh bahman bahram bakhyt bakr bakyt bandar banu baris baruch basak
basel basem bashar basma bassam bassel bassem batia batsheva battal batuhan baurzhan bauyrzhan bayram begum behnam
behnaz behrouz behzad beka bekir beksultan bekzat bekzod belgin belma benzion beren berfin berik berk berkay berna
berrin besarion besik betul beyza bidzina bijan bilal bilel bilge binyamin birgul birol birsen boaz bolat botagoz
boubaker bouchra bracha brahim bugra bulent burak burcin burcu burhan buse bushra busra cagatay cagla caglar cagri
canan caner cansu carmit celal cem cemal cemil cemile cemre cengiz cenk ceren cetin cevat ceyda ceyhun chadi chafik
chagit chaim chaima chaimaa chakib chanan chani chava cholpon cigdem cihan cihat coskun cumhur cuneyt dafna dalal
dalit damla dania danit daniyar daoud dareen darioush dariush darkhan dauren davit davood davoud davron davut defne
demet derya devrim dganit didem dilara dildora dilek dilfuza dilnoza dilshod dima dinara diyar djamel djamila doaa
dogan dogukan doron doruk dosym dovid driss dror duaa duygu dvir dvora dvorah ebrahim ebru ebtisam ece eda edik edip
efe efrat ehab ehsan ehud eilat einat eitan ekaterine ekrem elad elaheh elazar elchin elcin eldad eldar elene elham
elhanan eliezer elif elihu elisheva eliso eliyahu elkana elnaz elnur elvan emad eman emel emin emine emrah emre ender
engin enis eran erbol ercan erdal erdem erdinc erdogan eren erez ergin ergun erhan erkan erkin erlan ermek erol ersin
ertan ertugrul esam esen esin esma esmaeil esra essam esti eteri ethem etti evren evrim eyal eylem eylul eymen ezgi
ezzat fadel fadi fadia fadime fadwa fahad fahd fahim fahimeh fahri faical faisal farah fareed fares farhad fariba
farid farida farideh faris farnaz farouk farrukh farshad farshid faruk farukh farzad farzaneh fatema fatemeh fathi
fathia fatih fatiha fatimah fatin fatma fawaz fawzi fawzia faycal fayez fayrouz faysal feras ferda fereshteh fereydoun
ferhat feride ferit feruza fethi fevzi feyza figen fikret fikri filiz firas firat firdavs firouzeh forough fouad
fouzia fruma fuad fuat fulden fulya funda furkan fərid gad gadi gagik galia galip galit galym gamze garegin garik
gaukhar gayane gegham gela gershon gevorg ghada ghaith ghasem ghassan ghazal ghazaleh ghazi ghazwan ghodrat ghofrane
gholamreza ghorban gidon giga gila gilad gili giorgi giuli givi gizem gocha goga gogi gohar gokay gokce gokcen gokhan
goksel golan golnaz gonca gonul gorkem gozde grigor gul gulay gulbahor gulcan gulchehra gulden guler gulhan gulin
gulizar gulmira gulnar gulnara gulnora gulnoza gulnur gulsah gulsen gulseren gulshan gulsum gulten gulzat gunay gunel
guram guray gurcan gurkan gursel guven guvenc guzal gvantsa habib habiba habibe habibollah hadar hadas hadassah hadeel
hadi hadis hadjer hafid hafida hafsa haifa haim haitham hajar hakim hakki hakob hala haldun halide halil halima halime
halit haluk hamad hamada hamdan hamdi hamed hamid hamida hamideh hamidreza hamit hamlet hamza hanaa hanadi hanan
hanane handan hande haneen hani hania hanieh hanife hanoch hany haroon harun harutyun hasan hashem hasmik hasna hasret
hassan hassane hatem hatice hatim hava havva hayat haydar hayk hayrapet hayri hayriye haytham hazal hazem heba hedieh
heghine hemi hend hengameh hesam hessa hiba hicham hichem hikmat hikmet hila hilal hillel hisham hoda homayoun hooman
hosam hosni hossam hossein houda houria houshang houssam houssem hovhannes hovik hovsep hrachya hrant hranush hripsime
huda hulusi hulya husamettin huseyin husniye husnu hussain hussam hussein ia iago ibrahim ibtissam idan idil idit ido
idriss ihab ihsan ihsane ikram ilan ilana ilanit ilayda ilham ilhami ilhan ilhom ilkay ilker ilknur ilqar ilyas ilyes
imad iman imane imed imen imran inaam inan inas inbal inbar inci intissar ipek iraj irakli irem irfan irit isam ishai
isil islam islom ismahane ismail ismet issa issam itai itay itzhak itzik iyad izzet jaba jaber jabir jafar jalal jale
jaleh jalila jameel jamil jamila jamshid jasim jassim jasur javad javlon jawad jemal jihad jihane jouda joumana jumana
kaan kadhim kadir kadriye kairat kakha kakhaber kaled kamal kambiz kamel kamola kamran kamuran kamyar kanat kaouthar
karapet kareem karima karlygash katayoun kaveh kawtar kawthar kazem kazim kemal kenan kerem keren kerim ketevan keti
ketino kevser keyvan keziban khachatur khachik khadidja khadija khaled khalid khalida khalifa khalil khatia khatuna
khawla khosrow khouloud khurshed kiana kianoush kiarash kinan kinneret kivanc knarik koba kobra koray korhan koryun
kote kourosh kuanysh kubanychbek kubilay kubra kursat ladan lado lale laleh lali lalə lamara lamia lamiaa lamiae lamis
lamya lanouar lasha latif latifa layal laziz leman levan levana levent levon leyla lianna liat lihi lika lilach lilit
limor lior liora liran liron lital loubna lubna lujain lusine lutfi maayan madina maha mahdi mahdieh maher mahin mahir
mahmood mahmoud mahmud mahmut mahnaz mahsa mahshid mahtab mahyar maisa majda majdi majed majid majida maksat malak
malek malika malka malki mammad mamuka manal manar mandana manijeh manizha mansoor mansour mansoureh manuk manushak
manvel maor marat margar marwa marwan maryam maryem marzhan masood masoud masoumeh matan mayada mayan maysa maysam
mazal mazen mazhar maziar mazin meerim mehdi mehran mehrdad mehri mehrnaz mehrnoosh mehtap meir meirav melanya melek
melih meliha melike melis meltem menachem menashe menucha merab meral merav meriem merieme merih mert meruert merve
meryem mesut mete metehan metin mevlut meysa mher mihran mikheil milad miloud mirac miray miri mirzo mithat mkrtich
moataz moez moh mohamad mohamed mohammad mohammadreza mohammed mohsen mohsin mojgan mojtaba mokhtar moncef monir
monireh moran mordechai mordehai morteza mosh moshe mostafa motti mouad mouhamed mouna mounir mounira mourad moussa
moustafa movses muammer muath muayad mubarak muge muhamad muhammad muhammed muhammet muhannad muharrem muhittin muhsin
mujdat mujde mujgan mukadder mukaddes munevver munir munira murat murod mursel murtada murtadha murvet musa musab
musaed muslum mustapha mutaz mutlu muzaffer naama nabeel nabil nabila nachman nachum nadav nader nadera nadhir nadira
naeem naftali naghmeh nahid nahla nahum naima naira nairi najah najat najib najla najlaa najoua najwa nalan namig
namik namiq nane nanuli naor naoual naoufel narek narges nargiza narine naseem naser nashwa nasim nasir nasrallah
nasreen nasrin nasser nassim nassima nassir natan natela natia nato navid nawaf nawal nayef nazan nazanin nazeli
nazgul nazife nazih nazim nazli nazmi nebahat necati necdet necip necla necmettin neda negar negin nejib neriman
nermin nese neslihan nesrin nesrine neta netanel nevin nevine nevzat nezahat nezha nezih nicat nidal nigar nigora
nihad nihal nihan nihat nijat nikoloz nil nilay nilgun nili niloofar niloufar niloufer nilufar nilufer nimrod ninia
nir nira nirit nisreen nissan nissim nitza nitzan niyazi nizar noam nodar nodira nofar noha nouf nouha nour noura
nourah noushin nugzar nuh nuha nukri nune nura nuran nuray nurbek nurcan nurdan nurettin nurgul nurhan nuri nuriddin
nurit nuriye nurlan nursel nursen nursultan nurten nurzhan nutsa nvard nərmin obaid oded odil ofek ofir ofira ofra
oguz oguzhan ohad okan oktay olcay olim omaima omayma omer omid omnia omran omri onur ophir orcun orhan orit orkhan
orna orxan osama osnat otabek otar othman othmane ouafa ouassim oussama oya oybek ozan ozcan ozden ozer ozge ozgun
ozgur ozkan ozlem ozturk paata parastoo parham parisa parnian parvaneh parvin parvina parviz payam pazit pedram pegah
pejman pelin pelinsu penina perihan pervin pesach peyman pikria pinar pinchas pnina polat pooneh pooya pouria pouya
pərvanə qais qasim qusai qusay rabab rabah rabia rabie rachamim rachid rachida radhia radwan raed rafat rafayel rafi
rafik rafiq raghad raghda ragheb raghed rahaf rahim rahime rahma rajaa rakan ramadan ramaz ramazan ramez rami ramin
ramzi randa rasha rasheed rashid rasim raslan rasoul rati rauan rauf raushan ravil ravit ravshan rawan rayan rayane
razan razmik recep reda redouane reem refael refik rehab reham remzi renad reut reuven revaz reyhan reyhaneh reza riad
riadh ridha ridvan rifat rihab rim rivka rivkah riza roee roghayeh roi rola ronen ronit roozbeh rostam rotem rouba
rouzbeh rovshan rovsən roya ruba rubik rudik ruhi rukiye rula rustem rusudan ruti ruzanna rəna rəsad saad saadallah
saadia sabah sabahat sabahattin saban saber sabir sabri sabrine sabry sadegh sadek sadettin sadia sadik sadiye saeed
saeid safa safaa safak saffet safia safiye safwan sagi sagit sahak sahar sahin saif saim saime sait saja sajjad salah
salam salar saleh salha salih saliha salim salima sallam salma salman saltanat salwa samah samaneh samat sameer
sameera sameh samer samia samih samir samira samvel sana sanaa sanaz saniye sanzhar sardor sareh sargis sarit sarkis
sarra sarvar sasan satenik saud saule sawsan sayed sebnem seda sedat sedef sefa sefer sefik seif selahattin selami
selcen selcuk selda selen selim selin selman sema semih semiha semra senay sencer senem sener senol sepehr sepideh
serap seray sercan serdal serdar serhan serhat serife serik serkan serpil sertac servet setareh sevak sevcan sevda
sevgi sevil sevilay sevim sevinc sevinj seyda seyfettin seyfi seyhan seyit seyma sezai sezen sezer sezgin shabnam
shadi shadia shahab shahad shahane shahd shahin shahla shahnaz shahram shahriar shahrokh shahrzad shai shaima shaimaa
shaked shaker shakhnoza shalva shani shapour sharareh sharif sharona shaul shavkat shay shereen sherif sherin sherine
shervin sherzod shideh shima shimon shimshon shireen shiri shirin shirly shlomi shlomit shlomo shmuel shmulik shohreh
shokhrukh shorena shosh shoshana shukhrat shulamit shushan shushanik siamak siavash sibel sidika sigal sigalit siham
simcha simge sinan sinem siraj siranush sirarpi sirine sivan slim slimane smadar smbat soad sofiane sofiko soha soheil
soheila sohrab somayeh soner songul sophiko sopho soroush sose souad soudabeh soufiane souhail soukaina soumaya suad
suat sude suha suhail suhaila suheyla sukru sulaiman sule suleiman suleyman sulkhan sumeyye suna suren sureyya symbat
səbinə səbnəm taguhi taha tahani tahar taher tahereh tahir tahsin talal talat taleb talgat talya tamam tamar tamaz
tamer tamta tamuna taner tansel taoufik taraneh tarek tareq tariel tarik tariq tarkan tatev tatevik tatia tawfik tayeb
tayfun taylan tayyip teimuraz tekin temur tengiz teoman teona tevfik thamer thuraya tigran timucin tinatin togzhan
tolga tolkyn tomer toprak tornike touraj tova tovah tsira tsovinar tsvi tufan tugba tugce tugrul tulay tulin tuncay
tuncer tural turgay turgun turgut turhan turkan turki tzachi tzipi tzipora tzippora tzvi udi ufuk ugur ulas ulku
ulugbek ulviyyə umar umid umida umit umm umran umut usama utkir utku vache vagharshak vahagn vahan vahe vahid vahit
vahram vaja vakhtang vano varda vardan vardges vardit varduhi vartan varuzhan vazgen vazha vedat vehbi vered veysel
vigen vildan volkan vugar vuqar vural vusal waddah wadih wael wafa wafaa wahiba wahid wajdi walaa waleed walid wassim
wesam wiam widad wiem wissam yaakov yacine yacoub yaffa yaffit yafit yagiz yagmur yahia yahya yair yakup yalcin yalda
yaman yamen yaniv yaprak yarden yardena yariv yaron yasaman yasar yasemin yaser yasin yasir yasmeen yasser yassin
yassine yavuz yazan yazid yechezkel yechiel yeghishe yehia yehoshua yehuda yehudit yelda yeliz yerachmiel yerbol
yerlan yervand yerzhan yeshayahu yesim yifat yigal yigit yildiray yildiz yilmaz yishai yisrael yitzchak yitzhak yoav
yochai yochanan yoel yohai yona yonatan yonca yonit yoram yosef yosi yossef yossi yotam younes younis yousef yousif
yousra youssef yucel yuksel yunus yurdagul yusra yusuf yuval zabel zafer zahava zaher zahide zahra zahraa zaid zain
zaina zainab zakaria zakariya zaki zakia zarina zaruhi zaven zayd zayed zaza zeev zehava zehra zeina zeinab zekeriya
zeki zekiye zelig zeliha zerrin zeynel zeynep zhanar zhandos zhanibek zhibek zhomart ziad ziba zied zineb ziva ziya
ziyad ziyoda zohar zohra zohrab zohreh zouhair zubeyde zuhal zukhra zulfikar zulfiya zumrud zumrut zura zurab zvi
zviad zvika
`
