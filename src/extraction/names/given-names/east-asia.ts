/** Romanised Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian, Malay, Filipino and Pacific given names, folded. */
export const EAST_ASIAN_GIVEN_NAMES = `
achmad agung agus aidil aiguo aihua aijun aiko aiman ainul aisyah ajeng akamu akane akari akemi akira alfian alif
amirul anak analyn anchalee andika angelito anggi anggraini anh anuar aperahama apichart apinya aqil aran arief arifin
arnel aroha arthit arvin asep asri astuti asuka asyraf atiqah ayame ayano ayu ayumi ayumu azizah azlan azman azmi
azura azusa badrul bagas bagus bambang bao baoguo batbayar batbold bayarmaa bayu beibei benjawan berliana bernadeth
bich bienvenido binbin bingbing binh boonmee boonsri budi budiman cahyo cam candra catur chaiwat chaiyaporn chalerm
changming chanida chaoyang chatchai chau chenchen chengcheng chenglong chiaki chie chieko chiharu chihiro chinatsu
chisato chiyo chizuko chunhua chunlei chunmei chunyan chutima cuong dabin dahye daichi daigo dalisay daming dandan
dannilyn dao darma darmawan dasom dede dedi dedy dehua deni desi dewi diah didik dieu dinh dini diosdado djoko dodi
donggun dongmei dongsheng duong duyen dwi edy efendi efren eko emi emiko endah endang enkhbat enkhtuya eri eriko
erlangga erlinda erni eunbi fadli fahmi faizal fajar faleolo fangfang fariz fatihah fauzan fauzi fauziah fazilah fe
febri febrianti feifei fengying ferdie fetu firman fitri fitriani fujio futoshi galih ganbaatar ganbold ganjar gede
genji genki gia giang gilang goro guangming gunawan guntur guofeng guohua guoliang guoping guoqiang guoqing guozhong
gyeonghui hafizah haibin haibo haifeng haijun haikal hailong hairul haitao haiyan hajime halimah haliza hamidah hanae
hanafi hanako handoko haneul hanh hanum hanyu haoran haoyu harto haryanto hasanah haslina hasnah hayao hayato hazwan
hendra hendri hengki heping heri heru hidayah hidayat hien hieu hikari hikaru himari hinata hinemoa hiro hiroyasu
hitomi hitoshi hoa hoai hoang hoani hohepa hone honglei hongmei hongwei hongxia hongyan hotaka huaming huifang huili
huimin huong huy huyen hyeon hyeri ichiro ihaia iis ika ikaika ikhsan ilsung imee indah inho irawan irwan isamu isao
iskandar issei itsuki iwan iwao izumi jaka jamilah jejomar jennelyn jericho jerico jhon jhonny jiahao jiahui jiajia
jiajun jiaming jianbo jianchao jianfeng jianguo jianhua jianjun jianming jianping jianwei jianxin jianye jiawei jiayi
jiaying jiayu jiho jingjing jingwen jinhua jinlong jintana jiping jirapat jirawat jiro jisu joko jomar jonalyn joon
jovelyn jovito junfeng junhao junhui junjie junpei junwei kadek kaede kaho kahurangi kaiming kalani kamariah kamarul
kamol kanchana kanji kanokwan kanya kaori kaoru kartika kartini katsura kayo kayoko kazuma kazunari keala keanu kei
keigo kejian kekoa kengo ketut khai khanh khoa khoi kieu kikuko kiri kitti kittisak kiyoshi komang kornkanok kotoe
kozue krit kultida kumi kumiko kurnia kurniawan kurumi kusuma kyuhyun lani lanying laras leilani leilei lestari lien
ligaya lihong lihua lijuan lijun lilis liming lingling linh liping lirong lito liwei lixia liying loc longfei losa luh
luong luzviminda machiko madoka mahathir mahina mahiro maho maiko maki makiko makoto malee maman mami mamiko mamoru
manabu manaia manami manop mao maribeth maricar marites maritess marivic marlina masumi masuo matiu matsuko mayu
mayuka mayuko mayumi mazlan megumi meihua meilani meilin meiling mele meng mengjie mengyao mengyu merlita miae mieko
miho mihoko mikaere mikako miki mikiko mikio miku minako minami mingming minoru minsu misaki misako miwa miwako miyabi
miyoko miyu miyuki mizuho moana moe mohd momoka momoko montri muhd mulyadi mulyono munkhbat mutsuko mutsumi naho
nalani nami namiko nanako nanami nanang nao narong nattapol nattapong nattaya natthaphon nazri nenita nergui nga ngaio
ngaire ngan ngata nghia ngoc nguyet nhan nhi nhu nhung nicha nik nikau ningning ningsih niran nirut nita nittaya
noboru nodoka noelani noli nongnuch nopporn noraini noraziah norazlina norhayati norlito norliza novi nozomi nozomu
nurain nurazlina nurdin nurhayati nuttapong nyoman oanh oktavia orawan osamu otohiko oyuun pandu pania panida panji
panya patcharin pattaraporn peng pengfei phat phichai phu phuc phung phuong pichit pimchanok pingping piyanuch piyawat
ploy pongsak pornchai pornthip porntip prabowo praew pramono prasert pratama pratiwi prayuth preecha priyanto purnama
purnomo purwanto puspita putra putu qiang qianqian qiaoling qingqing qiuping quang quoc quyen quynh rachmat radit
rafaelito rahayu rahimah rahmawati raihan ramil ramlah ramli rangi ratih ratri rattana rawiri razak razali rendi reni
retno reynante richelle ridho ridwan rie rieko rika rikako riko riku rini risa risako ritsuko rizal rizalino rizki
rizky rodel rohani rohmat rommel rongrong rosli rosmah rosmala rosnah ruiming ruka rumi rumiko rung ruoxi rusdi ryo
ryoma ryu ryunosuke ryusei saeko safiah sahrul sakchai sakiko sakura santi santoso saori saowanee sarawut sarnai
satoru satrio satsuki saya sayaka sayo sayoko sayuri seigo seini sekar semisi septian setiawan setyawan setyo shafie
shahril shahrul shaohua shaojun shaoping sharifah shengli shigeru shihao shiho shihoko shingo shinnosuke shinobu
shinpei shiori shiyu shizuka shizuko shizuo shogo shuang shufang shuhua shun shuping shuying shuyu siaosi sicheng
sigit sinta sione sirikit siriporn sirirat siska siyu slamet soeharto soekarno soichi soichiro somboon somchai somchit
somkiat sompong somporn somsak soonja sora subagyo suchart sudarat sudarto sugeng sugiarto sugiono suhaimi suharto
suhartono sukarno sulastri sulistyo sumalee sumarni sumiati sunarto sunee sunisa suong supachai supaporn supardi
supriadi supriyadi supriyanto surachai surasak suraya suryadi suryani susanti susanto susilo susumu suthida sutrisno
suwanna suwit suyanto suzhen suzuka suzuko syafiq syahirah syahrul syaiful syamsul syarif syazwan syifa taeko taeyang
taichi taiga taiki taishi taku takuma tamaki tamati tamiko tamotsu tanawat taotao taufik taufiq teguh teiji tengku
teresita tetsu tevita thach thaksin thana thanakorn thanapon thanaporn thanawat thang thanh thanit thao thi thien
thieu thinh thoa thongchai thuan thuong thuy thuyen tingting tipawan tipene titin toan tokiko tokuo toru toyoko trai
trang trinh triyono truc trung tsetseg tsubasa tsugio tsukasa tsutomu tsuyoshi tuan tuti tuyen tuyet udin udom umeko
untung utami uthai utomo uyen veerachai vichai vien vilai vili viliami vina vinh wahyu wahyudi wahyuni wakako wakana
wandee wangshu wani wanida wannapa waraporn warlito warunee wataru wati wawan wayan weibin weibo weidong weifeng
weiguo weihong weihua weijie weijun weilin weimin weiming weiping weiqiang weiwei wenbin wenbo wenhao wenhua wenjie
wenjing wenjun wenli wenqing wentao wenwen whetu wibowo wichai widi widodo widya wijaya wikitoria wilai winarno wira
wirat wiremu wisnu wiwik worapong wulan wulandari xiang xiaobin xiaobing xiaobo xiaochen xiaodan xiaodong xiaofang
xiaofei xiaofeng xiaogang xiaohong xiaohua xiaohui xiaojing xiaojuan xiaojun xiaolei xiaoli xiaolin xiaoling xiaolong
xiaomei xiaomin xiaoming xiaoping xiaoqing xiaotong xiaowei xiaowen xiaoxia xiaoyan xiaoyang xiaoying xiaoyu xiaoyun
xinghua xinyi xinyu xinyue xiulan xiuli xiumei xiuqin xiuying xiuzhen xuan xue xuefeng xuejun xuemei xueying yadong
yae yajun yali yalin yaling yanan yanfei yangyang yanhong yanhua yanjun yanli yanling yanmei yanping yanti yanto
yanyan yaping yaqin yating yawen yayan yayoi yeji yejin yena yerin yichen yifan yifei yihan yijun yilin yiming ying
yingjie yingying yining yiping yitong yiwei yixin yixuan yiyang yogi yohanes yohei yoichi yoichiro yoji yoko yongfeng
yonggang yongliang yongming yongping yongqiang yongyuth yoshino yosuke yua yuanyuan yuchen yudai yudha yudi yufei
yufeng yuhang yuhua yui yuika yuito yujie yukari yulan yuliana yulianti yulin yuling yulong yumei yumeng yumiko yuming
yuni yunita yupin yuping yuqi yuqing yusaku yusei yushan yusof yusri yusril yutong yuu yuwei yuxia yuxiang yuxin
yuxuan yuyan yuying yuzhen yuzuki yuzuru zainal zaiton zaleha zamri zhaohui zhen zhendong zhenhua zhenyu zhihao
zhihong zhihua zhihui zhijian zhijie zhijun zhimin zhiming zhiping zhiqiang zhiwei zhiyong zhiyuan zhong zhongwei
zihan zihao zimo ziqi zixin zixuan ziyang ziyi ziyu zulaikha zulkifli
andri apriani aprilia ariyanto darwis dinda elis faridah fitria gusti handayani hartono hazwani heni herlina hery
izzati jamaludin jumadi juwita latifah mardiana masruri muhaimin mujiono mukhlis murni nasrul nining norhafizah
nuraini nuryanto prasetyo puji purwati ririn rohaya rosidah rosmawati rozita salmah samsul sholeh sofyan sriyono
sudarsono sugiyono suharti sukardi sukma sumarno sunarti sunaryo suparman suparno suroto suryanto sutanto sutarno
suwandi suwarno syazwani tatang ujang umi wijayanti winarti yuli yulianto zaharah zulhilmi
`
