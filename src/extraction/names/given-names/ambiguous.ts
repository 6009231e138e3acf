/**
 * Given names that are also words, places, months, brands or family names. They count as names only with a family name
 * or with other evidence next to them.
 */
export const AMBIGUOUS_GIVEN_NAMES = `
abbey abril adelaide aden ago aguinaldo ai aina aire alba alexandria ali alla allegra alma alpha alta alva ama aman
amber ambrose ami ander ange angel angustias ante april argentina ari aria arian aries armas art arve asia asih asko
aslan aspen asuncion ata ato august aurora austin autumn ava avis awen bai bala baran barna bas basil bat beau bella
bento berat bernat beto bienvenue blessing bo bogi bold bonita bora borek bradford brandy brooke brooklyn brooks bryn
buck bud buddhi buddy buket bunga burton butch buzz cahya can candela candy caridad carina carmel carter cataldo
catalina catello celeste chai chao charity charo charoen chase chea chelsea chelsey chema cherry chester cheyenne
chico chip christian chucho chuck chun citra claretta clay cliff clinton clover clovis coby cole colman comfort
concepcion conni consolata constance cooper coral corazon cord cruz crystal custodia custodio dagur dahlia dakota dale
dallas damar dane danish dare dastan dat dato davy dawn deacon dean deep dele della deng deniz denver des desire
destiny dev devi devon dewa dhan dian dick divina divino dixie diya dolly dolores dom domenica domingo dominica don
dot dream dries duc duke dung dupe dusty duy dyfed earl earnest eden edit eka ela elle elroy else emerald emir emrik
encarnacion enda eneko esa ese esmeralda esperanza estrella eula even eyup faith fang farquhar fedele felicity ferdi
fern ferry fiamma fleur fleurette flo floor florence flossie folke fosca franklin gala gang ganga garnet gen gene
generoso geneva gentian gentiana georgia german gerrie gifty gillies ginger glen glory glyndwr goele goldie goma
goodluck gottlieb grace gracia grant grazia gun gunes guru guy gyan ha hacer hai haie hale halle han hao happiness
hari harley harmony harper hasso hazel heath heather heide herb hide hilton hind homa honey hong honor hope houston
hreinn huan hue hui hung hunter ids ima imam immacolata india indiana indigo indra innes innocent intan iola ion iris
israel ivy jackson jade jan jasmine jesus jet jeta jewel jing job jordan jordana joy jun june junior justice justo kai
kala kana katla kay kent king kinsley kobe kola kord lada lala lalo lam lan lance lander landino lata
laurel lavender lavon lea learco lei lemma len les li libera libero libertad liberty librado lies lill lilly lilo lily
lin lincoln line linea ling lino liri loan lode logi lone long lore lorraine love lovely lubin lucky luder ludlow lula
lule lut luz ly lyra mac made madison mae magnolia mahavir mai maia mair maire maj malo mana manana mani mar mara
marcelin marceline mariani marina marine marion maris mark marley marlin marshall mason mate max may medea meena meg
mega mei meinert melati melisande melody memo menchu menna mentor merce mercedes mercy mere merry messias meta mie
milagros milan mile miles milo min mine ming minh mitra modest modesta modeste modesto momme montana montel mor
mortimer morvan muguette mujahid mumtaz muna my mya na nada nair nam nana nand nando nash nasr natale natalino
natividad nel nella neo neto newton nia nike nima nino nives noble nona nori norm novita nubia nur oakley octave
octavia oda odd odessa ofer oke okko okta olaug olive om oma onder onni opal opel ora orlando orly orval osten ota ove
oz padma paige pal palani palmi pansy papa par param paride paris parker pastora pat patience pau paz pearl peer peg
penny pepi pepito per perla permata perpetua phoenix phong pierce pili pim ping pinja pio pip piper pit pita pol
pola poppy porter portia prazeres preciosa precious preston primitivo primo primrose prince princess prosper prudence
puri purificacion purity putri quan queen queralt quirze quy raj raja ram rama ramadhan rana rand ratnam raven
ray raza reed refugio regina regulo rei reimer rein reine remedios remei remo ren retha rex rey reyes rich rico rida
riet rima rina rio riyad roar robbe rocio rocky rod rollo roman ron rong roni roos ros rose roser royal ruan ruby rune
ruprecht rusty rut ruta saada saadet sade saffron saga sage sai saida saki sakthi salem salud salvador saman samar
samba samet sandi sanita santa santiago santo santos saranda sari satria savanna savannah savas scarlet secondo
segundo sena senga septimus serif shade shah shalom shea shin sho sienna sierra sina sisko sita siti siva skip
skye sol soledad soma son sona songkran sonny soso sota spartak spencer sri staf stanford stanica star stef stein
steinn stella sten sterling stirling storm su subba suda sudirman sultan summer sun sundaram sunny suriya sydney tade
tage tal tali tam tamme tan tane tanner tao taru tate tawny taylor te tea tegid tere terzo thai thalia thies tho thu
tiemen tien tika till tin tinne tissa titik toini ton tone tonho toon topi tor tora tore tori tram trees tressa trevon
tri trini trinity trong troy truong tu tuba tuna turan ty ulan uma una unique unn unni uno unto urban uri urpo usko
ute uzi vada val valencia valentine valur van vance vaya veera vega verity vern vesna victoria vida viet ville viola
violet virginia vit vita vy walker wan wannes ward washington wattana wei wellington wen wessel wieland wil will
willow windsor winter wisdom wolf woody wout wyn xi xia xin xu yamuna yan yang yani yen yeni yi yoga yoli yong
yu yuan yuma yun zala zaman zan ze zeze zin zion zita zora zuri
`
