/**
 * Family names that are also words or places. They count as family names only after an unambiguous given name. Folded.
 */
export const WORD_FAMILY_NAMES = `
abbey abbot abbott alfa allgood alto alves amaral archer baker bakker ball banks barber barco barn barnes bass basso
baumann bay beach bean beck becker beer bell bello bench benton berg berger best bialy bianchi birch bird bishop bjork
black blanc bloom blue blum board boer bolt bond book booker booth bos boucher boulanger bourne bow bowl box bradford
branch branco brandt braun bravo bread bridge bridges bright brook brooks brouwer brown browning brun bruno buck bueno
bull busch bush butcher butler buzz camp campo campos cannon capital cardoso carneiro carpenter carr carter casas case
cash castillo castle castro chamber chambers chance chancellor chandler chapel chapman charpentier chase cherry chevalier chiesa
child childs christian church clay clear clerk cliff close coach coelho cole colombo comte constable conti cook cooke cooper
corn corona costa cotton couch court cove crane cross crow crown cruise cruz cunha czarny dahl dam day dean dear
decker dekker dent diamond dollar dove drake draper driver drucker duarte duc duke earl early east ek elder elders engel
esposito fabbri fair falcon falk faria farmer fears ferrari ferreira field fielding fields finch fine fiore fischer
fish fisher flag fleet fleischer fleury flood flores flower flowers fontaine fontana ford forest forester forestier
forrest fors forster fort foster fountain fowler fox france franco frank franklin free freeman freitag french freund
friedrich friend frost fry fuchs fuller gale galli gallo gardener gardner garland garnier gartner gast gates gatti
german glas glass gold golden good gordon grande grant gras gray greco green grey groot gross grosse grote ground
grove grun guerra guest guy haas hagen hahn hale hall hammer hand hardy hart harvest hausmann hay hayes hays heard
heart heath hecht heights henry herbst hero herz hidalgo hill hills hinge hirsch hof hofmann holder holiday holland
holly holm holz hood hook hope horn horne horse house houston howl huber hull hunt hunter hurt iglesias ireland
jackson jager jewel jewell jong jordan joy judge jung justice kaiser kaufmann keen keller key keys kid kies kind king
kirk kirsch klein knight koch kohl kok konieczny konig koning kopf kraft krol krug kuiper kurz lac lago lake lakes
lamb lane lang lange lapierre law laws lead leaf leal leblanc leeuw legrand lehrer leite lejeune lemaire lenoir lent
leroy light lima lincoln lind link little livingston lock lodge loffler lombardi long longo lord love low lowe lucas
lucky luna lund lynch lynx machado madden magalhaes magyar maier maire major maler mancini mann manning mar marble
march marchand marina marino mark marks marsh marshall martin mason masters mata matin matos maurer may mayer mayo
mayor mazur meadow meadows meijer meister melo mercer merchant mercier merry mesa messina metzger meunier meyer miles
mill miller mills milton minor molenaar molina money monk monroe montana monti moon moor moore morales moreno morgen
moss mould mount mountain moura mulder muller muse nail nase nash nation neat negri neri neumann neves new newman
night noble noel noir noon nord north nunes nurse nussbaum oak oakes oaks oliveira orange orr pace page paige pain
palace palm palma palmer paradise paris parisi park parker parks parrish parson parsons partridge patch paz peace
peacock peak pearl pena penny pepper perch pereira person pesce petit petty pfeiffer piazza pinheiro pinto piper pitts
place plant plata player plum pohl point pole pont pool poole pope porta porter post potter potts pound powder power powers
prado prato preston prevost price priest prince prins prior profit proud provost purple quick quiet rain raines ram ramos
ranger raven read ready real record reed reeve reich reiter renard rest rey reyes ribeiro rice rich richer richmond
richter rico ring rios ritter rivas rivera rivers robin rocha rock rocks rod roi rojas roman romano root rosa rose
ross rossi rot roth rounds roux royer rubio ruiter rush russo sail saint sala salas sales salgado salmon sand sander
sands sauer savage sawyer schafer schilder schmid schmidt schneider schreiber schreiner schroder schulz schuster
schwarz scott seal sellers sergeant serra sharp sharpe shepherd sheriff shield ship short sierra silva silver simple singer
skinner skog slager small smart smit smith snow soler sommer song sonntag speaker spears specht spice spring springs
stable stack stand star stark steel steele stein sten step stern steward stock stone storm story stout strand strange
strom strong sturm summer summers swain swan sweet swift tailor tanner taylor teal teixeira temple testa thorne thrush
tiger toll toro torrance torre torres tower town townsend trade train tree troy true truong turner turnpike underwood
vale valentine valle vallee valley van veen vega veld ventura vera verdi verdier vest vigne vik villa vine virgo
visser vitale vogel vogt vos vrij wade wagner wagon wald walker wall walls ward warden ware warner washington waters
way weaver webb weber weeks weiss wells west wheeler white wild wilk winkler winner winter winters wise wit wolf wolfe
wood woods word workman worth wright yard york young younger zee ziegler zima zimmermann
burger februarie mestre september
`
