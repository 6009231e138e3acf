/**
 * Given names that are also words, places, months, brands or family names. They count as names only with a family name
 * or with other evidence next to them.
 */
export const AMBIGUOUS_GIVEN_NAMES = `
abbey abril adelaide aden ago ai aina aire alba alexandria ali alla allegra alma alpha alta alva ama amber ambrose ami
ander ange angel angustias ante april argentina ari aria art arve asia asko aspen asuncion august aurora austin autumn
ava avis bai baran bas basil bat beau bella bento bernat beto bienvenue blessing bo bold bonita bora bradford brandy
brooke brooklyn brooks buck bud buddy bunga burton butch buzz cahya can candela candy caridad carina carmel carter
cataldo catalina catello celeste chai chao charity charo chase chelsea chelsey chema cherry chester cheyenne chico
chip christian chucho chuck chun citra claretta clay cliff clinton clover clovis coby cole comfort concepcion conni
consolata constance cooper coral cord cruz crystal custodia custodio dahlia dakota dale dallas dane danish dare dat
dato dawn deacon dean deep dele della deniz denver des desire destiny dev devi devon dewa dian dick dixie diya dolly
dolores dom domenica domingo dominica don dot dream dries duc duke dung dupe dusty duy earl earnest eden edit eka ela
elle elroy else emerald emir emrik encarnacion eneko esa ese esmeralda esperanza estrella eula even faith fang
farquhar fedele felicity ferdi fern ferry fiamma fleur fleurette flo floor florence flossie folke fosca franklin gala
gang garnet gen gene generoso geneva georgia german gerrie gifty gillies ginger glen glory goele goldie goodluck
gottlieb grace gracia grant grazia gun guru guy ha hacer hai haie halle han hao happiness hari harley harmony harper
hasso hazel heath heather heide herb hide hilton hind honey hong honor hope houston huan hue hui hung hunter ids ima
imam immacolata india indiana indigo indra innes innocent intan iola ion iris israel ivy jackson jade jan jasmine
jesus jet jewel jing job jordan jordana joy jun june junior justice justo kai kala kana kay kent king kinsley kobe
kola kord lada lala lalo lam lan lance lander landino laurel lavender lavon lea learco lei len les li libera libero
libertad liberty librado lies lill lilly lilo lily lin lincoln line linea ling lino loan lode lone long lore lorraine
love lovely lubin lucky luder ludlow lula lut luz ly lyra mac made madison mae magnolia mai maia mair maire maj malo
mana manana mar mara marcelin marceline marina marine marion maris mark marley marlin marshall mason mate max may
medea meena meg mega mei meinert melisande melody memo menchu menna mentor merce mercedes mercy mere merry messias
meta mie milagros milan mile miles milo min mine ming minh mitra modesta modeste modesto momme montana montel mor
mortimer morvan muguette muna my na nada nair nam nana nand nando nash natale natalino natividad nel nella neo neto
newton nia nike nima nino nives noble nona nori norm novita nur oakley octave octavia oda odd odessa ofer oke okko
olaug olive om oma onder opal opel ora orlando orly orval osten ota ove oz paige pal pansy papa par param paride paris
parker pastora pat patience pau paz pearl peer peg penny pepi per perla permata perpetua phoenix phong pierce pili pim
ping pio pip piper pit pita pol poppy porter portia prazeres preciosa precious preston primitivo primo primrose prince
princess prosper prudence puri purificacion purity putri quan queen queralt quirze quy raj raja ram rama rana rand
raven ray reed refugio regina regulo rei reimer rein reine remedios remei remo ren retha rex rey reyes rich rico riet
rima rina rio roar robbe rocio rocky rod rollo roman ron rong roni roos ros rose roser royal ruan ruby rune ruprecht
rusty rut ruta sade saffron saga sage sai saida saki salem salud salvador saman samar samba sanita santa santiago
santo santos sari satria savanna savannah scarlet secondo segundo sena senga septimus shade shah shalom shea shin sho
sienna sierra sina sita siti skip skye sol soledad soma son sona sonny sota spencer sri staf stanford star stef stein
stella sten sterling stirling storm su suda sultan summer sun sunny sydney tade tage tal tali tam tamme tan tane
tanner tao tate tawny taylor te tea tere terzo thai thies tho thu tiemen tien till tin tinne toini ton tone tonho toon
topi tor tora tore tori tram trees tressa trevon tri trini trinity trong troy truong tu turan ty uma una unique unn
unni uno unto urban uri urpo ute uzi vada val valencia valentine van vance vaya vega verity vern vesna victoria vida
viet ville viola violet virginia vit vita vy walker wan wannes ward washington wei wellington wen wessel wieland wil
will willow windsor winter wisdom wolf woody wout xi xia xin xu yan yang yen yi yoga yoli yong yu yuan yuma yun zaman
ze zeze zion zita zora zuri
`
