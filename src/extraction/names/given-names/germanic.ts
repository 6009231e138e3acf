/** German, Austrian, Swiss, Dutch, Flemish and Nordic given names, folded (ü as u; spellings with ue are folded alike). */
export const GERMANIC_GIVEN_NAMES = `
aad aage aarne aaro aart aase achim ad adalbert adelbert adelheid adolf adriaan adrianus adrie agathe agneta agnete
aila aino ake aki aksel albertus albin albrecht aleksi alfhild alfons allard almut alois alwin alwine amalie amund
anbjorg ane anett anette angelika anika anja anka anke annalena annbritt annegret annegrete anneke anneli annelie
annelies annelise annelore annemarie annemette annemie annemiek annemieke annerl annerose annet annett annick annikki
anouk ansa ansgar anssi antje antonius antoon antti arend arie arild arja arjan arjen armin arnar arnd arndt arne
arnfinn arni arno arnoud arnout arnulf aron arto arttu artur arved arvid arvo asa asbjorn ase asgeir asger asgerdur
ashild aslak aslaug asle asmund asta astri atle atte aud audun auke aune axel babette balduin balthasar barbel barbro
bartholomaus bastiaan bastian bauke baukje beat beate beatus bendik benedikt bengt benno bent bente beppo berber
berend berit bernadet bernd bernhard bernhilde bernt bernward berthold bertil bettina bibiana birga birger birgit
birgitt birgitta birgitte birna birte birthe bjarne bjarni bjarte bjorg bjork bodil bodo borge borje boudewijn bouke
brage brecht brigit brigitta brit brita britt britta brunhilde bruni brynja brynjar burghard burkhard burkhart carien
carin carita carlijn carola carolien carolin caspar casper catharina cathrin cathrine cecilie cees charlotta chiel
christer christiaan christiane christin christl christof christoffer cilli claartje claes clas claus clemens coen
coenraad conny constantin constanze cor cordula corien corine cornelis corrie corry daan dag dagfinn dagmar dagny
dagobert damaris danique detlef detlev diederik diemut dietgard diethelm dietlind dietmar dietrich dieuwertje dieuwke
dirkje ditte dolf dominik dorien dorit dorothee dorte dorthe doutzen douwe durk ebba ebbe eberhard eckart eckehard
eckhard edda edelgard edeltraud edeltraut eduard eefje eelco eelke eero eetu eeva egil egon ehrenfried eija eike eila
eiler eilif einar eino eira eirik eivind ejnar ekkehard eldbjorg eleonore elfi elfriede elin elina eline elisabet elke
elli ellinor elly elmar elna els elsbeth elske emelie emiel emile emmi engelbert enno enrico erdmute erhard erja erkki
erla erland erlend erling erna ernst esben esbjorn eskil esko esmee espen etienne eugen evald evamaria evelien evelin
evelina eveline evert evy ewa ewald ewout eystein eythor eyvind fabienne falk falko felicitas femke fenna ferdinand
fieke filip filippa flemming florian floris flurin fokke folker folkert fons foppe francien franka frans franz franzi
franziska franzl frauke frede frederieke frederik fredrik fredrika freek freja fride frieda friedbert friedegard
friedel friedemann friederike friedhelm friedrich fritjof frits fritz fritzi frode froukje gabi gabriele gaby gangolf
gaute gebhard geert geertje geertruida gees geesje geir geke georg gerben gerd gerda gerdien gereon gerhard gerhild
gerlind gerlinde gernot gero gerold gerrit gerritjan gert gertjan gertraud gertrud gesa gesine gian giel gijs gijsbert
girgl gisbert gisela gisi gisle gisli gitta gitte gjermund gjertrud godelieve goedele gorm gosta gottfried gotthard
gotz govert greet greetje greger grete grethe griet gritt gro gry gudbrand gudjon gudlaug gudmund gudmundur gudny
gudrun gudula guido gunborg gunda gundolf gundula gunhild gunilla gunn gunnar gunnel gunter gunther gunvor guri gustaf
guttorm guus gyda haakon hagen hajo hakan hakon halldor halldora hallgrimur halvard halvor hanne hanneke hannele
hannelore hannes hannie hanno hannsjorg hannu hans hanschen hansi hansjorg hansjurgen hanspeter hansruedi hansueli
harald haraldur harm harmen harri harrie harro hartmut hartwig hauke havard hedda hedi hedwig hege heidemarie
heiderose heidrun heike heikki heiko hein heiner heini heino heinrich heinz heinzpeter heiri heleen helge helgi heli
hella helle hellen hellevi helma helmar helmi helmtrud helmut helmuth helvi hendrik hendrika henk henna hennes hennie
henning henny henri henriette henrik henrike herdis heribert hermann hermine herta hertha herwig hessel hetty hias
hiasl hidde hilarius hilde hildegund hilding hildtrud hildur hilkka hilmar hiltje hiltrud hinnerk hinrich hjalmar
hjordis hogne holger horst hrafnhildur hubertus hubrecht huib hulda huub hylke ib idar ieke ignaz iiro ilka ilkka
ilmari ilona ilpo ilse imke immo ine ineke ines inga inge ingeborg ingegerd ingegret ingela ingelore inger ingibjorg
ingimundur ingmar ingo ingolf ingrida ingunn ingvar ingvild inka inken inkeri insa irena irja irmgard irmtraud isa
isabell isak isidor isolde ivar iver ivo jaakko jaana jaap jacco jaco jacoba jacobus jakob janin janina janne janneke
janni jannicke jannie jannik jannis janosch jantien jantine jantje jari jarkko jarl jarle jarmo jef jelle jelmer jelte
jenneke jens jeppe jerker jeroen jesper jetske jette jitse joachim joakim joar jobjorn jobst jochem jochen joep johan
johann johanne johannes joke jolanda jolande jolien jolijn jonina jonna joonas joop joos joost jop joran jorg jorgen
joris jorma jorn jorrit jorun jorunn jos josefin josefine josien josine jost jostein jouko jouni jozef juha juhani
juho jukka juliane jupp jurg jurgen jurjen jurn jurriaan jussi justus jutta jyri jyrki jytte kaarina kaat kaija kaisa
kaj kaja kajsa kalevi kalle kamilla kare karel karianne karita karlheinz karlijn karola karolin karoline karsten
kaspar kasper katariina katarina kathrin kathrine kati katinka katja katleen katri katrien katrin katrine kauko kees
keijo ketil kilian kimmo kirsi kirsti kjartan kjeld kjell kjersti kjetil klaas klaasjan klara klas klaske klemens knud
knut kobi koen koenraad kolbjorn kolbrun konrad konstantin konstanze koos korbinian kordula krijn krimhild kristel
kristian kristien kristiina kristinn kristjan kristof kristoffer kuddel kunibert kuno kyosti ladislaus lambert larsen
lasse lauge laurens laurenz lauri laust leen leena leendert leif lene leni lennart lenny leonhard leopoldine levin
levke liane lieke lienhard liesbet liesbeth lieschen liesel lieselot lieselotte liesje lieve lieven lillemor lilli
linde linn lisanne lisbet lisbeth liselott liselotte lodewijk loek loes lonneke lorenz lothar lotta lotte lovisa luc
ludger ludo ludolf ludovicus ludvig ludwig luis luise luitgard luitpold lutz luuk maaike maarit maarten maartje
machiel machteld madelon mads magda magne magnea magnhild maija maik maike maja malena malin malte manja manni manuel
manuela mareen mareike maren marga margareta margarete margarethe margit margreet margret margriet margrietha margrit
margrith mariann mariejose marieke mariella marielle marieluise mariette marijke marijn mariska marit maritta marius
marja marjan marjatta marjo marjolein marjolijn marjon marjut markku marko marleen marlen marlies marlis marloes marte
marthe martien martijn martti mathijs mathilde mats matthijs matthis matti mattias matze maud mauri maurits maximilian
mechthild mechtild meike meinhard meinolf meinrad melker melle menno merel merete meri merja mervi mette micael michi
michiel michl mieke mienke miep mika mikael mikkel mikko milena milla minttu mirella mirja mirjam mirjami mirka mirko
mirthe moa mogens mombert moni monika moritz morten myrthe nadja nanda nanna nanne natascha nea neeltje nele nelleke
nena nepomuk nicklas nico nicolaas nicolai nicolien nicoline niek niels nienke niilo niina niklas niko nikola nikolaus
nils njal noor noora noortje norwin notburga notker noud nynke ocke oddbjorn oddny oddvar odilo odo oivind ola olafur
olav olavi ole olle olli olof olov onno orjan orsolya ortlieb ortrud ortwin orvokki oskar oskari osmo osmund ostein
oswin otmar ottfried ottilie ottmar ottokar outi oystein oyvind paivi palle pankraz pasi patrik pauli peder pekka
pelle pentti pepijn pernilla pernille pertti petri petter petur petzi philipp pia pierre piet pieter pieternel piia
pirjo pirkko pirmin pitter pleun poldi poul preben quinten quirin quirine raban rabea rafael ragna ragnar ragnheidur
ragnhild raija raik raili raimar raimo raimund rainer rakel ralf ramon raphael raphaela rasmus rauni rauno rebecka
rebekka reetta regine regula reidar reidun reijo reima reimar reimund reiner reinhard reinhart reinhild reinhilde
reinhold reinier reinoud reint remco remy renate rens renske resi reto rianne ricarda riccarda rickard rieke rien
rients riikka riitta rik rikard rikke rinke rinus risto ritva rixt robbert rochus roel roeland roelien roelof rogier
romana ronja rosalinde rosel roselinde rosi rosl rosmarie roswitha rotraud rudi rudiger rudolf ruedi runa runar
rupprecht rutger ruud saara saila sakari saku salla sami sampo samuli sander sanne santeri sascha satu sauli schorsch
sebastiaan seija sepp seppe seppi seppo servatius severin sibylle sidsel siebe siebren siegbert siegfried sieglind
sieglinde siegmar siegmund siegrid siegrun siegward sien sietse sietske sigbjorn sigbritt sigfrid sigge sigismund
sigmar signe sigrid sigridur sigrun sigurd sigurdur sigurjon sigve sigwart sijbrand silja silje silke silvana silvio
simen simona sindre sini sinikka siri sirkka sirpa sissel sissi siv sixten sixtus sjaak sjef sjoerd sjors sjoukje
skjalg snorre soeren sofia sofie soile solbjorg solfrid solveig sondre sonke soren staffan steffen steffi steijn
steinar steinunn stellan stian stig stijn stina stine sture sune sunke sunniva susann susi sussi sussie suzan svante
svein sveinn svend svenja sverre swantje swen sybille sybrand sybren sylke sylvio synne synnove tabea taina taneli
tanja tapani tapio tarja tarjei tarmo tassilo tatjana teemu teija tellervo telse terhi terje tero terttu teun teunis
thaddaus theda thekla theobald theodoor theodor theres theresia thijs thilo thor thorben thorbjorn thordur thore
thorkild thorleif thorsteinn thorsten thorunn tiina tijmen tijn tijs tillmann tilman tilmann tilo timm timo timon tine
tineke titia tjark tjeerd tjerk tjitske tjorven toivo tommi tonje tonnies torben torbjorn tord torgeir torgrim torhild
toril torill torkel tormod torolf torstein torsten torun torunn torvald tove traude traudel traudl traugott traute
trijntje trine troels trond trude trudel trudi trudl trui truus trygve tuija tuomas tuomo turid tuukka tuula tuulikki
twan ubbo udo ueli uffe ulf uli ulla ulrich ulrik ulrika ulrike unnur urho urs ursel ursina urte uschi uta utz uwe
vagn valborg valdemar valentin valentina valgerdur valtteri veerle vegard veijo veikko veit veli verena verner
veronika vesa vibeke vico vidar vieno vigdis viggo viktor viktoria vilde vilgot vilhelm vilhjalmur vilho viljami viljo
vilma vincent vinzenz virpi viveka vivi volker volkhard volkmar vreneli vreni vroni vuokko walburga waldemar waldtraud
walther waltraud waltraut waltrud warre wastl wenche wencke wendel wendelien wendelin wenke werner wernfried wiebe
wiebke wieger wieke wietse wietske wigbert wijnand wilco wilfried wilfriede wilhelm wilhelmine wilko willem willemien
willemijn willi willibald willy wim wineke winfried winrich wivine wolfang wolfgang wolfhard wolfram wouter wubbo wulf
wunibald wybe wytske xaver yannick ylva yme ymkje yngvar yngve yorick yrjo ysbrand zenzi
audur berglind birgir bryndis hafdis halla harpa haukur helve hordur jaanus jona kaarel kaido liivi lilja marju orn
ott pall pauliina pille ragnhildur rannveig snorri sulev suvi svanhildur taimo trausti ulvi valdimar viive voitto
`
