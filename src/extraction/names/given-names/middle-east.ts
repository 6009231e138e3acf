/** Turkish, Azeri, Central Asian, Arabic, Persian, Hebrew, Armenian and Georgian given names in Latin letters, folded. */
export const MIDDLE_EASTERN_GIVEN_NAMES = `
abay abbas abdallah abdelali abdeslam abdessalam abdiel abdo abdou abdul abed abeer abir abolfazl adeeb adem adham adi
adiel adil adnan afaf afnan afshin ahlam ahmad ahmadreza ahmed ahmet ahuva aibek aicha aidar aigerim aigul ainur
aizhan ajda akaki akbar akil akin akmal akmaral alaa alaattin alaeddine alborz alev aliaa alican alireza alisher aliya
aliyev alon alpay alper alperen altan altynai alya amal amani ameen ameer amer amichai amihai amikam aminah amine
amira amiram amirhossein amit ammar amnon amr anahit anahita anas anat ani anil anis anouar anvar anwar arakel araksi
aram aramazd ararat arash archil arda ardeshir areej arezoo arieh arif arik arman armen armine arnon arpine arsen
artak artashes artavazd arus arwa aryan aryeh arzu asad asaf asel aset asghar ashot askar asli asma asmaa assaf assia
astghik asuman asylbek atakan atara atef atefeh atilla attallah avetik avi aviad avichai avigail avihu avishai avital
aviv aviva avner avraham avtandil aya ayah ayala ayca aydan aydin ayelet ayfer aygul ayhan aylin ayman aymen aynur
aynura ayoub ayse aysegul aysel aysen aysenur aysun aytac ayten azadeh azamat azar azita aziz aziza azza azzedine
babak badr badria bahaa bahadir bahar bahareh bahman bahram bakhyt bakr bakyt bandar banu baris baruch basak basel
basem bashar basma bassam bassel bassem batia batsheva battal batuhan bauyrzhan bayram begum behnam behnaz behrouz
behzad beka bekir bekzat belgin belma benzion beren berfin berk berkay berna berrin besik betul beyza bijan bilal
bilel bilge binyamin birgul birol birsen boaz botagoz boubaker bouchra bracha bugra bulent burak burcin burcu burhan
buse bushra busra cagatay cagla caglar cagri canan caner cansu carmit celal cem cemal cemil cemile cemre cengiz cenk
ceren cetin cevat ceyda ceyhun chadi chafik chagit chaim chaima chakib chanan chani chava cigdem cihan cihat coskun
cumhur cuneyt dafna dalal dalit damla dania danit daniyar daoud dareen dariush darkhan dauren davit davood davut defne
demet derya devrim dganit didem dilara dilek dilnoza dilshod dima dinara diyar djamel djamila dogan dogukan doron
doruk dovid driss dror duaa duygu dvir dvora dvorah ebrahim ebru ece eda edip efe efrat ehab ehsan ehud eilat einat
eitan ekaterine ekrem elad elaheh elazar elchin eldad elham elhanan eliezer elif elihu elisheva eliyahu elkana elnaz
elnur eman emel emin emine emrah emre ender engin enis eran ercan erdal erdem erdinc erdogan eren erez erhan erkan
erkin erlan ermek erol ersin ertan ertugrul esam esen esin esma esmaeil esra essam esti eteri etti evren evrim eyal
eylem eylul eymen ezgi ezzat fadel fadi fadia fadime fadwa fahad fahd fahim fahimeh fahri faical faisal farah fareed
fares farhad fariba farid farida farideh faris farnaz farouk farrukh farshad farshid faruk farukh farzad farzaneh
fatema fatemeh fathi fathia fatih fatiha fatimah fatin fatma fawaz fawzi fawzia faycal fayez fayrouz faysal feras
ferda fereshteh fereydoun ferhat feride ferit fethi fevzi feyza figen fikret fikri filiz firas firat firouzeh forough
fouad fouzia fruma fuad fuat fulya funda furkan gad gadi gagik galia galit gamze garegin garik gayane gegham gela
gershon gevorg ghada ghaith ghasem ghassan ghazal ghazaleh ghazi ghazwan ghofrane gholamreza ghorban gidon giga gila
gilad gili giorgi givi gizem gocha gogi gohar gokay gokce gokcen gokhan goksel golan golnaz gonca gonul gorkem gozde
grigor gul gulay gulcan gulden guler gulhan gulin gulizar gulmira gulnara gulnora gulnur gulsah gulsen gulseren
gulshan gulsum gulten gulzat gunay gunel guram guray gurcan gurkan gursel guven guvenc gvantsa habib habiba habibollah
hadar hadas hadassah hadeel hadi hadis hadjer hafid hafida hafsa haifa haim haitham hajar hakim hakki hakob hala
haldun halide halil halima halime halit haluk hamad hamada hamdan hamdi hamed hamid hamida hamidreza hamit hamlet
hamza hanaa hanadi hanan hanane handan hande haneen hani hania hanieh hanife hanoch hany haroon harun hasan hashem
hasmik hasna hasret hassan hassane hatem hatice hatim hava hayat haydar hayk hayri hayriye haytham hazal hazem hedieh
hemi hend hessa hiba hicham hichem hikmat hikmet hila hilal hillel hisham hoda homayoun hooman hosni hossam hossein
houda houria houshang houssem hovhannes hovik hrachya hrant hripsime huda hulusi hulya husamettin huseyin husniye
husnu hussain hussam hussein ia ibrahim ibtissam idan idil idit ido idriss ihab ihsan ihsane ikram ilan ilana ilanit
ilayda ilham ilhami ilhan ilhom ilkay ilker ilknur ilyas ilyes imad iman imane imed imran inaam inan inas inbal inbar
inci intissar ipek iraj irakli irem irfan irit isam ishai isil islam islom ismahane ismail ismet issa issam itai itay
itzhak itzik iyad izzet jaba jaber jabir jafar jalal jaleh jalila jameel jamil jamila jamshid jasim jassim javad jawad
jihad jihane jouda joumana jumana kaan kadhim kadir kadriye kairat kakha kakhaber kaled kamal kambiz kamel kamola
kamran kamuran kamyar kanat kaouthar karapet kareem karima katayoun kaveh kawtar kawthar kazem kazim kemal kenan kerem
keren kerim ketevan ketino keyvan keziban khachatur khachik khadidja khadija khaled khalid khalida khalifa khalil
khatia khatuna khawla khosrow khouloud kiana kianoush kiarash kinan kinneret kivanc knarik kobra koray korhan kourosh
kubilay kubra kursat ladan lado lale laleh lali lamara lamia lamiae lamis lamya lanouar lasha latif latifa layal laziz
leman levan levana levent levon leyla liat lihi lika lilach lilit limor lior liora liran liron lital loubna lubna
lujain lusine lutfi maayan madina maha mahdi mahdieh maher mahir mahmood mahmoud mahmud mahmut mahnaz mahsa mahshid
mahtab mahyar maisa majda majdi majed majid majida maksat malak malika malka malki mammad mamuka manal manar mandana
manijeh mansoor mansour mansoureh manvel maor marat marwa marwan maryam maryem masood masoud masoumeh matan mayada
mayan maysa maysam mazal mazen mazhar mazin mehdi mehran mehrdad mehrnaz mehrnoosh mehtap meir meirav melek melih
meliha melike melis meltem menachem menashe menucha merab meral merav meriem merieme merih mert merve meryem mesut
mete metehan metin mevlut meysa mher mikheil milad miloud mirac miray miri mkrtich moataz moez moh mohamad mohamed
mohammad mohammadreza mohammed mohsen mohsin mojgan mojtaba mokhtar moncef monir monireh moran mordechai mordehai
morteza mosh moshe mostafa motti mouad mouhamed mouna mounir mounira mourad moussa muammer muath muayad mubarak muge
muhamad muhammad muhammed muhammet muhannad muharrem muhittin muhsin mujdat mujde mujgan mukadder munir munira murat
murod murtada murtadha murvet musa musab musaed mustapha mutaz mutlu muzaffer naama nabeel nabil nabila nachman nachum
nadav nader nadera nadhir nadira naeem naftali naghmeh nahid nahla nahum naima naira nairi najah najat najib najla
najlaa najoua najwa nalan namig namik nane nanuli naor naoual naoufel narek narges nargiza narine naseem naser nashwa
nasim nasir nasrallah nasreen nasrin nasser nassim nassima nassir natan natela natia nato navid nawaf nawal nayef
nazan nazanin nazife nazih nazim nazli nazmi nebahat necati necdet necip neda negar negin nejib neriman nermin
neslihan nesrin nesrine neta netanel nevin nevzat nezahat nezha nidal nigar nigora nihad nihal nihan nihat nil nilay
nilgun nili niloofar niloufar niloufer nilufar nilufer nimrod nir nira nirit nisreen nissan nissim nitza nitzan niyazi
nizar noam nodar nodira nofar noha nouf nouha nour noura nourah nugzar nuh nuha nukri nune nura nuran nuray nurcan
nurdan nurettin nurgul nurhan nuri nuriddin nurit nuriye nurlan nursel nursen nursultan nurten nurzhan obaid oded ofek
ofir ofira ofra oguz ohad okan oktay olcay olim omaima omer omid omnia omran omri onur ophir orcun orhan orit orkhan
orna osama osnat otabek otar othman othmane ouafa ouassim oussama oybek ozan ozcan ozden ozer ozge ozgun ozgur ozkan
ozlem ozturk paata parastoo parham parisa parnian parvaneh parvin parviz payam pazit pedram pegah pelin pelinsu penina
perihan pervin pesach peyman pinar pinchas pnina polat pooneh pooya pouria pouya qais qasim qusai qusay rabab rabah
rabia rachamim rachid rachida radhia radwan raed rafat rafi rafik rafiq raghad raghda ragheb raghed rahaf rahim rahma
rajaa rakan ramadan ramazan ramez rami ramin ramzi rasha rasheed rashid rasim raslan rasoul rati rauan rauf ravil
ravit ravshan rawan rayan rayane razan recep reda redouane reem refael refik rehab reham remzi renad reut reuven revaz
reyhan reyhaneh reza riad riadh ridha ridvan rifat rim rivka rivkah riza roee roghayeh roi rola ronen ronit roozbeh
rostam rotem rouba rovshan roya ruba rubik rukiye rula rustem rusudan ruti ruzanna saad saadallah saadia sabah sabahat
sabahattin saber sabir sabri sabrine sadegh sadek sadettin sadia sadik saeed saeid safa safaa safak safia safiye
safwan sagi sagit sahar sahin saif saim saime sait saja sajjad salah salam salar saleh salih saliha salim salima
sallam salma salman salwa samaneh sameer sameera sameh samer samia samih samir samira samvel sana sanaa sanaz saniye
sanzhar sardor sargis sarit sarkis sarra sasan satenik saud saule seda sedat sedef sefa sefer selahattin selami selcen
selcuk selda selen selim selin selman semih semiha semra senay sencer senem senol sepehr sepideh serap seray sercan
serdal serdar serhan serhat serife serkan serpil sertac servet setareh sevak sevcan sevda sevgi sevil sevilay sevim
sevinc sevinj seyfettin seyfi seyhan seyit sezai sezen sezer sezgin shabnam shadi shadia shahab shahad shahd shahin
shahla shahnaz shahram shahriar shahrokh shahrzad shai shaima shaimaa shaked shaker shalva shani shapour sharif
sharona shaul shavkat shay shereen sherif sherin shervin sherzod shideh shima shimon shimshon shireen shiri shirin
shirly shlomi shlomit shlomo shmuel shmulik shohreh shorena shosh shoshana shukhrat shulamit shushan siamak siavash
sibel sidika sigal sigalit siham simcha sinan sinem siraj siranush sirarpi sirine sivan slim smadar smbat sofiane soha
soheil soheila somayeh soner songul sophiko sopho soroush sose souad soudabeh souhail soukaina soumaya suad suat sude
suha suhail suhaila suheyla sukru sulaiman sule suleiman suleyman sumeyye suna suren sureyya symbat taha tahani tahar
taher tahereh tahir tahsin talal talat taleb talgat talya tamam tamar tamaz tamer tamta tamuna taner tansel taoufik
taraneh tarek tareq tariel tarik tariq tarkan tatev tatevik tawfik tayeb tayfun taylan tayyip teimuraz temur tengiz
teoman teona tevfik thamer thuraya tigran timucin tinatin togzhan tolga tomer toprak tornike touraj tova tovah tsvi
tufan tugba tugce tugrul tulay tulin tuncay tuncer tural turgay turgut turhan turkan turki tzachi tzipi tzipora
tzippora tzvi udi ufuk ugur ulas ulku ulugbek umar umida umit umm umran umut usama utku vache vagharshak vahagn vahan
vahe vahid vahit vahram vakhtang vano varda vardan vardit varduhi vartan vazgen vazha vedat vered veysel vildan volkan
vugar vural waddah wadih wael wafa wafaa wahiba wahid wajdi waleed walid wassim wesam wiam widad wissam yaakov yacine
yacoub yaffa yaffit yafit yagiz yagmur yahia yahya yair yakup yalcin yalda yaman yamen yaniv yaprak yarden yardena
yariv yaron yasaman yasar yasemin yaser yasin yasir yasmeen yasser yassin yassine yavuz yazan yazid yechezkel yechiel
yehia yehoshua yehuda yehudit yelda yeliz yerachmiel yerlan yervand yeshayahu yesim yifat yigal yigit yildiray yildiz
yilmaz yishai yisrael yitzchak yitzhak yoav yochai yochanan yoel yohai yona yonatan yonca yonit yoram yosef yosi
yossef yossi yotam younes younis yousef yousif yousra youssef yucel yuksel yunus yurdagul yusra yusuf yuval zafer
zahava zaher zahide zahra zahraa zaid zain zaina zainab zakaria zakariya zaki zakia zarina zaruhi zaven zayd zayed
zaza zeev zehava zehra zeina zeinab zekeriya zeki zelig zeliha zerrin zeynel zeynep zhanar zhandos zhanibek zhibek
ziad ziba zied zineb ziva ziyad ziyoda zohar zohra zohreh zouhair zubeyde zuhal zulfikar zulfiya zumrut zura zurab zvi
zviad zvika
aidos almas assel aygun aytən baurzhan bekzod berik bolat dilfuza elcin elvan feruza firdavs fərid galym gaukhar
gulchehra gulnar havva hengameh ilqar jale jasur javlon karlygash khurshed lalə mahin manizha maziar meruert namiq
nicat nijat nərmin oguzhan orxan oya parvina pərvanə raushan rouzbeh rovsən rəna rəsad sebnem sema serik seyma sohrab
səbinə səbnəm ulviyyə umid vuqar vusal yerbol zumrud
`
