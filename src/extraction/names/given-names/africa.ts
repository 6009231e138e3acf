/** Nigerian, Ghanaian, East African, Southern African, Ethiopian and Francophone African given names, folded. */
export const AFRICAN_GIVEN_NAMES = `
aba abayomi abdi abdiaziz abdikadir abdirahman abdirizak abebe abebech abebi abeeb abegunde abena abera aberra abidemi
abidoye abimbola abiodun abiola abisola abisoye abiy abla abolaji abosede abou aboubacar abshir achieng adaeze adama
adane adanna adaora addis addisu ade adeeko adeola adeolu adeoluwa adeoti adhiambo adigun adja adjoa adjoua admasu
adongo adugna adunni adwoa affoue afia afolabi afolake afolayan afua agyei ahmadu ahoua aissata aissatou ajibade
ajibola ajoke akachi akande akanni akeem akello akinbode akinkunmi akinola akintola akintunde akinwale akinwunmi
akinyele akinyemi akinyi akissi akosua akoth akoto akouvi akua akunna akwasi alaba alabi alassane alego alem alemayehu
alemitu alemnesh alhassan aliko alinafe alinaitwe aliou alioune almaz amadi amadou amaechi amaka amanuel amanze amara
amarachi amare amenan amha amidou aminat aminata aminu amma ampofo amsalu amukelani anayo andile anele anisa annelize
anosike anta anthonia anulika anuoluwapo anwuli anyango apio apiyo araba arame arinola arinze ariyo armel asabe asari
asefa asfaw ashenafi asnakech assane assetou assitan aster atieno atinuke atnafu audu augustina auma awa awino awuor
ayaan ayabonga ayalew ayanda ayebale ayele ayinde aynalem ayo ayoola azeb azeez azubuike azuka azwihangwisi baaba
babacar babangida babirye badara bafana bahati bakari bakary balarabe bamba bamidele bamigboye bandile banele banke
bankole baraka barasa bashiru bassey bayo behailu bekele belay belaynesh bello benjami berhane berhanu bernadin
betelhem bethlehem beyene bheki bhekizizwe bhekumuzi bilikisu bineta biniam binta bintou biodun biola birame birhanu
birtukan biruk bisi bisola bizunesh boakye bode bogale boitumelo bola bolade bolaji bolanle bolarinwa bolutife
boluwatife bongani bonginkosi bongiwe boniface bontle bose bosede boubacar boukary buchi buhle bukky bukola bunmi
busayo busisiwe busola buyisiwe bwalya byaruhanga cabdi caren chanda chansa chebet cheick cheikh chelagat chelangat
chelimo chenai chepkemoi chepkoech cheptoo cherono cheruiyot chiagozie chibundu chidi chidiebube chiedozie chiedza
chifundo chigbo chigozirim chika chike chikem chikondi chikwendu chiluba chilufya chima chimamanda chimaobi chimdi
chimwemwe chinaka chinelo chinonyelum chinua chinwe chinweike chinwuba chipo chisimdi chisom chrisjan chuba chudi
chuka chuks chukwudum chukwuma chukwuneke cire codou collins coumba dada dagmawi dagne dahir dahiru dami damilare
damilola danladi daouda dapo dauda daudi dawit dayo debebe degu deji demba dembe demeke demilade demissie deqa dereje
desalegn desta dhahabu diarra diatou dieudonne dieynaba dikeledi dimeji dimma dineo dipo djamilatou djeneba djenebou
djibril dokun dolapo dotun doyin dramane drissa dumisa dumisani durojaye dzifa ebele ebere eberechukwu ebiere
ebubechukwu ebuka ebun ebunoluwa edem edet edidiong efosa efua ehi ehigie ejike ejiofor ejiro ekaette ekanem ekene
ekow ekpo ekua ekundayo elfinesh elhadj elibariki elmarie elphas elsabet elzabe emeka emeke emenike enahoro endale
endalkachew eniola enitan eno enobong ephrem eseoghene esi esinam eskinder esohe etenesh etim evalyne evans exauce
eyasu eyerusalem eyob ezekwesili ezenwa ezinne ezinwa faduma fadumo faizah falilat fanele fanta farai faraja farhiya
faridat fasil fatai fatim fatimat fatimata fatou fatoumata fatuma fekadu femi feven feyisayo feyisola fiifi fikadu
fikile fikre fikru filmon fily firehiwot fisseha fola folake foluke foluso fowsiya frehiwot fumilayo fungai funke
funmi funmilayo funso furaha gabasawa gakuru gambo garba gathoni gbadebo gbemi gbemisola gbenga gbolahan gebre
gebremariam genet gerhardus getachew getahun getaneh getnet girma girmay girum gitau githinji gizachew gloire
godspower godswill gora gugu gugulethu habeebat habibatou habimana habtamu haby hadija hadiza hafsat hagos haile
hailemariam hailu hajara hakizimana halimat hamadou hamidou hamisi hamisu hannelie hassana hauwa hawa henok heritier
hibo hirut hiwot hlengiwe hloni hodan hulisani hussaini ibe ibidun ibironke ibou ibra ibrahima ibukun ibukunoluwa
idayat idd idowu idrissa ife ifeanyi ifechi ifechukwu ifeoluwa ifeoma ifesinachi ifeyinwa ifunanya ige ikechi ikenna
ikeoluwa iliyasu imani imaobong imoh inemesit ineza ingabire ini iniobong inyang iradukunda ireti iretiola isah isayas
ishimwe isiaka isioma issiaka issouf itoro itumeleng iyabo iyanu iyanuoluwa iyiola jabali jabu jabulani jabulile
jackline jafari jama jamiu japhet jeannot jebet jelimo jemimah jemutai jepchirchir jepkemboi jepkosgei jibola jibril
jide jimoh joash jola juma jumai jummai jumoke kabelo kabiru kachi kader kadiatou kadidia kadidiatou kafayat kagame
kagiso kalidou kalilou kalu kamaldeen kamande kamau kamogelo kamsi kande kaosara karabo karamoko karien karimi kariuki
kasim kassa kassahun kassim katlego kato kayode keabetswe kebede kehinde kelebogile kelechi kemi kemunto kendi kerubo
kesandu kesiena kevine kgomotso kgosi kgothatso khadim khady khamis khanyi khanyisile khathutshelo khaya khayelihle
khethiwe khulekani khumbulani kibet kibrom kidane kidist kiiza kike kikelomo kimani kimutai kine kinuthia kioko
kipchoge kipkoech kiplagat kiprono kiprop kiprotich kipruto kiptoo kiros kizito kobby kobina kobus kodjo kodwo koech
koffi kofi kojo kolade kolawole kombo komlan konan kondwani korede korir korotoum kosi kosisochukwu kossi kouadio
kouakou kouame kouassi kow kuda kudakwashe kudzai kudzanai kunda kunle kwabena kwadwo kwaku kwame kwamena kwasi kweku
kwesi ladi ladipo ladji laide lamin lamine lanre lansana laraba lassana lassina lateef lawal lebo lebogang lehlohonolo
lekan leke lemlem lerato lesedi lesego letebrhan lethabo letlhogonolo limbani lindani lindelwa lindiwe lindokuhle liya
lizelle lizwe lolade londeka londiwe lotanna lourens louw lubabalo lubinda lukman lulama lulit lunga lungelo lungi
lungile lungisa lungowe luthando luyanda lwanga lwazi lydiah maame macharia madalitso madoda madou magdalene magriet
mahamadou mahlet maimouna maimuna maina makame makeda makena makhtar malick mallam mamadou mame mamoudou mandisa
mandla mandlakazi mandlenkosi marelize mariama mariame mariamu marieme marietjie marna masanja masego mashaka massamba
matar matome mawuli mawunyo mbacke mbali mbaye mbugua mbulelo mbuso mduduzi mebrahtu mehari mekdes mekonnen melaku
meles melkamu melusi mengistu menzi merhawi meron merveille meseret mesfin meskerem mfon mfoniso mfundisi mfundo
mihret mikias mlungisi mmabatho mmathapelo moctar modibo modise modou moeketsi mohamadou mohamedi mohamud mohau mojeed
mojisola mokgadi molebogeng monisola monsurat moraa morenike moriba morne mosa mothusi mouhamadou moustapha moyosore
mphatso mpho mpumelelo mthandazo mthokozisi mthunzi muchiri mueni mugisha mugo muhammadu muiruri mukamana mukasa
mulenga mulu mulubrhan mulugeta muluken mumbi mumbua munachi munashe munyaneza munyaradzi murtala murugi musawenkosi
musbau musoke mutale mutesi muthoni mutiat mutiu mutoni mutua mutuku muzi mwajuma mwanahamisi mwanaisha mwangi mwansa
mwende mwikali mwila mwongeli mxolisi mzwandile nabirye nafissatou nafula nakato nakimuli nakku naledi naliaka
nalubega nalwoga namakau namata nambi namono namukasa nandi nandipha nanjala nansubuga nantongo nardos nasimiyu nasiru
nasra nchedo ncumisa ndanu ndayisaba ndeye ndiaga ndidi ndinda ndivhuwo ndubuisi nduka ndukaku nduku ndumiso nduta
neema negash nekesa nenadi netsanet ngone ngozi ngozichukwu nhlanhla nigist nii nimco ninioluwa niyonsenga niyonzima
njambi njeri njoki njoroge njuguna nkatha nkechi nkechinyere nkem nkemdilim nkiru nkiruka nkosana nkosinathi nkululeko
nnamdi nneka nnenna nnenne nogaye nokuthula noluthando nolwazi nomalanga nomathemba nombulelo nomcebo nomfundo nomhle
nompumelelo nomsa nomthandazo nomusa nomvula nomxolisi nomzamo nonhlanhla nonkululeko nonso nonye nosa nosakhare
nosike nosipho nozipho nqobile nsengiyumva nshuti nsikak ntando ntandoyenkosi ntanganedzeni nthabiseng ntokozo ntombi
ntombifuthi ntombizodwa ntsiki nwakaego nwamaka nwando nwanneka nyaboke nyakio nyambura nyaradzo nyasha nyawira nyechi
nyokabi nyong obafemi obiageli obianuju obinna obiora ochieng ochuko ockert odafe odhiambo odongo odunayo ofure
ogbonnaya ogechi ogechukwu oghenekaro oghenero oghenetega ogo ogunsanya ohis okechukwu okeke okello okey okezie okon
okoro okoth okwudili olaide olaitan olanna olanrewaju olaoluwa olwethu omondi onalenna onochie onome onowu onuoha
onyango onyeka onyekachi onyekwere onyema onyemaechi onyinye onyinyechi opeoluwa opio opiyo oratile ore oreoluwa
oritsetimeyin orji osagie osahon osamudiamen osarenkhoe osaretin osaro osas osazee osinachi osita osondu ossai otieno
oulimata ouma oumar oumou oury ousmane ousseni ousseynou owino oyinade ozioma ozoemena palesa panashe panyin pape
penda pendo petrus phakamani phathiswa phila philani phindile phumla phumlani phumzile pius placide puleng puseletso
rabiu rafiu rahel raimi rakiya ramadhani ramata ramatoulaye ramatu rasaq rasheedat rashidi reabetswe refilwe rehema
relebogile rendani rethabile riaan rigat robel rokhaya rokia ronel ronke rono rotich rotimi rudo rukayat rukia
rumbidzai rutendo ruvimbo ryn sabelo sadio sadiq safiatou sagal saheed sahra saidi sakirat salamatu salehe salif
salifu salihu salimata saliou salum samaila sambo samkelo samrawit samwel sandile sanele sanni sanusi sarange sarel
sauda sbongile sbusiso schalk seckou segun sekou selam selamawit selasi sello selorm semere senait senyo senzo serges
serigne seun seydou seyi seynabou seyoum shabani shadrach shakirat shehu shewit shina shingai shingirai shola shukri
sibonelo sibongile sibusisiwe sibusiso sidiki sidy sifiso sihle sikhumbuzo sikiru simbarashe simphiwe sindi sindisiwe
sinethemba sintayehu siphamandla siphesihle siphiwe sipho siphokazi sisay sithembile siyabonga siyabulela siyanda
sizakele sizwe slindile smangaliso sobechukwu soda sodiq sokhna sola solape somadina somto somtochukwu sonwabile
sospeter souleymane sphamandla ssebunya ssemakula ssemwanga stellah subomi suleman sunette sunkanmi sunmisola surafel
surajo susara syombua tadele taderera tadesse tadiwa tafadzwa taiwo takalani takondwa takudzwa talatu tamanda tamirat
tanaka tanko taofeek taofeeq tapiwa tariku tariro tatenda tatu tawanda taye tayo tebogo teboho tefera tega tegegn
tekie tekle temesgen tendai tendekai tendo tertius tesfa tesfalem tesfaye tesfu teshome tewodros thabang thabiso thabo
thandazile thandeka thandi thandie thandiwe thando thandokazi thapelo thato themba thembeka thembekile thembelani
thembelihle thembi thembinkosi thembisile theunis thierno thinus thobeka thobile thokozani thokozile tholakele thulani
thuli thulisile thuso tiaan tichaona tidiane tidjane tiemoko tigist tiisetso tilahun tinashe tinevimbo tinotenda
tirunesh titus tiyamike tlotlo tobe tobechukwu tobi tobiloba tochi tochukwu toke tokunbo tola tolani tolu tomiwa
tonderai tonye tope tosin toyin toyosi tsedale tsegaye tsehay tsepo tshegofatso tshepang tshepiso tshepo tshifhiwa
tsholofelo tsion tsitsi tubosun tumaini tumelo tumi tunji uche uchechi uchenna udeme udoka ufuoma ugochi ugonna
ukamaka umaru umuhoza umurerwa umutoni unam unathi unoma upendo urenna uwamahoro uwaoma uwase uwem uwimana uzoma
vianney vimbai vusi vusimuzi vuyani vuyisile vuyiswa vuyo vuyokazi wachira wadzanai wafula wairimu waithera wale
wamaitha wambua wambui wamuyu wandile wangari wangui wanjala wanjiku wanjiru wanza warsame wasiu wasswa waweru wekesa
wezi wikus wimpie winfred woinshet woldemariam wondimu wondwossen workineh workneh worku worlanyo wubet wuraola xolani
xolile xolisa xolisile yaa yacouba yadikone yagazie yahaya yakubu yamikani yanga yared yaw yaya yayra yejide yemane
yemi yemisi yeshi yetnebersh yetunde yeukai yewande yilma yinka yodit yohana yohannes yomi yonas yordanos youssouf
yunusa yusufu zakari zamokuhle zandile zanele zawadi zelalem zenebe zenebech zenzele zerihun zewditu zewdu zeynab
zibuyile zikora zinachidi zinhle zintle zipporah ziyanda zodwa zolani zoleka zolile zubairu zuhura zukile zukiswa
zulaihat zuwena zvikomborero zwelakhe
nonkosi rushdi kipkorir faizel rushda shahied igsaan zakayo jepkorir abubakar danjuma renier leandri hanlie
`
