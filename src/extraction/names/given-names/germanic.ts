/** German, Austrian, Swiss, Dutch, Flemish and Nordic given names, folded (ü as u; spellings with ue are folded alike). */
export const GERMANIC_GIVEN_NAMES = `
aad aage aarne aaro aart aase achim ad adalbert adelbert adelheid adolf adriaan adrie agathe agneta agnete aino aki
albertus albin albrecht alfhild alfons allard almut alois alwin alwine amalie amund ane anett anette angelika anika
anja anka anke annalena annegret annegrete anneke anneli annelie annelies annelise annelore annemarie annemette
annemie annemiek annemieke annerl annerose annet annett annick annikki anouk ansa ansgar antje antoon antti arend
arie arild arja arjan arjen armin arnar arndt arne arnfinn arni arno arnoud arnout arnulf aron arto artur arved arvid
arvo asa asbjorn ase asgeir asgerdur ashild aslak aslaug asmund asta astri atle atte aud audun auke aune axel babette
balduin barbel barbro bartholomaus bastiaan bastian bauke beat beate beatus bendik benedikt bengt benno bente beppo
berend berit bernadet bernd bernhard bernhilde bernt bernward berthold bertil bettina bibiana birga birger birgit
birgitt birgitta birgitte birna birte birthe bjarne bjarni bjarte bjorg bjork bodil bodo borge borje boudewijn bouke
brage brecht brigit brigitta brit britt britta brunhilde bruni brynja brynjar burghard burkhard burkhart carien carin
carita carlijn carola carolien carolin caspar casper catharina cathrin cathrine cecilie cees charlotta chiel christer
christiaan christiane christin christof christoffer cilli claartje claes clas claus clemens coen coenraad conny
constantin constanze cor cordula corien corine corrie corry daan dag dagfinn dagmar dagny dagobert damaris danique
detlef detlev diederik diemut dietgard diethelm dietlind dietmar dietrich dieuwertje dirkje ditte dolf dominik dorien
dorit dorothee dorte dorthe douwe ebba ebbe eberhard eckart eckehard eckhard edda edelgard edeltraud eduard eefje
eelco eelke eero egil egon ehrenfried eija eike eiler eilif einar eino eira eirik eivind ekkehard eleonore elfi
elfriede elin elina eline elisabet elke elli ellinor elly elmar elna els elsbeth elske emelie emiel emile engelbert
enrico erhard erja erkki erla erlend erling erna ernst esben eskil esko esmee espen etienne eugen evamaria evelien
evelin evelina eveline evert evy ewa ewald eystein eythor eyvind fabienne falk falko felicitas femke ferdinand fieke
filip filippa flemming florian floris flurin fokke folkert fons francien franka frans franz franziska frauke
frederieke frederik fredrik fredrika freek freja fride friedbert friedel friedemann friederike friedhelm friedrich
fritjof frits fritz frode gabi gabriele gaby gangolf gaute gebhard geert geertje geertruida gees geir geke georg
gerben gerd gerda gerdien gereon gerhard gerhild gerlind gerlinde gernot gero gerold gerrit gerritjan gert gertjan
gertraud gertrud gesa gesine gian giel gijs gijsbert gisbert gisela gisli gitta gitte gjermund godelieve goedele
gottfried gotthard gotz greger grete grethe griet gritt gro gry gudbrand gudjon gudlaug gudmund gudmundur gudny
gudrun gudula guido gunda gundula gunhild gunilla gunn gunnar gunnel gunter gunther gunvor gustaf guttorm guus gyda
haakon hagen hakan hakon halldor halldora hallgrimur halvard halvor hanne hanneke hannele hannelore hannes hanno
hannsjorg hannu hans hansi hansjorg hansjurgen hanspeter hansruedi harald haraldur harm harmen harri harrie harro
hartmut hartwig hauke havard hedda hedi hedwig heidemarie heiderose heidrun heike heikki heiko hein heiner heini
heino heinrich heinz heinzpeter heiri heleen helge helgi heli hella helle hellen hellevi helma helmar helmtrud helmut
helmuth hendrik hendrika henk henna hennie henning henny henri henriette henrik henrike heribert hermann hermine
herta hertha hessel hetty hidde hilarius hilde hildegund hilding hildtrud hildur hilkka hilmar hiltrud hinnerk
hinrich hjalmar hogne holger horst hrafnhildur hubertus hubrecht huib hulda hylke ib idar ieke ignaz ilka ilkka
ilmari ilona ilse imke immo ine ineke ines inga inge ingeborg ingegerd ingegret ingela ingelore inger ingibjorg
ingimundur ingmar ingo ingolf ingrida ingunn ingvar ingvild inka insa irena irja irmgard irmtraud isa isabell isak
isidor isolde ivar iver ivo jaakko jaana jaap jacco jaco jacoba jacobus jakob janin janina janne janneke janni
jannicke jannie jannik jannis janosch jantine jantje jarkko jarl jarle jarmo jef jelle jenneke jens jeppe jerker
jeroen jesper jetske jette joachim joakim joar jobjorn jobst jochem jochen joep johan johann johanne johannes joke
jolanda jolande jolien jolijn jonina jonna joop joos joost jop jorg jorgen joris jorma jorn jorrit jorunn jos
josefine josien josine jost jouko jouni jozef juha juhani jukka juliane jurg jurgen jurjen jurriaan jussi justus
jutta jyri jyrki kaarina kaat kaija kaisa kaj kaja kalle kamilla karel karianne karita karlheinz karlijn karola
karolin karoline karsten kaspar kasper katariina katarina kathrin kathrine kati katinka katja katleen katri katrien
katrin katrine kauko kees keijo ketil kilian kimmo kirsi kirsti kjartan kjeld kjell kjersti kjetil klaas klaasjan
klara klas klaske klemens knud knut kobi koen koenraad kolbrun konrad konstantin konstanze koos korbinian kordula
kristel kristian kristien kristiina kristinn kristjan kristof kristoffer kunibert kuno kyosti lambert larsen lasse
laurenz lauri leen leena leif lene leni lennart lenny leonhard leopoldine levin levke liesbet liesbeth liesel
lieselot lieselotte liesje lieve lieven lillemor lilli linde linn lisanne lisbet lisbeth liselott liselotte lodewijk
loek loes lonneke lorenz lothar lotta lotte lovisa luc ludger ludo ludovicus ludvig luis luise luitgard luitpold lutz
luuk maaike maarten maartje machiel machteld madelon mads magda magne magnea magnhild maija maik maike maja malena
malin malte manja manuel manuela mareen mareike maren marga margarete margarethe margit margreet margret margriet
margrietha margrit margrith mariann mariejose marieke mariella marielle marieluise mariette marijke marijn mariska
marit maritta marius marja marjan marjatta marjo marjolein marjolijn marjon marjut markku marko marleen marlen
marlies marlis marloes marte marthe martien martijn martti mathijs mathilde mats matthijs matthis matti mattias maud
mauri maurits maximilian mechthild mechtild meike meinhard meinolf meinrad melker melle menno merel merete meri merja
mette micael michiel mieke mienke miep mika mikael mikkel mikko milena milla minttu mirella mirja mirjam mirka mirko
mirthe moa mogens mombert monika moritz morten nadja nanda nanna nanne natascha nea neeltje nele nelleke nena nicklas
nico nicolaas nicolai nicolien nicoline niek niels nienke niilo niina niklas niko nikola nikolaus nils njal noor
noortje notburga oddbjorn oddny oddvar odilo oivind ola olav olavi ole olle olli olof olov onno orjan orsolya ortrud
ortwin oskar osmo ostein otmar ottfried ottilie ottmar outi oystein oyvind paivi palle pankraz pasi patrik pauli
peder pekka pelle pernilla pernille pertti petri petter philipp pia pierre piet pieter pieternel piia pirjo pirkko
pirmin pleun poul preben quinten quirin quirine raban rabea rafael ragna ragnar ragnheidur ragnhild raija raik raili
raimar raimo raimund rainer rakel ralf ramon raphael raphaela rasmus rauni rebekka reetta regine regula reidar reidun
reijo reima reimar reimund reiner reinhard reinhart reinhild reinhold reinier reinoud reint remco remy renate renske
resi reto rianne ricarda riccarda rickard rien rients riikka riitta rik rikard rikke rinke rinus risto ritva robbert
rochus roel roeland roelien roelof rogier romana ronja rosalinde rosel roselinde rosi rosl rosmarie roswitha rudi
rudiger rudolf ruedi runa runar rupprecht rutger ruud saara saila saku salla sami sampo sander sanne sascha satu
sebastiaan seija sepp seppo servatius severin sibylle siebe siebren siegbert siegfried sieglind sieglinde siegmar
siegmund siegrid siegrun siegward sien sietse sietske sigbjorn sigbritt sigge sigmar signe sigrid sigridur sigrun
sigurd sigurdur sigurjon sigve sigwart sijbrand silja silje silke silvana silvio simen simona sindre sini siri sirkka
sirpa sissi siv sixten sixtus sjaak sjef sjoerd sjors skjalg snorre soeren sofia sofie solbjorg solfrid solveig sonke
soren staffan steffen steffi steinar steinunn stellan stian stig stijn stina stine sture sune sunke susann susi sussi
sussie suzan svante svein sveinn svend svenja sverre swantje swen sybille sylke sylvio synne synnove tabea taina
tanja tapani tapio tarja tarmo tassilo tatjana teemu teija terhi terje tero terttu teun teunis thaddaus theda thekla
theodoor theodor theres theresia thijs thilo thor thorben thorbjorn thordur thore thorleif thorsteinn thorsten
thorunn tiina tijmen tijn tilman tilmann tilo timm timo timon tine tineke tjark tjeerd tjitske tjorven toivo tommi
tonje torben torbjorn tord torgeir torgrim torhild torill torkel tormod torolf torstein torsten torunn torvald tove
traude traudel traugott trijntje trine troels trond trude trudel trudi trudl truus trygve tuija tuomas tuomo turid
tuukka tuula twan udo ueli uffe ulf uli ulla ulrich ulrik ulrika ulrike unnur urs ursel ursina urte uschi uta utz uwe
vagn valborg valdemar valentin valentina valgerdur veerle vegard veikko veit veli verena veronika vesa vibeke vico
vidar vigdis viggo viktor viktoria vilde vilhelm vilhjalmur viljami viljo vilma vincent vinzenz vivi volker volkhard
volkmar vreneli vreni vroni vuokko walburga waldemar waldtraud walther waltraud waltraut waltrud wencke wendel
wendelin wenke werner wiebe wiebke wieger wietske wigbert wijnand wilco wilfried wilfriede wilhelm wilhelmine willem
willemien willemijn willi willibald willy wim wineke winfried winrich wolfang wolfgang wolfhard wolfram wouter wubbo
wulf wunibald wytske xaver yannick ylva ymkje yngvar yngve yrjo
`
