/**
 * Given names that are also words, places, months, brands or family names: they make a name only together with a family
 * name or with something beside them that says so.
 */
export const AMBIGUOUS_GIVEN_NAMES = `
abbey adelaide aden ai aina aire alba alexandria alla allegra alma alpha alva ama amber ami ange angel april argentina
ari aria art asia aspen august aurora austin autumn ava avis bai baran bas basil beau bella bento bienvenue blessing
bo bonita bora brandy brooke brooklyn brooks buddy burton can candy carina carmel carter catalina celeste chai chao
charity chase chelsea cherry chester cheyenne christian chun clay cliff clover clovis cole comfort constance cooper
coral cruz crystal dahlia dakota dale dallas dane danish dat dato dawn deacon dean deep della deniz denver des destiny
devi devon dian dick dixie diya dolly dolores dom domenica domingo dominica don dot dream duc duke dusty duy earl
earnest eden edit eka ela elle emerald emir esperanza even faith fang felicity fern fleur flo floor florence franklin
gala gang gene georgia german ginger glen glory goodluck grace grant gun guru guy ha hacer hai halle han hao happiness
hari harley harmony harper hazel heath heather heide herb hilton hind honey hong honor hope houston huan hue hui hung
hunter imam india indiana indigo innocent ion iris israel ivy jackson jade jan jasmine jet jewel jing job jordan
jordana joy jun june junior justice kai kala kana kay kent king kola lala lam lan lance laurel lavender lea lei len
les li liberty lily lin lincoln line linea ling lino loan lone long lorraine lovely lucky lula luz ly lyra mac made
madison mae magnolia mai maia maire maj mana manana mar mara marina marine marion maris mark marley marlin marshall
mason mate max may medea meena meg mega mei melody mentor mercedes mercy mere merry milan mile milo min mine ming minh
mitra montana mor muna my na nair nam nana nash natale neo nia nike nima nino noble nona nori norm novita nur oakley
octavia odessa ofer olive om onder opal ora orlando orly osten ota ove oz paige pansy papa par paris parker pat
patience pau paz pearl peer peg penny per perla phoenix phong pierce pim ping pio piper pol poppy porter portia
precious preston primo prince princess prudence quan queen quy raj raja ram rama rana rand raven ray reed regina rei
rein remedios remo ren rex rey rich rico rima rina rio rocky rod roman ron rong roni ros rose royal ruan ruby rusty
rut ruta sade saffron saga sage sai saida saki salem salud salvador saman samar samba sanita santa santiago santo
santos sari savanna savannah scarlet segundo sena shade shah shalom shea shin sho sienna sierra sina sita siti skip
skye sol soledad soma son sona sonny sota spencer sri star stein stella sterling storm su suda sultan summer sun sunny
sydney tage tal tali tam tan tanner tao tate tawny taylor te tea thai tho thu tien tin ton toon tor tore tori tram
trees tri trinity trong troy truong tu turan ty uma una unique uno urban uri ute uzi val valencia valentine van vance
vaya vega verity victoria vida viet ville viola violet virginia vit vita vy wan wei wellington wen wil will willow
windsor winter wisdom wolf woody xi xia xin xu yan yang yen yi yoga yong yu yuan yuma yun zaman zion zita zuri
`
