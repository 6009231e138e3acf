/**
 * Given names that are also words, places, months, brands or family names: they make a name only together with a family
 * name or with something beside them that says so.
 */
export const AMBIGUOUS_GIVEN_NAMES = `
adelaide aden admiral ai akashi alba alexandria allegra alma alpha alta alva ama ambar amber ami amor an anan andes
ando ange angel angels anise anoka aomori april arcadia arena ari aria arlington arm arsenal art asia aspen atlanta
atlas august aurora austin autumn ava avalon azores bach bai baku bali ban banana bar baran bari baron basil bay bear
beau beirut bell bella belle bento berg berlin bern best bio bird bishop blaze bliss blue bo bond bonita bora bota boy
brandy brave breeze brick bristol brook brooke brooklyn brooks buck bud buddy burton butch cairo cali camellia cami
camp can cana candy capri captain cardiff cardinal carina carmel carter casa case cash casino cat catalina cava cedar
celeste ceylon chai chance chancellor charity charleston charlotte charm chase chelsea cherry chester cheyenne chin
china chip christian church ciel city clarity clay cliff cloud clove clover clovis coco cole colonel colt columbia
comfort con constance constant cooper coral coro corona cosmo costa cotton cruz crystal cuba cyan cypress dahlia dai
dakota dale dali dalian dallas dandy dari dat data dawn day de deacon dean delhi delta demo deniz denver des destiny
deva devi devon dian dick die dien diesel diva divine divinity dixie diya do doha dolly dolores domingo don dona dong
donna dot dove dua duke duo dusty duy eagle earl earnest east easter echo eco eden edge ege egg ein eine eka elder elf
elite elk elm ember emerald emir era esperanza essence est estate este ever faith fall fan fang farm fee felicity fern
fifi fine finesse fire fleur flint flo florence florida flower folk fox france franklin free frost fuji future gala
gale gang garden gay gem gemini gene general genesis genius genova gentle geo georgia ginger giro glen glory god gold
golden goodluck goodness grace gran grand grant gratitude gray green grey guy ha hai hale hall han hang hanoi hao
happy hara harbor hari harley harmony harper hart has hat haven hawk hazel heath heather heaven heide hen her herb
heritage hero hill hilton hind ho holiday home honest honey hong honor hope hotel houston huan hue hui hung hunter hy
ice idea ile in india indiana indigo inn innocent ion ireland iris iron ise isis island isle israel ivory ivy jackson
jade jaipur jalan jam jan jar jasmine java jeep jersey jet jewel jing joker jordan jordana joy jubilee judge jun june
juneau junior juniper jupiter justice kai kala kale kan kana karma kashi kay kent kenya king knight ko kola kong kota
la lake lala lam lan lance land lane lang lark lassie laurel laurels lavender law le lea legend lei lemon len lens les
lexus li liberty light lilac lille lily lima lime lin lincoln linden ling lino lion lira lisa lit little lo loma
london lone long loni lord lorraine lotus love lovely loyal luck lucky lui lula lux luz ly lynx lyon lyra ma mac macon
madison madonna mae magenta magic magnolia mai maia major mall mama man mana mandarin mane mani manila maple mar mara
marble march margarita marina marine marion maris mark market marley marlin marne marquis mars marshall martini marvel
mason master mata mate matt matter max may mayday mayo medea meena meer meg mega mei mein melody mer mercedes mercy
merit merry metro milan mile milo min mine minh mini mint mio miracle miss mission mist misty mita mitra mo mon monaco
montana monte moon mor mora moral mori morning moss mountain mu muna muse my nair nam nana nano nara nash nata natal
navy naya neo nero nest nevada new nia nice nickel nike nile nima nine nini nino no noble noir nona nor nord nori norm
normal normandy north nos nova novel nu nut ny oak oakley oasis ocean octavia oda odessa ofer olive om oman omega ono
onyx opal or orange orchid oregon ori orient orlando orly oro osaka ota otter ove oz pace pacific page paige palm
palma pan panda pansy panther papa paprika par paris parish park parker pat patience patron pau paz peace peach pearl
peer peg penny pepper per perla petal phi philadelphia phoenix phuket pico piedad pierce pim pin pine pink pio piper
placid plum poem pol pola poll polo poly pom pool poppy por porter portia praise precious premium presto preston price
primrose prince princess prior prudence puma puri quan que queen quest qui quince quy rad rain raisin raj raja ram
rama ran rana rand ranger raven raw ray rays real reason red reed regal regent regina region rei reign rein rema
remedios remedy remo ren reno rest rex rey rich rico rida rider riga rima rina ring rio ripley rita ritz river robin
roc rock rocky rod roma roman romance rome ron rong roni roof roos rope ros rose roses royal royale ruan ruby rue rum
run rush rust rusty rut rye sable sade safari saffron saga sage sai saint saki salem salon salvador saman samar samba
san sand sandy sani santa santiago santo santos sao sar sarah sari saturn savanna savannah save scarlet sea sega seiko
sela selva sen sena sense sera serenity set sevilla sha shadow shah shale shalom shan shao sharm shasta shea sheer
shell sheriff shi shin shire sho shu si sienna sierra silver sin sina sincere sira sita siva skip sky skye smoky so
sofa sol solar soledad solo soma son sona sonata song sonic sonny sori sota soul south spencer spring sri star stein
stella sterling still stone storm storme su suda sugar sui suite sultan sum summer sun sunday sunny sunshine sur suva
swift sydney ta tae tag tai taka tal tali tam tama tan tanger tanner tao tar tara tari tate tau taurus tawny taylor te
tea teal tema temple tempo tender tera terme terra texas thai than theme thistle tho thu thyme tien tiger timor tin
tiny tip titan to toe toga tole tom ton top topaz tor tora tore tory tour toy trace tram tran tree trend tri trier
trinity trip tripp trong troy true trust truth tu tulip turan turin turkey tuscan tut ty uda ula ultra uma una und une
unique united uno urban uri ursa ute uzi val vale valencia valentine valley valor van vana vance vans var vari vaya
vega vela velvet venice venus verde verity vermont verona vesta vi via vice victoria victory vida vie viet villa viola
violet virgin virginia virgo vis vit vita viva vivo von vy wan ward wat wawa way web wei wells wen west wien wil wild
wilder will willow wilmington win windsor winner winter wisdom wolf wood woody worth xi xia xian xin xu yala yam yan
yang ye yen yes yi yong york you young yu yuan yuma yun zag zen zephyr zhi zi zin zion zita zone zuri
`
