/**
 * Words for occupations, folded. A short line with one of them is a job title; directly before or after a name they are
 * evidence that it is a person. Plurals and departments are omitted on purpose.
 */
export const ROLE_WORDS = `
abgeordnete abgeordneter abilinnapea abogada abogado abteilungsleiter accountant actor actress actuary acupuncturist
addetta addetto adherent adiunkt adjoint adjointe adjointes adjunct adjunkhoof adjuster adm administrador
administradora administrateur administrativa administrator administratore administratorius administratrice
adstodarskolastjori adviser adviseur adviseuse advisor advocaat advogada advogado advokaat advokat advokatas advokate
advokatka adwokat afdelingsleder agare agent agricultor agricultora agronom agronoma agronomist agronomo alapito
alcalde alcaldesa alcaldessa alderman alderwoman alelnok aljegyzo alkatea allenatore almoner alpolgarmester alumna
alumnus ambassadeur ambassador ambassadrice ametnik amministratore amministratrice anaesthetist analyst anestesista
anesthesiologist anggota animateur animator animatrice ansprechpartner ansprechpartnerin ansvarig ansvarlig
anthropologist antrenoare antrenor anwalt anwaltin apiculteur apicultor apoteker apotheker apothekerin
apothekersassistente appraiser apprenti apprentice apprentie apulaisrehtori arbitrator arbitre arbitro archaeologist
archbishop architect architecte architekt architektas architekte architektin architetto archivist arduraduna arhitect
arhitecta arhitekte arhitektica arhitekts arketar arkitekt arkkitehti arquitecta arquitecte arquitecto arquiteta
arquiteto arst arste arsts artist artista artiste arts arzt arztin asedirektor aseesimees asentaja asesor asesora
asianajaja asiantuntija asistan asistent asistenta asistente asistentka assessor assessore assistant assistante
assistent assistente assistentes assistentin assistenz associate associe associee asst asszisztens asystent asystentka
asystentki athlete attache attachee attorney auctioneer audiologist auditor aukletoja auszubildende auszubildender
auteur auteure author autor autora autorin autorka autrice auxiliar avdelingsleder avocat avocata avocate avogado
avokat avukat avvocata avvocato ayudante backer backerin bainisteoir bakan bakani baker bakker bandmaster barber
barista baritone barman barnehagelaerer barrister bartender basbakan basbakani baskan baskani beauftragte beauftragter
beautician becaria becario bedrijfsleider begeleider beirat beirate beisitz beisitzende beisitzer beisitzerin
belastingadviseur beleidsmedewerker bellhop bendahara bendahari benevole berater beraterin bestuurder bestuurslid
bestyrelsesmedlem betreiber betreiberin betreuer betreuerin bezirksburgermeister bibliotecar bibliotecara bibliotecaria
bibliotecario bibliotekar bibliotekarka bibliotekarz bibliotekininke bidan bidello biologist bishop blacksmith
blagajnica blagajnicarka blagajnik blogger bodeguero boekhouder bogholder bokari bokarinn bookkeeper borgmester boucher
boulanger boulangere bourgmestre brauer braumeister breeder brewer brewmaster bricklayer broadcaster broker brygadzista
bta bucatar buhaltere buhalteris builder bupati burgemeester burgermeister burgermeisterin burmistrz burmistrza bursar
butcher butler buyer bygdegardsforestandare cabinetmaker cadeirydd camat cantante capellan captain cardiologa
cardiologist cardiologista cardiologo caretaker carpenter carpintero casaro cashier casier catechista catedratica
catedratico cathaoirleach cegvezeto cellist cenzor ceo cfo chair chairman chairperson chairwoman chancellor chanteur
chanteuse chaplain charge chargee chef chefarzt chefarztin chefe chefes cheffe chefredakteur chemist chercheur
chercheuse chieftain chiropractor chirurg chirurga chirurgien-dentiste chirurgo chmn choirmaster chorazy choreographer
chorleiter chro churchwarden churchwardens cio ciso cisteoir clerk cmo co-founder coach cochair cofondateur cofondator
cofounder cofundador coiffeur coiffeuse colonel columnist comedien comedienne comercial commander commercial
commerciale commercialista commissioner composer comptable comptroller concejal concejala concelleira concelleiro
concierge conductor conferentiar conseiller conseillere conseilleres consejera consejero conselheira conselheiro
conserje conservateur conservator consigliera consigliere consilier consiliera constable consul consulent consulente
consultant consultante consultor consultora contabil contabila contabilista contable contactpersoon contador contadora
conteur conteuse contractor contralor controller convener convenor conveyancer coo coordenador coordenadora coordinador
coordinadora coordinateur coordinator coordinatore coordinatrice coordonator coordonnateur coordonnatrice coowner
copywriter coroner correspondent corretor corretora corretores councillor councilman councilmember councilor
councilwoman counsel counsellor counselor courtier courtiere coxswain cpo cso cta cto cumhurbaskani curate curator
custodian czlonkini dachdecker daglig daktari dancer danisman datenschutzbeauftragte datenschutzbeauftragter deacon
dean decan decana decano decorator dekan delagare delegada delegado delegate delegue deleguee denetci dentist dentista
dentiste dentysta deputada deputado deputatul depute deputee deputy dermatologa dermatologist dermatologo desarrollador
desarrolladora desenvolvedor desenvolvedora designer detective developer developpeur developpeuse diacono diaken diakon
diakoni diakonin diatisten dierenarts dietetyk dietician dieticien dietista dietiste dietitian diputada diputado
directeur directielid directoare director directora directorul directrice directrices direktor direktora direktore
direktoren direktori direktoriaus direktorica direktorin direktorius direktorja direktorka direktors direktoru direktur
diretor diretor-adjunto diretora direttore direttrice dirigent dirigente diriginte diruzain diruzaina disenador
disenadora dispeceris disponent disponentin distiller doc docent docente docteur doctor doctora dokter
doktersassistente doktor doktorand doktorandin domar dominee dopredsjednica dopredsjednik doradca dosen dottore
dottoressa doula dozent dozentin draftsman draughtsman drejtor drejtore drejtoresha drejtori driver drummer duena dueno
dyrektor dyrektora dyrektorka dyrlaege dziekan dziennikarka dziennikarz echevin echevine economist eczaci editor
editora educadora educateur educatoare educatrice edukatore edukatorius edzo ehrenmitglied ehrenmitglieder ehrenobfrau
ehrenobmann ehrenprasident ehrenprasidentin eienaar eier eigandi eigenaar eigenaresse ejer ekonom ekonomichef ekonomka
ekspert ekspertka elainlaakari elder electrician elektriker elektrikerin elnok elnokhelyettes eloado emerita emeritus
empresaria empresario encargada encargado encarregada encarregado endodontist enfermeira enfermera enfermero engenheira
engenheiro engineer enolog enologa enologist enologo enologue enseignant enseignante entraineur entraineuse entrenador
entrenadora entrepreneur entwickler entwicklerin envoy epitesz escrevente escribana escribano escritor escritora
escultor esimees esimehe esperta esperto estagiario esteticista esthetician estheticienne estimator etiopathe evp exec
executive expert experta experto exploitant exploitante fachangestellte facharzt facharztin facilitator fagarbeider
fahnentrager fahrer fahrerin farar farmaceutica farmaceutico farmacista farmer farrier fejleszto fellow festwart
filmmaker finansininkas finansininke fiscalist fisioterapeuta fisioterapista fizioterapeut fizjoterapeuta flautist
fleischer florist floristin fogorvos fondateur fondator fondatore fondatrice fonoaudiologa foorvos foreman forestandare
forfattare forfatter formadur formadurinn formand formanden formannen formateur formatrice fornaio forseti forsetinn
forskare forsker forskolechef forstodumadur fotograaf fotograf fotografa fotografci fotografin fotografka fotografo
fotos founder framkvaemdastjori framkvaemdastjorinn friseur friseurin friseurmeister fromager fryzjer fundador
fundadora fundraiser fysioterapeutti fysiotherapeut ganadero gardener gartner gartnerin gastwirt gastwirtin gazeteci
gelistirici gemeinderat gemeinderatin genelmudur general generaliste geologist geometra gerant gerante geratewart
gerent gerenta gerente geschaftsfuhrende geschaftsfuhrender geschaftsfuhrer geschaftsfuhrerin geschaftsleiter
geschaftsleiterin geschaftsleitung gesellschafter gesellschafterin gestalter gestalterin gestionnaire gestor gestora
gestoria giam ginecologa ginecologista ginecologo giornalista gjaldkeri gjaldkerinn glazier gm goalkeeper gondnok
gospodarz governor gradonacelnik graficzka grafik gramatvede gramatvedis graphiste greenkeeper groomer groundskeeper
groundsman grower grundare grunder grunderin grunnlegger gubernur guide guitarist guru gydytoja gydytojas gynaecologist
gynecologist gynecologue gyogypedagogus gyogyszeresz hairdresser haldur hammaslaakari handlaggare handlowiec
hausmeister hausverwalter haziorvos head headmaster headmistress headteacher heilpraktiker heilpraktikerin hejtman
hejtmanka hekimi helyettes hemsire herausgeber herausgeberin herbalist herrero hieroja higienista hisnik hisobchi
historian hjukrunarfraedingur homeopath homeopathe hoofd hoofdredacteur hoogleraar hospodarka host hostess hosts
housekeeper huisarts huisartsen huissier huoltaja husvordur hutenwart hygienist həkim idazkari idazkaria igazgato
igazgatohelyettes illustrator imam imker imkerin impiegata impiegato indehaver infermera infermiera infermiere
infirmier infirmiere ingegnere ingeniera ingeniero ingenieur ingenieure ingenieurin ingenior ingenjor inginer inhaber
inhaberin initiatiefnemer inkoper innehaver insegnante insener insinoori inspector inspektor instructor instruktor
intendenta intendente intern interpreter intervenant intervenante intezmenyvezeto invatatoare invatator investigador
investigadora investor inzeniere inzenieris inzenyr inzenyrka inziniere inzinierius inzynier ipasniece ipasnieks
irakaslea is-gadeirydd isannoitsija istruttore izdininkas izdininke izpilddirektore izpilddirektors janitor jednatel
jednatelka jefa jefe jegyzo johtaja joiner jornalista journalist journaliste journalistin judge jugendwart jugendwartin
juhataja juhatuse jurist juriste jurists jurnalist juruaudit jurutera kabid kades kadis kagawad kancelist
kansanedustaja kanslist kantor kantori kantorin kanttori kapcsolattarto kapellan kapitan kaplan kapper kaprodi kapster
kardiolog karnagy kasieris kasir kasjerka kassenwart kassenwartin kasserer kassereren kassier kassierer kassor kassoren
kasubbag katecheta katib katibu kauffrau kaufmann kaymakam kehittaja kellermeister kellermeisterin kennari kepala
kepsek kepviselo kerani ketua kierowniczka kierownik kierownika kinderarts kinesiologa kinesiologo kinesitherapeute
kinetoterapeut kirchenmusiker kirchenmusikerin kirjanpitaja kirjoittaja kirkkoherra klassiopetaja kliendihaldur
klinikejer knihovnice knihovnik knjigovoda knjiznicar knjiznicarka koch kock kok kokk kokki komendant komendanta
komercialist komercialistka komercijalist komercijalista komisaris konatel konatelka konserwator konsulent konsult
konsultant konsultante konsultantka konsultants konsultti kontaktisik kontaktperson kontorchef kontrolor kontrolorka
konyvelo konyvtaros koordinaattori koordinator koordinatoru koordinatzailea koordynator koordynatorka kosmetikerin
kosmetologi koster kostolnik kozjegyzo kreisrat kreisratin kronikar kronikarz kryetar kryetare kryetari kryetarja
ksiegowa ksiegowy kucharka kuchenchef kudeatzailea kuharica kundenberater kunstler kunstlerin kurucu kurucusu kustos
kyokucho kyrkoherde laakari laege laeknir laekur laerer lagerist lagleder lakare landrat landratin landwirt landwirtin
larare lastenohjaaja lastnica lastnik lawyer lead leader leas-phriomhoide lecturer ledamot ledamoten
ledenadministrateur leder leerkracht legale lege legislator lehendakari lehendakaria lehendakariordea lehrer lehrerin
lehtori leitende leitender leiter leiterin leitung lekar lekarka lekarz lektor lektorka lelkesz leraar lerares lernende
lernender lesgeefster lesgever letrada letrado liaison librarian lietvede lietvedis lieutenant liige lijecnica lijecnik
linnapea locekle loceklis locutor locutora logopade logopadin logoped logopeda logopede logopedist lurah maestra
maestro magazijnier magazynier magistrate maire maitre-assistant majitel majitelka major majstor makamu makelaar
maklare makler maklerin manager manajer manazer manazerka mandataire mandatsleiter mandatsleiterin maraicher marketer
masajista massaggiatore masseur masseuse mastro materiaalmeester materialforvaltare materialforvalter materialmand
mathematician matrikar matrikarka maurer mayor md mechanic medecin medewerker medewerkster mediator medic medica medico
medmasa medstjornandi meesterbakker meister meisterin menadzer menadzerka menaxher menecer menedzeris meneja menejer
mentor meras mernok mesnerin mestra mestre mesues mesuese metge metgessa metzger mhasibu mhazini midwife milletvekili
mimar ministar minister ministeri ministerin ministerka ministr ministra ministras ministre ministrica ministro
ministrs ministru ministrul ministryne miniszter miniszterelnok mistopredseda mistopredsedkyne mistostarosta
mistostarostka mistr mitarbeiter mitarbeiterin mjek mjumbe mkurugenzi mkuu moderator mokytoja mokytojas mondhygienist
mondhygieniste moniteur monitor monitora monitrice monteur mpa mratibu msaidizi msimamizi mta mtla mtra muavin muavini
mudir mudiri mudur muduru muhasebe muhasib muhendis muhtar muinteoir munkatars murer musavir musician musicien
musicienne musico mutəxəssis muugijuht muuja muziejininkas muziejininke muəllim mwalimu mwenyekiti myyja myyntiedustaja
myyntipaallikko n nacelnica nacelnik nacelnika naczelnik naczelnika naestformand naestformanden naib namestek narys
nastavnica nastavnik naturopath naturopathe nauczyciel nauczycielka negociateur negociatrice negotiator nenkryetar
nestleder nestlederen neurologa neurologist neurologo neuvoja nne nosilec nosilka notaio notaire notar notariales
notarin notario notaris notariusz notary noter nounik novelist novinar nurse nutricionista nutriologa nutriologo
nutritionist o'qituvchi obchodni obchodnik obchodny oberburgermeister obfrau obmann obstetrician oculista oddviti
odgojitelj odgojiteljica odontoiatra odontologa odontologo odontopediatra odvetnica odvetnik odvjetnica odvjetnik
oenologist oenologo oenologue officer oficiala oftalmologa oftalmologo ogretmen ogretmeni ohjaaja okonomiansvarlig
omanik omistaja oncologist ondervoorsitter ondervoorzitter onderwyser onderwyseres onderzoeker ontwerper ontwikkelaar
operator operatoru opetaja opettaja ophthalmologist opiekun oppealajuhataja oppmann oprichter oprichtster optician
optometrist ordforande ordforanden ordforer organiser organist organista organizer orientador orientadora orthodontist
orthophoniste ortodoncista ortopedico ortopedista ortsvorsteher ortsvorsteherin orvos osnivac osnivacica osteopath
osteopathe osztalyfonok ouderling outfitter ovodapedagogus ovodavezeto ovono owner paallikko paaministeri paatoimittaja
pachter pachterin paedagog paediatrician painter panadera panadero pappi paralegal paramedic paroh parroco parstavis
partner pasticcere pastoor pastor pastora pastorin pathologist patissier patissiere pavaduotoja pavaduotojas pcso
peatoimetaja pedagog pedagoginja pedagogisk pedagogus pedell pediatra pediatre pediatrician pedicure peguam peintre
pelatih pelnomocnik peluquera peluquero pembantu pembina pemilik penasehat penasihat penaung pendiri pengacara pengarah
pengasuh pengawas pengerusi pengetua pengurus pennaeth penningmeester penningmeesteres penolong pensyarah penulis
penztarnok penztaros perawat perearst pergjegjes periodista periodontist perustaja pesquisador pesquisadora pfarrer
pfarrerin pharmacien pharmacienne pharmacist philosopher phlebotomist phong photographe photographer physician
physicist physio physiotherapeut physiotherapeutin physiotherapist pianist pielegniarka pilot pimpinan pintor
pirmininkas pirmininke pirmininko pka planner plasterer platzwart playwright plebanos plumber podiatrist podologa
podologiste podologo podologue podoloog podpredseda podpredsednica podpredsednicka podpredsednik podzupan poet pokladni
pokladnik polgarmester polier polozna pomocnica pomocnik poradce poradkyne portavoz porteparole posel poslanec poslanik
poslanka poslankyna poslankyne postdoc potpredsednik potpredsjednica potpredsjednik potter poveljnik praest
praktijkassistent praktijkassistente praktijkondersteuner praktikant praktikanter praktikantin prasident prasidentin
praticante praxismanager praxismanagerin precentor predaj predikant prednosta predseda predsedkyne predsednica
predsednicka predsednik predsednika predsedu predsedy predsjednica predsjednik predsjednika predstavitel predstavitelka
predstavnica predstavnik prefeita prefeito premierka premierul premijer premijerka premjeras premjers preot pres
presbitero presdir presedinte presedintele presenter preside presiden president presidenta presidente pressesprecher
pressesprecherin prestur prezes prezesa prezeska prezidentas prezydent priekssedetaja priekssedetajs priest primar
primarul primator principal priomhoide proboszcz proboviro procelnica procelnik procurador procuradora prodavac
prodecan prodekan producer profesoara profesor profesora profesorica profesorka professeur professor professora
professore professoressa professori professorin professzor programator programista programistka programmer projektant
projektijuht projektipaallikko projektledare projektleder prokurent prokurist prokuristin prokuristka prokurists
proofreader propietari propietaria propietario proprietaire proprietar proprietaria proprietario proprietor
proprietress prorector prorektor prosecretaria prosecretario prosecutor prosjektleder prosthodontist protesorera
protesorero proviseur provost przedstawiciel przedstawicielka przewodniczaca przewodniczacego przewodniczacy
psichologas psichologe psicologa psicologo psicopedagoga psicopedagogo psicoterapeuta psiholog psihologe psihologinja
psihologs psihoterapeut psychiatrist psycholog psychologe psychologin psychologist psychologue psycholoog
psychotherapeut psychotherapeutin psychotherapist pszichologus pta publicitaria publicitario publisher puheenjohtaja
puheenjohtajan pustakawan quartermaster raamatupidaja rabbi rabbijn racunovoda racunovodja racunovodkinja radca
radgiver radiologist radmann radna radny ragioniere rahastonhoitaja rahbar rahbari raisi rancher rappresentante
ravnatelj ravnatelja ravnateljica rdh realtor recepcionista receptionist rechnungspruferin rechtsanwalt rechtsanwaltin
recruiter rector rectora redacteur redactor redactora redactrice redakteur redakteurin redaktor redaktore redaktorius
redaktorka redaktors redator redatora redattore redattrice reditel reditele reditelka referee referens referent
referente referentica referentin regidor regidora regidors registeraccountant registrador registradora registrar
regnskabschef regnskapsforer rehabilitant rehber rehtori rejestratorka rektor rektori rektorin rektorn relator relatora
rep reporter representant representante representative reprezentant reprezentantka researcher responsabil responsabila
responsabile responsable restauratore rettore revident revidents revisor revisora revisore revisoren revisorn
revisorssuppleant revizor revizorius revizorka rewident rheolwr riaditel riaditela riaditelka ricercatore ricercatrice
ritari ritarinn ritstjori riznicar roofer rorlegger rukovodilac rukovoditelj runai rzecznik rəhbər rəhbəri
sachbearbeiter sachbearbeiterin sacristan saelger sahibi salesman salesperson saleswoman salgschef saljare saljchef
samordnare saradnica saradnik satis satpam saugotoja saugotojas savetnik savininkas savininke savjetnik sayman saymani
schatbewaarder schatbewaarster schatzmeister schatzmeisterin scholar schreiner schreinerin schriftfuhrer
schriftfuhrerin schrijfster schrijver schulleiter schulleiterin scientist scorer screenwriter scriba sculpteur sculptor
secretaire secretar secretari secretaria secretario secretaris secretarul secretary secy sedzia sef sefa sefi sefica
sefkuchar sefredaktor sefredaktorka segretaria segretario sekdes sekjen sekretaer sekretaeren sekretar sekretare
sekretaresse sekretariat sekretarin sekretaris sekretarka sekretars sekretarz sekretarza sekreter sekreterare
sekreteraren sekretore sekretorius selectman selger seller senador senadora senator senatorka senatorul seniunas
seniune sergeant sergeant-at-arms serviser sestra setiausaha sexton sheriff sihteeri sindaco sindica sindico singer
sjukskoterska skarbniczka skarbnik skarbnika skipper skladnik skodunarmadur skolastjori skoleleder skolnik skolotaja
skolotajs skoolhoof slager socia socio sociologist sogneprast sogneprest solicitor soltys sommelier sommeliere
sophrologue soprano sorumlu sorumlusu souschef sozcusu speaker specialist specialistas specialiste specialists
specjalista specjalistka spetsialist spielwart spokesman spokesperson spokeswoman sportwart spravce sprecher sprecherin
spremacica sprzedawca stadtrat stadtratin staf starosta starostka starostu starosty statistician statsrad stavbyvedouci
steuerberater steuerberaterin steward stewardess stifter stiurthoir stjornarformadur stjornarmadur stomatolog
strategist student stylist styreleder styrelseledamot styremedlem styrer subdirector subdirectora subgerente substituta
substituto sumiller suntio superintendent supervisor suplente suppleant suppleanten supt suradnica suradnik surgeon
surveyor suunnittelija svetovalec svetovalka sviluppatore sviluppatrice svp sygeplejerske sykepleier sysadmin
szakasszisztens szakerto szaktanar szerkeszto szerzo szovivo sədr sədri tabelia tabeliao tagapangulo tajemnice tajemnik
tajnica tajnik tajnika tajomnik tanar tandarts tandartsassistente tandlaege tandlakare tanito tannlege tasador tasadora
teacher teamleider teamleiter technician technicien technicienne techniker technikerin tecnica tecnico tegevjuht
tehnician tehnolog teisininkas teisininke tekniker teknisyen temsilci temsilcisi tenor tesorera tesorero tesoriera
tesoriere tesoureira tesoureiro tesourier themelues theologian therapeut therapeutin therapist thjalfari thjalfarinn
tierarzt tierarztin tiler tilintarkastaja timbalan tischler tischlerin titkar titolare toimetaja toimittaja
toimitusjohtaja tomrer torwart traducteur traductor traductora traductrice traduttore traduttrice traener trainee
trainer trainerin trainster tranare translator traumatologa traumatologo treas treasurer treener treinador treinadora
trener trenerica treneris trenerka tresorer tresorera tresorier tresoriere treuhander treuhanderin trezorier
trezorierul truong trustee trysorydd tulajdonos tutkija tutor tyonjohtaja tyonjohto təsisci ucetni ucitel ucitelj
uciteljica ucitelka uctovnicka uctovnik udvikler ugyintezo ugyved ugyvezeto uitgever ujsagiro umpire umsjonarkennari
undersecretary underwriter upholsterer urednica urednik urologa urologist urologo usta ustabasi ustadz ustadzah
utgivare utvecklare utvikler uyesi uzman uzmani vaditaja vaditajs vadovas vadove vadybininkas vadybininke vaerkforer
vaktmastare vaktmester valdes valisi vallasekretar vallavanem valmentaja valokuvaaja valuer varaformadur
varaformadurinn varajasen varamadur varamedlem varaordforer varapuheenjohtaja vaspitac vaspitacica vastutav vd vedono
vedouci veduci velitel velitelka vendedor vendedora vennoot verantwoordelijke verantwortlicher vereador vereadora
vereadores vereinswirt verfasser verfasserin verger verkoper verksamhetschef verkstjori verpleegkundige
vertegenwoordiger vertegenwoordigster vertretungsberechtigter verwalter veterinaer veterinaire veterinar veterinaria
veterinarian veterinario vezerigazgato vezeto vicar vicario vice-presidente vicechair vicedecana vicedecano
vicepresedinte vicepresedintele vicepresident vicepresidenta vicepresidente viceprimar viceprimarul vicerrector
vicerrectora vicesegretario vicesindaco viceskoleleder vicevaert vicevaerten videographer vigneron vigneronne vijecnica
vijecnik vikar vikarin vintner violinist viticoltore viticulteur viticultor viticultora viticulturist vlasnica vlasnik
vocal vocalist voditelj voditeljica vodja vogais vogal volunteer voorsitter voorzitter vorarbeiter vormgeefster
vormgever vorsitz vorsitzende vorsitzender vorstand vorstande vorstandsmitglied vorstandsvorsitzende
vorstandsvorsitzender vp vrijwilliger vychovatel vychovatelka vyresnysis vyriausiasis vyriausioji vzgojitelj
vzgojiteljica waiter waitress wakasek wakil walikota warden wardens webmaster webmasterin wedstrijdsecretaris
werkstudent werkstudentin weterynarz wethouder wicedyrektor wicedyrektorka wiceprezes wiceprezeska widow wikariusz
winemaker winzer winzerin wirt wirtin wirtschaftsprufer wirtschaftspruferin wlasciciel wlascicielka wojewoda wojt wojta
wpc writer wspolwlasciciel wychowawca wychowawczyni xerente yardimcisi yazar yetkilisi yhteyshenkilo yonetici
yoneticisi yonetmen yonetmeni yrittaja ysgrifennydd zaakvoerder zaakvoerster zahnarzt zahnarztin zalozyciel
zalozycielka zamenica zamenik zamjenica zamjenik zapisovatel zastepca zastopnik zastupca zastupce zastupkyna zastupkyne
zastupnik zdravnica zdravnik zelador zeladora zeugwart zevendesdrejtor zfa zimmermeister zinegotzia zmf zmp zmv
zobozdravnica zobozdravnik zookeeper zorgcoordinator zubar zupan zupanja zuzendari zuzendaria αντιδημαρχος αντιπροεδρος
αρχιτεκτονας βουλευτης γιατρος γναθοχειρουργος γραμματεας γραμματεια γυναικολογος δασκαλα δασκαλος δερματολογος
δημαρχος δημοσιογραφος διαχειριστης διαχειριστρια διευθυντης διευθυντρια διευθυνων δικηγορος εκπαιδευτικος εφορος
ιατρος ιδιοκτητης ιδιοκτητρια ιδρυτης καθηγητης καθηγητρια λογιστης μελος μηχανικος νηπιαγωγος νοσηλευτης νοσηλευτρια
οδοντιατρος ορθοδοντικος ορθοπαιδικος παθολογος παιδιατρος προεδρος προισταμενη προισταμενος προπονητης πρωθυπουργος
συγγραφεας συμβολαιογραφος συμβουλος συντακτης ταμιας τεχνικος υπαλληλος υπευθυνη υπευθυνος υποδιευθυντης
υποδιευθυντρια υπουργος φαρμακοποιος φυσικοθεραπευτης φυσικοθεραπευτρια φωτογραφος ψυχολογος автор авторка агроном
адвокат адвокатка администратор акушер анестезиолог артист архитектор архітектор архітекторка асистент асистентка
аспирант аспирантка аспірант аспірантка ассистент ассистентка аудитор басшы басшысы библиотекар библиотекари
библиотекарка библиотекарша библиотекарь благајник благајничка бухгалтер бухгалтерка бібліотекар бібліотекарка васпитач
васпитачица ветеринар викладач викладачка вихователь вихователька владелец владелица власник власниця водитель волонтер
воспитатель воспитательница врач вчитель вчителька възпитател възпитателка выкладчык гендиректор гинеколог глава
главбух главврач голова голови градоначалник губернатор гінеколог декан деканка делопроизводитель депутат депутатка
дерматолог дизаинер дизаинерка директор директора директорка дирижер диспетчер домакин домар доцент доцентка дырэктар
діловод дәрігер економиста економіст економістка експерт есепші есепшісі жетекші жетекшісі журналист журналістка
заведующая заведующии завуч завідувач завідувачка завідуюча загадчык зам зам-председател замдиректора заменик
заместитель заместительница заместник заместник-директор засновник засновниця заступник заступниця иереи иконом инженер
инспектор казначеи капитан капітан кардиолог кардіолог касиер кассир керівник керівника керівниця керівничка кладовщик
кмет комірник консультант консультантка концертмеистер координатор координаторка кореспондент кореспондентка
корреспондент корреспондентка косметолог кухар лаборант лаборантка лекар лекарь логист логопед лікар лікар-терапевт
лікарка массажист медсестра менеджер менеджерка мениджър методист методистка методисты механик меңгерушісі министер
министр министър мэр міністр мұғалім мұғалімі намеснік нардеп наставник наставница наставничка настаунік настауніца
настоятель настоятельница науковець науковиця научен начальник начальника начальниця невролог новинар нотариус одборник
окулист онколог оператор организатор ортопед орынбасары основатель основательница офтальмолог оценщик парикмахер
партнер педагог педиатр педіатр переводчик переводчица перекладач перекладачка писатель писательница повар помощник
помощница помоћник помоћница помічник помічниця потпредседник потпретседател правник практикант предприниматель
председател председатель председателя председник председница представитель представник президент премиер премьер
преподавател преподавателка преподаватель преподавательница претседател прораб проректор проректорка протоиереи
професор професорка профессор психолог психологиня раководител рачуновођа ревизор редактор редакторка режисер режисерка
режиссер ректор ректорка речник речниця риелтор руководилац руководитель руководительница руководителя ръководител
рэдактар саветник священик секретар секретарка секретарь секретарь-референт сенатор скарбник скарбниця собственик
советник сопственик сотрудник сотрудница специалист спеціаліст спеціалістка спикер співробітник співробітниця спікер
староста стоматолог счетоводител съветник сътрудник терапевт технолог травматолог тренер тренерка төраға управител
управитељ управляющии управник уредник уролог учител учителка учитель учителька учительница учитељ учитељица учредитель
фахівець фахівчиня фельдшер фотограф хирург хореограф хранитель хірург член шеф шеф-повар экономист экскурсовод эксперт
эндокринолог юрисконсульт юрист юристка інженер інженерка әкім
accompanist repetiteur fiddler bassist oboist trombonist trumpeter violist harpist bagpiper percussionist saxophonist
clarinettist keyboardist soloist lyricist librettist dramaturg scenographer costumier luthier ceramicist essayist
timekeeper linesman helmsman bosun beekeeper cheesemaker affineur forager saddler stonemason chiropodist sonographer
radiographer kaumatua kaiako kaiwhakahaere gidi gide saimnieks saimniece dirigents koordinatore koordinators
zurnaliste zurnalists gidas kapelmeistras opas oppaat emanta isanta siht kirjailija skriba orrelis hoofseun graller
grallers tabaler timbaler ensaiador ensaiadora acordeonista regente catequista mordomo juiz contralto tenore baritono
mezzosoprano clavicembalista violinista pianista liutaio moderatore relatore relatrice novinarka gospodar gospodarica
zborovodja organizator kmetica kmet vodnik pevovodja recenzent slikar vajar новинарка уредница рецензент сликар вајар
модератор глумац глумица редитељ композитор диригент kuzhinier gazetar gazetare sbormistryne varhanik kapelnik
kronikarka zborovoditel zbormajster szolista orgonista borasz dirijor solist regizor scenograf actrita huttenwirt
fachwart regisseur scenographe eclairagiste parrain marraine concertino ponente moderador moderadora comisario
dramaturgo escenografo iluminador iluminadora korist tillitsvalgt korleder spreker χοροδιδασκαλος μαεστρος σκηνοθετης
ηθοποιος նկարիչ տնօրեն տնօրին հաշվապահ диригентка хормеистер солист солистка художник звонарь регент хормаистор
режисьор сценограф актьор актриса читалищен նախագահ քարտուղար ղեկավար մենեջեր խմբագիր հեղինակ դասախոս ուսուցիչ բժիշկ
փաստաբան լրագրող
`
