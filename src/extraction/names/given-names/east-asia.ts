/** Romanised Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian, Malay, Filipino and Pacific given names, folded. */
export const EAST_ASIAN_GIVEN_NAMES = `
achmad agung agus aidil aiguo aihua aijun aiko aiman ainul aishah aisyah ajeng aji akamu akane akari akemi akira
alfian alif amirah amirul anak analyn anan anchalee andika andri angelito anggi anggraini anh anong anuar anucha
aperahama apichart apinya apriani aprilia aqil aran arief ariff arifin ariyanto arnel aroha arthit arunee arvin asep
asmah asri astuti asuka asyraf atik atiqah attapong aung ayame ayano ayu ayumi ayumu azizah azlan azlina azman azmi
azreen azura azusa badrul bagas bagus baharudin bakri bambang banchong bao baoguo basuki batbayar batbold bayarmaa
bayu beibei benjawan berliana bernadeth bich bienvenido binbin bingbing binh boonchai boonmee boonsong boonsri bopha
boyet budi budiman bunthoeun busaba cahyo cam candra carmelita catur cecep chaiwat chaiyaporn chalerm chanchai
changming chanida channary chanrith chanthou chanthy chantrea chaoyang chatchai chau chenchen chenda chengcheng
chenglong cherryl chhay chiaki chie chieko chiharu chihiro chinatsu chisato chiyo chizuko chumpol chunhua chunlei
chunmei chunyan chutima cristeta cuong dabin dadang dahye daichi daigo dalisay daming danang dandan dannilyn dao darma
darmawan darto darunee darwis dasom daud decha dede deden dedi dedy dehua deni desi dewi diah dicky didik dieu dinda
dindo dinh dini diosdado djoko dodi donggun dongmei dongsheng duangjai duong duyen dwi dzulkifli editha edy efendi
efren ekachai eko elis emi emiko endah endang endra eni enkhbat enkhtuya eri eriko erlangga erlinda erni eunbi fadli
fahmi faizal fajar faleolo fangfang faridah fariz fatihah fauzan fauzi fauziah fazilah fe febri febrianti feifei
fengying ferdie fetu firman fitri fitria fitriani fujio futoshi galih galuh ganbaatar ganbold ganjar gatot gede genji
genki ghazali gia giang gilang goro guangming gunawan guntur guofeng guohua guoliang guoping guoqiang guoqing guozhong
gusti gyeonghui habibah hafizah haibin haibo haifeng haijun haikal hailong hairul haitao haiyan hajime halim halimah
haliza hamidah hamzah hanae hanafi hanako handayani handoko haneul hanh haniff hanum hanyu haoran haoyu hariyanto
hartati harto hartono haryanto hasanah haslina hasnah hayao hayato haziq hazirah hazwan hazwani hendra hendri hendro
hengki heni heping heri herlina hermawan heru hery hesti hidayah hidayat hien hieu hikari hikaru himari hinata hinemoa
hiro hiroyasu hitomi hitoshi hla hoa hoai hoang hoani hohepa hone honglei hongmei hongwei hongxia hongyan hotaka htet
htun htwe huaming huifang huili huimin huong husin husni huy huyen hyeon hyeri ichiro ihaia iis ika ikaika ikhsan
ilsung imee indah indri inho irawan irwan isabelita isamu isao ishak iskandar isnaini issei itsuki iwan iwao izumi
izwan izzati jaka jalil jamaliah jamaludin jamilah jaruwan jejomar jennelyn jericho jerico jerwin jhon jhonny jhun
jiahao jiahui jiajia jiajun jiaming jianbo jianchao jianfeng jianguo jianhua jianjun jianming jianping jianwei jianxin
jianye jiawei jiayi jiaying jiayu jiho jingjing jingwen jinhua jinlong jintana jiping jirapat jiraporn jirawat jiro
jisu joko jomar jonalyn joon jovelyn jovito jovy jumadi junfeng junhao junhui junjie junpei junwei juwita kadek kaede
kaho kahurangi kaiming kalani kamariah kamarul kamarulzaman kamol kanchana kanji kannika kanokwan kanya kaori kaoru
kartika kartini kasem katsura kayo kayoko kazuma kazunari keala keanu kei keigo kejian kekoa kengo ketut khadijah khai
khaing khanh khemara khin khoa khoi kieu kikuko kiri kitti kittipong kittisak kiyoshi komang komsan kornkanok kosal
kotoe kozue krisna krit kulap kultida kumi kumiko kunthea kurnia kurniawan kurumi kusuma kyaw kyuhyun laddawan
lailanie laksmi lani lanying laras latifah leakhena leilani leilei leonila lestari lien ligaya lihong lihua lijuan
lijun lilik lilis liming lingling linh liping lirong lito liwei lixia liyana liying loc loida longfei losa ludivina
luh luningning luong lusi luzviminda lwin machiko madoka mahathir mahina mahiro maho maiko maimunah maisarah makara
maki makiko makoto malee maly maman mami mamiko mamoru manabu manaia manami manop mansor mao mardiana maribeth maricar
maricris maridel marife marites maritess marivic marlina marlyn marzuki masitah masruri mastura masumi masuo matiu
matsuko maung mayu mayuka mayuko mayumi mazlan mealea megumi meihua meilani meilin meiling mele meng mengjie mengyao
mengyu merlinda merlita miae mieko miho mihoko mikaere mikako miki mikiko mikio miku minako minami mingming minoru
minsu misaki misako miwa miwako miyabi miyoko miyu miyuki mizuho moana moe mohd momoka momoko montri muhaimin muhd
mujiono mukhlis mukhriz mulyadi mulyani mulyono munirah munkhbat murni mustofa mutsuko mutsumi myat myint nabilah naho
naing nakarin nalani nami namiko nanako nanami nanang nanik nanthana nao napat naree narong narongchai nary nasrul
nattapol nattapong nattaya natthaphon natthawut naufal nazri nengah nenita nergui nga ngaio ngaire ngan ngata nghia
ngoc ngurah nguyet nhan nhi nhu nhung nicha nik nikau nilar nimfa nimol ningning ningsih ninik nining nipa niran nirut
nita nittaya noboru nodoka noelani noli nonglak nongnuch nopparat nopporn noraini norashikin norazah noraziah
norazlina norhafizah norhaliza norhayati norizan norlela norlito norliza normah normita novi novia nozomi nozomu
nugroho nurain nuraini nurazlina nurdin nurhayati nurhidayah nurulhuda nuryanto nuttapong nwe nympha nyoman oanh
oktavia oranuch orawan ornanong osamu otohiko oyuun pacita pailin pandu pania panida panji panya parichart patcharin
pattama pattaraporn peng pengfei pensri phalla phally phanuwat phat pheakdey phichai phu phuc phung phuong phyo phyu
pich pichai pichit pimchanok pingping piseth pisey pisit pittaya piyanuch piyawat ploy pongsak ponlok poonsak pornchai
pornthip porntip prabowo prachya praew pramono pranee prapai prasert prasetyo prasit pratama prateep pratiwi prayut
prayuth preecha priyanto priyono puji purnama purnomo purwanto purwati puspita putra puttipong putu qiang qianqian
qiaoling qingqing qiuping quang quoc quyen quynh rachanee rachmat radit rafaelito rahayu rahimah rahmawati raihan
ramil ramlah ramli rangi rashidah ratana ratha ratih ratnasari ratri rattana rawiri razak razali rendi reni retno
reynante rhodora richelle ridho ridwan ridzuan rie rieko rika rikako riko riku rini ririn risa risako riska riski
rithy ritsuko riyanto rizal rizalino rizki rizky rodel rodelio rohani rohaya rohmat rolly rommel rongrong rosidah
rosli roslina rosmah rosmala rosmawati rosnah rozita ruangrit ruel ruiming ruka rumi rumiko rung rungnapa ruoxi rusdi
rusli rustico ryo ryoma ryu ryunosuke ryusei sabariah saeko saengdao safiah sahrul sakchai sakda sakiko sakura salbiah
salmah salmiah salvacion samad sambath samnang samphors samrith samsul sanan sandar santi santoso saori saowalak
saowanee sarawut sarith sarnai saroeun sarwono sasithorn satoru satrio satsuki savuth sawat saya sayaka sayo sayoko
sayuri seigo seiha seini sekar semisi septian serey setha setiawan setyawan setyo shafie shahril shahrul shaohua
shaojun shaoping sharifah shengli shiela shigeru shihao shiho shihoko shingo shinnosuke shinobu shinpei shiori shiyu
shizuka shizuko shizuo shogo sholeh shuang shufang shuhua shun shuping shuying shuyu siaosi sicheng sigit sinta sione
sirikit siriporn sirirat siriwan siska sitha sittichai siyu slamet socheata soeharto soekarno sofyan soichi soichiro
sokha sokhom sokhon sokly sokun soleh somboon somchai somchit somjai somkiat somkid sommai sompong somporn somsak
somsri soonja sophal sophea sopheak sopheap sophorn sora sothea sotheara sothy sovann sovanna sovannara srey sreyleak
sreymom sreyneang sreypov sriyono subagyo suchada suchart sudarat sudarmanto sudarsono sudarto sugeng sugiarto sugiono
sugiyono suhaimi suharti suharto suhartono sujono sukardi sukarno sukma sulastri sulistyo sumalee sumarni sumarno
sumiati sumiyati sunarti sunarto sunaryo sunee sunisa suong supachai supaporn supardi suparman suparno suphot supriadi
supriyadi supriyanto surachai suradi surapong surasak suraya suroto suryadi suryani suryanto susanti susanto susilo
susumu sutanto sutarno suthep suthida sutrisno sutthida suwandi suwanna suwarno suwat suwit suyanto suzhen suzuka
suzuko syafiq syafiqah syahirah syahrul syaiful syamsul syarif syazwan syazwani syifa taeko taeyang taichi taiga taiki
taishi taku takuma tamaki tamati tamiko tamotsu tanapon tanawat taotao tatang taufik taufiq taweesak teerapong teguh
teiji tengku teresita tetsu tevita thach thaksin thana thanakorn thanapat thanapon thanaporn thanawat thandar thang
thanh thanit thant thao thavy thawatchai theara thi thida thien thieu thinh thiri thoa thongchai thuan thuong thura
thuy thuyen tingting tipawan tipene titin toan tokiko tokuo toru toyoko trai trang trinh triyono truc trung tsetseg
tsubasa tsugio tsukasa tsutomu tsuyoshi tuan tuti tuyen tuyet udin udom ujang ukrit umeko umi untung urai utami uthai
utomo uyen vannak vannara vannarith veasna veerachai vibol vichai vicheka vichet vien vilai vili viliami vina vinh
virak visoth vuthy wahyu wahyudi wahyuni wakako wakana wanchai wandee wangshu wani wanida wannapa waraporn warlito
warunee wataru wati wawan wayan weerachai weibin weibo weidong weifeng weiguo weihong weihua weijie weijun weilin
weimin weiming weiping weiqiang weiwei wenbin wenbo wenhao wenhua wenjie wenjing wenjun wenli wenqing wentao wenwen
whetu wibowo wichai wichit widi widodo widya wijaya wijayanti wikitoria wilai wilaiwan winai winarni winarno winarti
winarto windi wiphada wira wirat wiremu wisnu withaya wiwik worapong wulan wulandari xiang xiaobin xiaobing xiaobo
xiaochen xiaodan xiaodong xiaofang xiaofei xiaofeng xiaogang xiaohong xiaohua xiaohui xiaojing xiaojuan xiaojun
xiaolei xiaoli xiaolin xiaoling xiaolong xiaomei xiaomin xiaoming xiaoping xiaoqing xiaotong xiaowei xiaowen xiaoxia
xiaoyan xiaoyang xiaoying xiaoyu xiaoyun xinghua xinyi xinyu xinyue xiulan xiuli xiumei xiuqin xiuying xiuzhen xuan
xue xuefeng xuejun xuemei xueying yadanar yadong yae yajun yali yalin yaling yamin yanan yanfei yangyang yanhong
yanhua yanjun yanli yanling yanmei yanping yanti yanto yanuar yanyan yaping yaqin yating yawen yayan yayoi yeji yejin
yena yerin yichen yifan yifei yihan yijun yilin yiming ying yingjie yingying yining yiping yitong yiwei yixin yixuan
yiyang yogi yohanes yohei yoichi yoichiro yoji yoko yongfeng yonggang yongliang yongming yongping yongqiang yongyut
yongyuth yoshino yosuke yua yuanyuan yuchen yuda yudai yudha yudi yufei yufeng yuhang yuhua yui yuika yuito yujie
yukari yulan yuli yuliana yulianti yulianto yulin yuling yulong yumei yumeng yumiko yuming yuni yunita yupa yupin
yuping yuqi yuqing yusaku yusei yushan yusof yusoff yusri yusril yutong yuu yuwei yuxia yuxiang yuxin yuxuan yuyan
yuying yuzhen yuzuki yuzuru zaenal zaharah zainal zaini zaiton zakiah zaleha zalina zamri zaw zenaida zeya zhaohui
zhen zhendong zhenhua zhenyu zhihao zhihong zhihua zhihui zhijian zhijie zhijun zhimin zhiming zhiping zhiqiang zhiwei
zhiyong zhiyuan zhong zhongwei zihan zihao zimo ziqi zixin zixuan ziyang ziyi ziyu zulaikha zulhilmi zulkifli zuraida
nunung
`
