/**
 * Given names that are also words, places, months, brands or family names: they make a name only together with a family
 * name or with something beside them that says so.
 */
export const AMBIGUOUS_GIVEN_NAMES = `
abbey abril adelaide aden ago ai aina aire alba alexandria alla allegra alma alpha alva ama amber ami ange angel ante
april argentina ari aria art asia aspen asuncion august aurora austin autumn ava avis bai baran bas basil bat beau
bella bento bienvenue blessing bo bold bonita bora bradford brandy brooke brooklyn brooks buddy bunga burton cahya can
candela candy caridad carina carmel carter catalina celeste chai chao charity chase chelsea cherry chester cheyenne
christian chuck chun citra clay cliff clinton clover clovis cole comfort concepcion consolata constance cooper coral
cruz crystal custodio dahlia dakota dale dallas dane danish dare dat dato dawn deacon dean deep della deniz denver des
desire destiny dev devi devon dewa dian dick dixie diya dolly dolores dom domenica domingo dominica don dot dream duc
duke dung dupe dusty duy earl earnest eden edit eka ela elle else emerald emir encarnacion esa ese esmeralda esperanza
estrella even faith fang felicity fern ferry fiamma fleur flo floor florence franklin gala gang garnet gen gene
generoso georgia german gifty ginger glen glory goodluck grace gracia grant grazia gun guru guy ha hacer hai halle han
hao happiness hari harley harmony harper hazel heath heather heide herb hide hilton hind honey hong honor hope houston
huan hue hui hung hunter ids imam immacolata india indiana indigo indra innocent intan ion iris israel ivy jackson
jade jan jasmine jet jewel jing job jordan jordana joy jun june junior justice justo kai kala kana kay kent king kola
lada lala lam lan lance laurel lavender lea lei len les li libera libero libertad liberty lies lily lin lincoln line
linea ling lino loan lone long lorraine lovely lucky lula luz ly lyra mac made madison mae magnolia mai maia maire maj
mana manana mar mara marina marine marion maris mark marley marlin marshall mason mate max may medea meena meg mega
mei melody mentor mercedes mercy mere merry meta milagros milan mile milo min mine ming minh mitra modesta modeste
modesto montana mor muna my na nada nair nam nana nash natale natividad nel nella neo newton nia nike nima nino noble
nona nori norm novita nur oakley octave octavia odessa ofer olive om onder opal ora orlando orly osten ota ove oz
paige pal pansy papa par param paris parker pastora pat patience pau paz pearl peer peg penny per perla permata
perpetua phoenix phong pierce pim ping pio pip piper pita pol poppy porter portia preciosa precious preston primitivo
primo prince princess prosper prudence purificacion purity putri quan queen quy raj raja ram rama rana rand raven ray
reed regina rei rein reine remedios remo ren rex rey reyes rich rico rima rina rio rocio rocky rod roman ron rong roni
ros rose royal ruan ruby rune rusty rut ruta sade saffron saga sage sai saida saki salem salud salvador saman samar
samba sanita santa santiago santo santos sari satria savanna savannah scarlet secondo segundo sena shade shah shalom
shea shin sho sienna sierra sina sita siti skip skye sol soledad soma son sona sonny sota spencer sri stanford star
stein stella sten sterling storm su suda sultan summer sun sunny sydney tage tal tali tam tan tane tanner tao tate
tawny taylor te tea terzo thai tho thu tien tin ton tone toon tor tore tori tram trees tri trinity trong troy truong
tu turan ty uma una unique uno urban uri ute uzi val valencia valentine van vance vaya vega verity vesna victoria vida
viet ville viola violet virginia vit vita vy walker wan washington wei wellington wen wil will willow windsor winter
wisdom wolf woody xi xia xin xu yan yang yen yi yoga yong yu yuan yuma yun zaman zion zita zora zuri
`
