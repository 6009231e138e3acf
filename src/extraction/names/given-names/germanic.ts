/** German, Austrian, Swiss, Dutch, Flemish and Nordic given names, folded (ü as u; spellings with ue are folded alike). */
export const GERMANIC_GIVEN_NAMES = `
aad aage aarne aaro aart aase achim ad adalbert adelbert adelheid adolf adriaan adrianus adrie agathe agneta agnete
aino ake aki aksel albertus albin albrecht aleksi alfhild alfons allard almut alois alwin alwine amalie amund ane
anett anette angelika anika anja anka anke annalena annegret annegrete anneke anneli annelie annelies annelise
annelore annemarie annemette annemie annemiek annemieke annerl annerose annet annett annick annikki anouk ansa ansgar
antje antonius antoon antti arend arie arild arja arjan arjen armin arnar arnd arndt arne arnfinn arni arno arnoud
arnout arnulf aron arto arttu artur arved arvid arvo asa asbjorn ase asgeir asger asgerdur ashild aslak aslaug asle
asmund asta astri atle atte aud audun auke aune axel babette balduin balthasar barbel barbro bartholomaus bastiaan
bastian bauke beat beate beatus bendik benedikt bengt benno bent bente beppo berend berit bernadet bernd bernhard
bernhilde bernt bernward berthold bertil bettina bibiana birga birger birgit birgitt birgitta birgitte birna birte
birthe bjarne bjarni bjarte bjorg bjork bodil bodo borge borje boudewijn bouke brage brecht brigit brigitta brit britt
britta brunhilde bruni brynja brynjar burghard burkhard burkhart carien carin carita carlijn carola carolien carolin
caspar casper catharina cathrin cathrine cecilie cees charlotta chiel christer christiaan christiane christin christof
christoffer cilli claartje claes clas claus clemens coen coenraad conny constantin constanze cor cordula corien corine
cornelis corrie corry daan dag dagfinn dagmar dagny dagobert damaris danique detlef detlev diederik diemut dietgard
diethelm dietlind dietmar dietrich dieuwertje dieuwke dirkje ditte dolf dominik dorien dorit dorothee dorte dorthe
douwe ebba ebbe eberhard eckart eckehard eckhard edda edelgard edeltraud eduard eefje eelco eelke eero eetu eeva egil
egon ehrenfried eija eike eila eiler eilif einar eino eira eirik eivind ejnar ekkehard eleonore elfi elfriede elin
elina eline elisabet elke elli ellinor elly elmar elna els elsbeth elske emelie emiel emile emmi engelbert enno enrico
erhard erja erkki erla erlend erling erna ernst esben eskil esko esmee espen etienne eugen evamaria evelien evelin
evelina eveline evert evy ewa ewald ewout eystein eythor eyvind fabienne falk falko felicitas femke fenna ferdinand
fieke filip filippa flemming florian floris flurin fokke folkert fons francien franka frans franz franziska frauke
frede frederieke frederik fredrik fredrika freek freja fride frieda friedbert friedegard friedel friedemann friederike
friedhelm friedrich fritjof frits fritz frode froukje gabi gabriele gaby gangolf gaute gebhard geert geertje
geertruida gees geir geke georg gerben gerd gerda gerdien gereon gerhard gerhild gerlind gerlinde gernot gero gerold
gerrit gerritjan gert gertjan gertraud gertrud gesa gesine gian giel gijs gijsbert gisbert gisela gisle gisli gitta
gitte gjermund godelieve goedele gorm gottfried gotthard gotz greet greger grete grethe griet gritt gro gry gudbrand
gudjon gudlaug gudmund gudmundur gudny gudrun gudula guido gunda gundula gunhild gunilla gunn gunnar gunnel gunter
gunther gunvor gustaf guttorm guus gyda haakon hagen hakan hakon halldor halldora hallgrimur halvard halvor hanne
hanneke hannele hannelore hannes hannie hanno hannsjorg hannu hans hansi hansjorg hansjurgen hanspeter hansruedi
hansueli harald haraldur harm harmen harri harrie harro hartmut hartwig hauke havard hedda hedi hedwig hege heidemarie
heiderose heidrun heike heikki heiko hein heiner heini heino heinrich heinz heinzpeter heiri heleen helge helgi heli
hella helle hellen hellevi helma helmar helmi helmtrud helmut helmuth hendrik hendrika henk henna hennie henning henny
henri henriette henrik henrike heribert hermann hermine herta hertha hessel hetty hidde hilarius hilde hildegund
hilding hildtrud hildur hilkka hilmar hiltrud hinnerk hinrich hjalmar hogne holger horst hrafnhildur hubertus hubrecht
huib hulda huub hylke ib idar ieke ignaz iiro ilka ilkka ilmari ilona ilse imke immo ine ineke ines inga inge ingeborg
ingegerd ingegret ingela ingelore inger ingibjorg ingimundur ingmar ingo ingolf ingrida ingunn ingvar ingvild inka
inkeri insa irena irja irmgard irmtraud isa isabell isak isidor isolde ivar iver ivo jaakko jaana jaap jacco jaco
jacoba jacobus jakob janin janina janne janneke janni jannicke jannie jannik jannis janosch jantien jantine jantje
jari jarkko jarl jarle jarmo jef jelle jelmer jenneke jens jeppe jerker jeroen jesper jetske jette joachim joakim joar
jobjorn jobst jochem jochen joep johan johann johanne johannes joke jolanda jolande jolien jolijn jonina jonna joonas
joop joos joost jop jorg jorgen joris jorma jorn jorrit jorunn jos josefin josefine josien josine jost jostein jouko
jouni jozef juha juhani juho jukka juliane jurg jurgen jurjen jurriaan jussi justus jutta jyri jyrki jytte kaarina
kaat kaija kaisa kaj kaja kajsa kalevi kalle kamilla kare karel karianne karita karlheinz karlijn karola karolin
karoline karsten kaspar kasper katariina katarina kathrin kathrine kati katinka katja katleen katri katrien katrin
katrine kauko kees keijo ketil kilian kimmo kirsi kirsti kjartan kjeld kjell kjersti kjetil klaas klaasjan klara klas
klaske klemens knud knut kobi koen koenraad kolbrun konrad konstantin konstanze koos korbinian kordula kristel
kristian kristien kristiina kristinn kristjan kristof kristoffer kunibert kuno kyosti lambert larsen lasse lauge
laurens laurenz lauri laust leen leena leendert leif lene leni lennart lenny leonhard leopoldine levin levke liane
lieke liesbet liesbeth liesel lieselot lieselotte liesje lieve lieven lillemor lilli linde linn lisanne lisbet lisbeth
liselott liselotte lodewijk loek loes lonneke lorenz lothar lotta lotte lovisa luc ludger ludo ludovicus ludvig ludwig
luis luise luitgard luitpold lutz luuk maaike maarit maarten maartje machiel machteld madelon mads magda magne magnea
magnhild maija maik maike maja malena malin malte manja manuel manuela mareen mareike maren marga margareta margarete
margarethe margit margreet margret margriet margrietha margrit margrith mariann mariejose marieke mariella marielle
marieluise mariette marijke marijn mariska marit maritta marius marja marjan marjatta marjo marjolein marjolijn marjon
marjut markku marko marleen marlen marlies marlis marloes marte marthe martien martijn martti mathijs mathilde mats
matthijs matthis matti mattias maud mauri maurits maximilian mechthild mechtild meike meinhard meinolf meinrad melker
melle menno merel merete meri merja mette micael michiel mieke mienke miep mika mikael mikkel mikko milena milla
minttu mirella mirja mirjam mirjami mirka mirko mirthe moa mogens mombert monika moritz morten myrthe nadja nanda
nanna nanne natascha nea neeltje nele nelleke nena nicklas nico nicolaas nicolai nicolien nicoline niek niels nienke
niilo niina niklas niko nikola nikolaus nils njal noor noora noortje notburga oddbjorn oddny oddvar odilo oivind ola
olafur olav olavi ole olle olli olof olov onno orjan orsolya ortrud ortwin orvokki oskar oskari osmo ostein otmar
ottfried ottilie ottmar outi oystein oyvind paivi palle pankraz pasi patrik pauli peder pekka pelle pentti pepijn
pernilla pernille pertti petri petter petur philipp pia pierre piet pieter pieternel piia pirjo pirkko pirmin pleun
poul preben quinten quirin quirine raban rabea rafael ragna ragnar ragnheidur ragnhild raija raik raili raimar raimo
raimund rainer rakel ralf ramon raphael raphaela rasmus rauni rauno rebecka rebekka reetta regine regula reidar reidun
reijo reima reimar reimund reiner reinhard reinhart reinhild reinhold reinier reinoud reint remco remy renate rens
renske resi reto rianne ricarda riccarda rickard rien rients riikka riitta rik rikard rikke rinke rinus risto ritva
rixt robbert rochus roel roeland roelien roelof rogier romana ronja rosalinde rosel roselinde rosi rosl rosmarie
roswitha rudi rudiger rudolf ruedi runa runar rupprecht rutger ruud saara saila saku salla sami sampo samuli sander
sanne santeri sascha satu sauli sebastiaan seija sepp seppo servatius severin sibylle sidsel siebe siebren siegbert
siegfried sieglind sieglinde siegmar siegmund siegrid siegrun siegward sien sietse sietske sigbjorn sigbritt sigge
sigmar signe sigrid sigridur sigrun sigurd sigurdur sigurjon sigve sigwart sijbrand silja silje silke silvana silvio
simen simona sindre sini sinikka siri sirkka sirpa sissel sissi siv sixten sixtus sjaak sjef sjoerd sjors sjoukje
skjalg snorre soeren sofia sofie solbjorg solfrid solveig sondre sonke soren staffan steffen steffi steinar steinunn
stellan stian stig stijn stina stine sture sune sunke sunniva susann susi sussi sussie suzan svante svein sveinn svend
svenja sverre swantje swen sybille sybrand sybren sylke sylvio synne synnove tabea taina tanja tapani tapio tarja
tarjei tarmo tassilo tatjana teemu teija terhi terje tero terttu teun teunis thaddaus theda thekla theodoor theodor
theres theresia thijs thilo thor thorben thorbjorn thordur thore thorkild thorleif thorsteinn thorsten thorunn tiina
tijmen tijn tilman tilmann tilo timm timo timon tine tineke titia tjark tjeerd tjitske tjorven toivo tommi tonje
torben torbjorn tord torgeir torgrim torhild torill torkel tormod torolf torstein torsten torunn torvald tove traude
traudel traugott traute trijntje trine troels trond trude trudel trudi trudl truus trygve tuija tuomas tuomo turid
tuukka tuula tuulikki twan udo ueli uffe ulf uli ulla ulrich ulrik ulrika ulrike unnur urho urs ursel ursina urte
uschi uta utz uwe vagn valborg valdemar valentin valentina valgerdur valtteri veerle vegard veikko veit veli verena
verner veronika vesa vibeke vico vidar vigdis viggo viktor viktoria vilde vilhelm vilhjalmur viljami viljo vilma
vincent vinzenz virpi vivi volker volkhard volkmar vreneli vreni vroni vuokko walburga waldemar waldtraud walther
waltraud waltraut waltrud wenche wencke wendel wendelin wenke werner wiebe wiebke wieger wietske wigbert wijnand wilco
wilfried wilfriede wilhelm wilhelmine willem willemien willemijn willi willibald willy wim wineke winfried winrich
wolfang wolfgang wolfhard wolfram wouter wubbo wulf wunibald wytske xaver yannick ylva ymkje yngvar yngve yorick yrjo
`
