/** German, Austrian, Swiss, Dutch, Flemish and Nordic given names, folded (ü as u; spellings with ue are folded alike). */
export const GERMANIC_GIVEN_NAMES = `
aad aado aage aapo aarne aarni aaro aart aase aatu achim ad adalbert adalbjorg adalheidur adalsteinn adelbert adelheid
adolf adriaan adrianus adrie aegir aevar agathe agnar agneta agnete agust agusta aila aili aimo ain aino airi ake aki
aksel alar albertus albin albrecht aleksi alfheidur alfhild alfons allard alli almut alois alwin alwine amalie amund
anbjorg ane anett anette angelika anika anja anka anke annalena annbritt annegret annegrete anneke anneli annelie
annelies annelise annelore annemarie annemette annemie annemiek annemieke annerl annerose annet annett annick annikki
anouk ansa ansgar anssi antje antonius antoon antti arend arie arild arja arjan arjen armin arna arnar arnd arndis
arndt arne arnfinn arni arno arnor arnoud arnout arnulf aron arsaell arto arttu artur arved arvid arvo asa asbjorn
asdis ase asgeir asger asgerdur ashild aslak aslaug asle asmund asta astri astridur astthor atle atli atte aud audun
audur auke auli aulis aune axel babette balduin baldur baldvin balthasar barbel barbro bartholomaus bastiaan bastian
bauke baukje beat beate beatus bendik benedikt bengt benno bent bente beppo berber berend berglind bergljot bergthor
bergthora bergur berit bernadet bernd bernhard bernhilde bernt bernward berthold bertil bettina bibiana birga birger
birgir birgit birgitt birgitta birgitte birna birte birthe bjarki bjarne bjarney bjarni bjarte bjorg bjorgvin bjork
bodil bodo bodvar borge borje boudewijn bouke brage bragi brecht brigit brigitta brit brita britt britta brunhilde
bruni bryndis brynhildur brynja brynjar brynjolfur burghard burkhard burkhart carien carin carita carlijn carola
carolien carolin caspar casper catharina cathrin cathrine cecilie cees charlotta chiel christer christiaan christiane
christin christl christof christoffer cilli claartje claes clas claus clemens coen coenraad conny constantin constanze
cor cordula corien corine cornelis corrie corry daan dag dagbjort dagfinn dagmar dagny dagobert damaris danique detlef
detlev diederik diemut dietgard diethelm dietlind dietmar dietrich dieuwertje dieuwke dilja dirkje ditte dolf dominik
dorien dorit dorothee dorte dorthe doutzen douwe durk ebba ebbe eberhard eckart eckehard eckhard edda edelgard
edeltraud edeltraut eduard eefje eelco eelis eelke eemeli eero eetu eeva eevi eggert egil egill egon eha ehrenfried
eija eike eila eiler eilif einar eino eira eirik eirikur eivind ejnar ekkehard eldbjorg eleonore elfa elfi elfriede
elin elina eline elisabet elke elli ellinor elly elmar elna els elsbeth elske emelie emiel emile emmi engelbert enno
enrico ensio erdmute erhard erja erkki erko erla erland erlend erlendur erling erlingur erna ernst esben esbjorn eskil
esko esmee espen essi etienne eugen evald evamaria evelien eveliina evelin evelina eveline evert evy ewa ewald ewout
eyjolfur eyrun eystein eysteinn eythor eyvind fabienne falk falko fanney felicitas femke fenna ferdinand fieke filip
filippa finnbogi finnur flemming florian floris flurin fokke folker folkert fons foppe francien franka frans franz
franzi franziska franzl frauke frede frederieke frederik fredrik fredrika freek freja freyja freyr freysteinn
fridbjorg fride fridrik frieda friedbert friedegard friedel friedemann friederike friedhelm friedrich fritjof frits
fritz fritzi frode frosti froukje gabi gabriele gaby gangolf gardar gaute gebhard geert geertje geertruida gees geesje
geir geke georg gerben gerd gerda gerdien gerdur gereon gerhard gerhild gerli gerlind gerlinde gernot gero gerold
gerrit gerritjan gert gertjan gertraud gertrud gesa gesine gian giel gijs gijsbert girgl gisbert gisela gisi gisle
gisli gitta gitte gjermund gjertrud godelieve goedele gorm gosta gottfried gotthard gotz govert greet greetje greger
gretar grete grethe griet gritt gro gry gudbjartur gudbjorg gudbrand gudjon gudlaug gudlaugur gudmund gudmunda
gudmundur gudny gudridur gudrun gudula guido gunborg gunda gundolf gundula gunhild gunilla gunn gunnar gunnel
gunnhildur gunnlaugur gunnthor gunter gunther gunvor guri gustaf guttorm guus gyda gylfi haakon hafdis haflidi
hafsteinn hafthor hagen hajo hakan hakon halla halldor halldora hallgrimur hallur halvard halvor hanne hanneke hannele
hannelore hannes hannie hanno hannsjorg hannu hans hanschen hansi hansjorg hansjurgen hanspeter hansruedi hansueli
harald haraldur harm harmen harpa harri harrie harro hartmut hartwig hauke haukur havard hedda hedi hedwig hege heidar
heidemarie heiderose heidrun heigo heike heikki heiko heimir hein heiner heini heino heinrich heinz heinzpeter heiri
heleen helge helgi heli helina hella helle hellen hellevi helma helmar helmi helmtrud helmut helmuth helve helvi
hendrik hendrika henk henna hennes hennie henning henny henri henriette henrik henrike herdis heribert hermann hermine
herta hertha herwig hessel hetty hias hiasl hidde hilarius hilde hildegund hilding hildtrud hildur hilkka hille
hillevi hilmar hiltje hiltrud hinnerk hinrich hjalmar hjalti hjordis hjorleifur hjortur hlynur hogne holger holmfridur
hordur horst hrafn hrafnhildur hrafnkell hrefna hronn hubertus hubrecht huginn huib hulda huub hylke ib idar idunn
ieke ignaz iida iiro iisakki ilka ilkka ilmar ilmari ilona ilpo ilse imke immo ine ineke ines inga inge ingeborg
ingegerd ingegret ingela ingelore inger ingi ingibjorg ingigerdur ingimar ingimundur ingmar ingo ingolf ingolfur
ingrida ingunn ingvar ingvild inka inken inkeri insa irena irja irmgard irmtraud isa isabell isak isidor ismo isolde
ivar iver ivo jaakko jaana jaanus jaap jacco jaco jacoba jacobus jakob jalmari jani janin janina janne janneke janni
jannicke jannie jannik jannis janno janosch jantien jantine jantje jari jarkko jarl jarle jarmo jarno jef jelle jelmer
jelte jenneke jens jeppe jerker jeroen jesper jetske jette jitse joachim joakim joar jobjorn jobst jochem jochen joep
johan johann johanne johannes joke jolanda jolande jolien jolijn jona jonina jonna joonas joop joos joost jop joran
jorg jorgen joris jorma jorn jorrit jorun jorunn jos josefin josefine josien josine jost jostein jouko jouni jozef
juha juhani juho jukka juliane jupp jurg jurgen jurjen jurn jurriaan jussi justus jutta juuso jyri jyrki jytte kaarel
kaarina kaarlo kaat kaido kaie kaija kaire kairit kaisa kaj kaja kajsa kalervo kalevi kalju kalle kamilla kare karel
karianne karita karitas karlheinz karlijn karola karolin karoline karsten kaspar kasper katariina katarina kathrin
kathrine kati katinka katja katleen katri katrien katrin katrine kauko kees keijo kert kerttu kertu ketil ketill
kilian kimmo kirsi kirsti kjartan kjeld kjell kjersti kjetil klaas klaasjan klara klas klaske klemens knud knut kobi
koen koenraad kolbeinn kolbjorn kolbrun konrad konstantin konstanze koos korbinian kordula krijn krimhild kristbjorg
kristel kristian kristien kristiina kristinn kristjan kristjana kristof kristofer kristoffer kuddel kullike kunibert
kuno kyllikki kyosti ladislaus lambert larsen larus lasse lauge laurens laurenz lauri laust leen leena leendert leif
leili lemme lene leni lennart lenny leonhard leopoldine levin levke liane lieke lienhard liesbet liesbeth lieschen
liesel lieselot lieselotte liesje lieve lieven liia liivi lilja lillemor lilli linde linn lisanne lisbet lisbeth
liselott liselotte lodewijk loek loes lonneke lorenz lothar lotta lotte lovisa luc ludger ludo ludolf ludovicus ludvig
ludwig luis luise luitgard luitpold lutz luuk maaike maarit maarten maartje machiel machteld madelon mads magda magne
magnea magnhild maija maiju maik maike maja malena malin malte manja manni manuel manuela mareen mareike maren maret
marga margareta margarete margarethe margit margreet margret margriet margrietha margrit margrith mariann mariejose
marieke mariella marielle marieluise mariette marijke marijn mariska marit maritta marius marja marjan marjatta marje
marjo marjolein marjolijn marjon marju marjut markku marko marleen marlen marlies marlis marloes marte marten marthe
martien martijn martti mathijs mathilde mats matthijs matthildur matthis matti mattias matze maud mauri maurits
maximilian mechthild mechtild meeli meelike meeri meike meinhard meinolf meinrad melker melle menno merel merete meri
merja mervi mette micael michi michiel michl mieke mienke miep miia mika mikael mikkel mikko milena milla milvi minttu
mirella mirja mirjam mirjami mirka mirko mirthe mirva moa mogens mombert moni monika moritz morten myrthe nadja nanda
nanna nanne natascha nea neeltje nele nelleke nena nepomuk nicklas nico nicolaas nicolai nicolien nicoline niek niels
nienke niilo niina niklas niko nikola nikolaus nils njal njall noor noora noortje norwin notburga notker noud nynke
ocke oddbjorn oddny oddur oddvar odilo odo ofeigur ogmundur oivind ola olafia olafur olav olavi ole olle olli olof
olov onno oona orjan orlygur orn orsolya ortlieb ortrud ortwin orvokki oskar oskari osmo osmund ossur ostein oswin
otmar ott ottar ottfried ottilie ottmar ottokar outi oystein oyvind paivi paivikki pall palle pankraz pasi patrik
pauli pauliina peder pekka pelle pentti pepijn pernilla pernille pertti perttu petja petri petter petteri petur petzi
philipp pia pierre piet pieter pieternel piia pille pirjo pirkko pirmin pitter pleun poldi poul preben quinten quirin
quirine raban rabea rafael ragna ragnar ragnheidur ragnhild ragnhildur raija raik raila raili raimar raimo raimund
rainer rakel ralf ramon rando rannveig raphael raphaela rasmus rauni rauno rebecka rebekka reetta regine regula reidar
reidun reijo reima reimar reimo reimund reiner reinhard reinhart reinhild reinhilde reinhold reinier reinoud reint
remco remy renate rens renske resi reto reynir rianne ricarda riccarda rickard rieke rien rients riikka riitta rik
rikard rikke rinke rinus risto ritva rixt robbert rochus roel roeland roelien roelof rogier rognvaldur romana ronja
roope rosalinde rosel roselinde rosi rosl rosmarie roswitha rotraud rudi rudiger rudolf ruedi runa runar rupprecht
rutger ruud saana saara saemundur saerun saija saila sakari saku salka salla salvor sami sampo samuli sander sanne
santeri santtu sascha satu sauli schorsch sebastiaan seija sepp seppe seppi seppo servatius sesselja severin sibylle
sidsel siebe siebren siegbert siegfried sieglind sieglinde siegmar siegmund siegrid siegrun siegward sien sietse
sietske sif sigbjorn sigbritt sigfrid sigfus sigge sigismund sigmar sigmundur signe signy sigrid sigridur sigrun
sigthor sigurbjorg sigurbjorn sigurd sigurdur sigurgeir sigurjon sigurlaug sigurros sigursteinn sigurveig sigve
sigwart sijbrand silja silje silke silvana silvi silvio simen simona sindre sindri sini sinikka siret siri sirkka
sirpa sissel sissi siv sixten sixtus sjaak sjef sjoerd sjofn sjors sjoukje skapti skjalg skuli snaebjorn snaedis
snorre snorri soeren soffia sofia sofie soile solbjorg solfrid solrun solveig sondre sonke soren staffan steffen
steffi steijn steinar steingrimur steinthor steinunn stellan stian stig stijn stina stine sture sturla styrmir sulev
sune sunke sunniva susann susi sussi sussie suvi suzan svala svana svanhildur svante svanur svava svein sveinbjorn
sveinn svend svenja sverre sverrir swantje swen sybille sybrand sybren sylke sylvio synne synnove tabea taimo taina
taisto tambet taneli tanja tapani tapio tarja tarjei tarmo tarvo tassilo tatjana teemu teet teija tellervo telse teppo
terhi terje tero terttu teun teunis thaddaus theda thekla theobald theodoor theodor theres theresia thijs thilo thor
thorarinn thorben thorbjorg thorbjorn thordis thordur thore thorey thorgeir thorgerdur thorgrimur thorhallur
thorhildur thorir thorkell thorkild thorlakur thorleif thorleifur thormodur thorolfur thorsteinn thorsten thorunn
thorvaldur thorvardur thrainn throstur thuridur tiina tijmen tijn tijs tillmann tilman tilmann tilo timm timo timon
tine tineke tinna titia tjark tjeerd tjerk tjitske tjorven toivo tommi tonje tonnies torben torbjorn tord torfi
torgeir torgrim torhild toril torill torkel tormod torolf torstein torsten torun torunn torvald tove traude traudel
traudl traugott trausti traute trijntje trine troels trond trude trudel trudi trudl trui truus tryggvi trygve tuija
tuire tuomas tuomo tuovi turid tuukka tuula tuulikki twan tytti ubbo udo ueli uffe ulf ulfar ulfur uli ulla ulo ulrich
ulrik ulrika ulrike ulvi unnsteinn unnur urho urs ursel ursina urte uschi uta utz uwe vagn vaike valborg valdemar
valdimar valdur valentin valentina valgeir valgerdur valtteri vedis veerle vegard veijo veikko veit veli verena verner
veronika vesa vibeke vico vidar vidir vieno vigdis viggo viive viivi viktor viktoria vilborg vilde vilgot vilhelm
vilhjalmur vilho vilja viljami viljo vilma vincent vinzenz virge virpi virve viveka vivi voitto volker volkhard
volkmar vreneli vreni vroni vuokko walburga waldemar waldtraud walther waltraud waltraut waltrud warre wastl wenche
wencke wendel wendelien wendelin wenke werner wernfried wiebe wiebke wieger wieke wietse wietske wigbert wijnand wilco
wilfried wilfriede wilhelm wilhelmine wilko willem willemien willemijn willi willibald willy wim wineke winfried
winrich wivine wolfang wolfgang wolfhard wolfram wouter wubbo wulf wunibald wybe wytske xaver yannick ylfa ylva yme
ymkje yngvar yngve yngvi yorick yrjo ysbrand zenzi
`
