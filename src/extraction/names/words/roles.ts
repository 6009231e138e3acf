/**
 * Words for occupations, folded. A short line with one of them is a job title; directly before or after a name they are
 * evidence that it is a person. Plurals and departments are omitted on purpose.
 */
export const ROLE_WORDS = `
abgeordnete abgeordneter abogada abogado abteilungsleiter accountant actor actress actuary acupuncturist addetta
addetto adiunkt adjoint adjointe adjointes adjunct adjuster adm administrador administradora administrativa
administrator adviser adviseur adviseuse advisor advocaat advogada advogado advokat advokatka adwokat afdelingsleder
agare agent agricultor agricultora agronom agronoma agronomist agronomo alapito alcalde alcaldesa alderman alderwoman
alelnok allenatore alumna alumnus ambassadeur ambassador ambassadrice amministratore amministratrice anaesthetist
analyst anestesista anesthesiologist animateur animator animatrice ansprechpartner ansprechpartnerin ansvarig
ansvarlig anthropologist anwalt anwaltin apiculteur apicultor apotheker apothekerin appraiser apprentice arbitrator
archaeologist archbishop architect architecte architekt architektin architetto archivist arhitect arkitekt arkkitehti
arquitecta arquitecto arquiteta arquiteto artist artista artiste arts arzt arztin asesor asesora asianajaja
asiantuntija asistan asistent asistenta asistentka assessor assessore assistant assistante assistent assistentes
assistentin assistenz associate associe associee asst asystent asystentka asystentki athlete attache attachee attorney
auctioneer audiologist auditor auszubildende auszubildender auteur auteure author autor autora autorin autorka autrice
auxiliar avdelingsleder avocat avocate avukat avvocata avvocato ayudante backer backerin baker barber barista baritone
barman barrister bartender baskan baskani beauftragte beauftragter beautician becaria becario bedrijfsleider beirat
beirate beisitz beisitzende beisitzer beisitzerin belastingadviseur beleidsmedewerker bellhop bendahara berater
beraterin bestuurder bestuurslid bestyrelsesmedlem betreiber betreiberin bezirksburgermeister biologist bishop
blacksmith blogger bodeguero boekhouder bogholder bookkeeper borgmester boucher boulanger boulangere brauer
braumeister breeder brewer brewmaster bricklayer broadcaster broker bta bucatar builder bupati burgemeester
burgermeister burgermeisterin burmistrz bursar butcher butler buyer bygdegardsforestandare cabinetmaker camat cantante
capellan captain cardiologa cardiologist cardiologista cardiologo caretaker carpenter carpintero casaro cashier
catedratica catedratico cellist ceo cfo chair chairman chairperson chairwoman chancellor chanteur chanteuse chaplain
charge chargee chef chefarzt chefarztin chefe chefes cheffe chefredakteur chemist chercheur chercheuse chieftain
chiropractor chirurg chirurga chirurgien-dentiste chirurgo chmn choirmaster choreographer chorleiter chro churchwarden
churchwardens cio ciso clerk cmo co-founder coach cochair cofondateur cofounder cofundador coiffeur coiffeuse colonel
columnist comedien comedienne comercial commander commercial commerciale commercialista commissioner composer
comptable comptroller concejal concejala concierge conductor conseiller conseillere conseilleres conservator
consigliera consigliere constable consul consulent consulente consultant consultante consultor consultora contabil
contabilista contable contactpersoon contador contadora conteur conteuse contractor controller convener convenor
conveyancer coo coordenador coordenadora coordinador coordinadora coordinateur coordinator coordinatore coordinatrice
coordonator coordonnateur coordonnatrice coowner copywriter coroner correspondent corretor corretora corretores
councillor councilman councilmember councilor councilwoman counsel counsellor counselor courtier courtiere coxswain
cpo cso cta cto curate curator custodian dachdecker daglig dancer danisman datenschutzbeauftragte
datenschutzbeauftragter deacon dean decana decano decorator dekan delagare delegate delegue deleguee dentist dentista
dentiste dentysta deputada deputado depute deputee deputy dermatologa dermatologist dermatologo desarrollador
desarrolladora desenvolvedor desenvolvedora designer detective developer developpeur developpeuse diakon diakonin
diatisten dierenarts dietetyk dietician dieticien dietista dietiste dietitian diputada diputado directeur directielid
directoare director directora directrice directrices direktor direktore direktorica direktorin direktorius direktors
direktur diretor diretora direttore direttrice dirigent dirigente disenador disenadora disponent disponentin distiller
doc docent docente docteur doctor doctora dokter doktersassistente doktor doktorand doktorandin dominee doradca dosen
dottore dottoressa doula dozent dozentin draftsman draughtsman driver drummer duena dueno dyrektor dyrlaege dziekan
dziennikarka dziennikarz economist eczaci editor editora educateur educatrice edzo ehrenmitglied ehrenmitglieder
ehrenobfrau ehrenobmann ehrenprasident ehrenprasidentin eier eigenaar eigenaresse ejer ekonom ekonomichef elainlaakari
elder electrician elektriker elektrikerin elnok emerita emeritus empresaria empresario encargada encargado encarregada
encarregado endodontist enfermeira enfermera enfermero engenheira engenheiro engineer enolog enologa enologist enologo
enologue enseignant enseignante entrepreneur entwickler entwicklerin envoy epitesz escribana escribano escritor
escritora escultor estagiario esteticista esthetician estheticienne estimator etiopathe evp exec executive exploitant
exploitante fachangestellte facharzt facharztin facilitator farmaceutica farmaceutico farmacista farmer farrier
fejleszto fellow festwart filmmaker fiscalist fisioterapeuta fisioterapista fizjoterapeuta flautist fleischer florist
floristin fogorvos fondateur fondator fondatore fondatrice fonoaudiologa foreman forestandare forfattare forfatter
formand formateur formatrice fornaio forskare forsker fotograaf fotograf fotografa fotografci fotografin fotografka
fotografo fotos founder friseur friseurin friseurmeister fromager fryzjer fundador fundadora fundraiser fysiotherapeut
ganadero gardener gartner gartnerin gastwirt gastwirtin gazeteci gelistirici gemeinderat gemeinderatin genelmudur
general generaliste geologist geometra gerant gerante geratewart gerenta gerente geschaftsfuhrende geschaftsfuhrender
geschaftsfuhrer geschaftsfuhrerin geschaftsleiter geschaftsleiterin geschaftsleitung gesellschafter gesellschafterin
gestalter gestalterin gestionnaire gestor gestora gestoria giam ginecologa ginecologista ginecologo giornalista
glazier gm goalkeeper governor gradonacelnik graficzka grafik graphiste greenkeeper groomer groundskeeper groundsman
grower grundare grunder grunderin grunnlegger gubernur guide guitarist guru gynaecologist gynecologist gynecologue
hairdresser hammaslaakari handlaggare handlowiec hausmeister hausverwalter head headmaster headmistress headteacher
heilpraktiker heilpraktikerin hekimi hemsire herausgeber herausgeberin herbalist herrero higienista historian
homeopath homeopathe hoofd hoofdredacteur hoogleraar host hostess hosts housekeeper huisarts huisartsen huissier
hutenwart hygienist igazgato illustrator imam imker imkerin impiegata impiegato indehaver infermiera infermiere
infirmier infirmiere ingegnere ingeniera ingeniero ingenieur ingenieure ingenieurin ingenior ingenjor inginer inhaber
inhaberin initiatiefnemer inkoper innehaver insegnante insinoori inspector instructor intern interpreter intervenant
intervenante investigador investigadora investor inzenyr inzenyrka inzynier isannoitsija istruttore janitor jednatel
jednatelka jefa jefe jegyzo johtaja joiner jornalista journalist journaliste journalistin judge jugendwart
jugendwartin juhataja juhatuse jurist jurnalist kancelist kanslist kantor kantori kantorin kapcsolattarto kapellan
kapper kaprodi kardiolog kassenwart kassenwartin kasserer kassier kassierer kassor kauffrau kaufmann kaymakam
kehittaja kellermeister kellermeisterin kepala ketua kierownik kinderarts kinesitherapeute kirchenmusiker
kirchenmusikerin kirjanpitaja kirjoittaja kirkkoherra klinikejer koch kock kok kokk kokki konatel konatelka konsulent
konsult konsultant konsultantka konsultti kontaktperson kontorchef konyvelo koordinaattori koordinator koordynator
koordynatorka kosmetikerin kozjegyzo kreisrat kreisratin ksiegowa ksiegowy kuchenchef kundenberater kunstler
kunstlerin kurucu kurucusu kyokucho kyrkoherde laakari laege laerer lagerist lakare landrat landratin landwirt
landwirtin larare lawyer lead leader lecturer ledamot leder legale lege legislator lehrer lehrerin leitende leitender
leiter leiterin leitung lekar lekarka lekarz lektor leraar lerares lernende lernender letrada letrado liaison
librarian lieutenant lijecnik logopade logopadin logopeda logopede logopedist lurah maestra maestro magazynier
magistrate maire maitre-assistant majitel majitelka major makelaar maklare makler maklerin manager manajer manazer
manazerka mandataire mandatsleiter mandatsleiterin maraicher marketer masajista massaggiatore masseur masseuse mastro
mathematician maurer mayor md mechanic medecin medewerker medewerkster mediator medic medica medico meister meisterin
menadzer menadzerka mentor mernok mesnerin metzger midwife mimar minister ministerin ministra ministre ministro
mistopredseda mistostarosta mistostarostka mitarbeiter mitarbeiterin moderator mondhygienist mondhygieniste moniteur
monitrice monteur mpa mta mtla mtra mudur muduru muhasebe muhendis muhtar musavir musician musicien musicienne musico
myyja myyntipaallikko n naestformand naturopath naturopathe nauczyciel nauczycielka negociateur negociatrice
negotiator nestleder neurologa neurologist neurologo neuvoja nne notaio notaire notar notariales notarin notario
notaris notariusz notary noter novelist novinar nurse nutricionista nutriologa nutriologo nutritionist obchodni
obchodnik obchodny oberburgermeister obfrau obmann obstetrician oculista odontoiatra odontologa odontologo
odontopediatra odvjetnica odvjetnik oenologist oenologo oenologue officer oftalmologa oftalmologo ogretmen
okonomiansvarlig omistaja oncologist onderzoeker ontwerper ontwikkelaar operator opettaja ophthalmologist oprichter
oprichtster optician optometrist ordforande ordforer organiser organist organista organizer orthodontist orthophoniste
ortodoncista ortopedico ortopedista ortsvorsteher ortsvorsteherin orvos osteopath osteopathe outfitter owner paallikko
paatoimittaja pachter pachterin paediatrician painter panadera panadero pappi paralegal paramedic parroco partner
pasticcere pastoor pastor pastora pastorin pathologist patissier patissiere pcso pedell pediatra pediatre pediatrician
peintre peluquera peluquero pemilik pendiri pengacara pengarah pengurus penningmeester penulis periodista periodontist
perustaja pesquisador pesquisadora pfarrer pfarrerin pharmacien pharmacienne pharmacist philosopher phlebotomist phong
photographe photographer physician physicist physio physiotherapeut physiotherapeutin physiotherapist pianist
pielegniarka pilot pintor pka planner plasterer platzwart playwright plumber podiatrist podologa podologiste podologo
podologue podoloog poet polgarmester polier poradce poradkyne portavoz porteparole posel poslanka postdoc potter
praest praktijkondersteuner praktikant praktikanter praktikantin prasident prasidentin praxismanager praxismanagerin
predaj predikant predseda predsedkyne predsednica predsednik prefeita prefeito pres presedinte presenter preside
president presidenta presidente pressesprecher pressesprecherin prezes prezydent priekssedetajs priest primar primator
principal proboszcz procurador procuradora prodavac prodekan producer profesoara profesor profesora profesorica
professeur professor professora professore professoressa professori professorin professzor programator programista
programistka programmer projektant projektipaallikko projektledare projektleder prokurent prokurist prokuristin
proofreader propietaria propietario proprietaire proprietar proprietaria proprietario proprietor proprietress
prorector prorektor prosecretaria prosecretario prosecutor prosjektleder prosthodontist protesorera protesorero
provost przedstawiciel przewodniczaca przewodniczacy psicologa psicologo psicoterapeuta psychiatrist psycholog
psychologe psychologin psychologist psychologue psycholoog psychotherapeut psychotherapeutin psychotherapist pta
publicitaria publicitario publisher puheenjohtaja rabbi rabbijn radca radgiver radiologist radna radny ragioniere
rahastonhoitaja rancher rappresentante rdh realtor recepcionista receptionist rechnungspruferin rechtsanwalt
rechtsanwaltin recruiter rector rectora redacteur redactor redactora redactrice redakteur redakteurin redaktor
redaktorka redator redatora redattore redattrice reditel reditelka referee referent referente referentin
registeraccountant registrador registradora registrar regnskabschef regnskapsforer rehber rehtori rejestratorka rektor
rektori rektorin rektorn rep reporter representative researcher responsabile responsable rettore riaditel riaditelka
ricercatore ricercatrice roofer rorlegger sachbearbeiter sachbearbeiterin sacristan saelger sahibi salesman
salesperson saleswoman salgschef saljare saljchef samordnare satis schatzmeister schatzmeisterin scholar schreiner
schreinerin schriftfuhrer schriftfuhrerin schrijfster schrijver schulleiter schulleiterin scientist screenwriter
sculpteur sculptor secretaire secretar secretaria secretario secretaris secretary secy sef sefkuchar sefredaktor
sefredaktorka segretaria segretario sekretaer sekretar sekretariat sekretarin sekretaris sekretarz sekreterare
selectman selger seller senador senadora senator sergeant sestra sexton sheriff sihteeri sindaco sindica singer
sjukskoterska skarbnik skipper skoleleder socia socio sociologist sogneprast sogneprest solicitor sommelier sommeliere
sophrologue soprano sorumlu sorumlusu souschef speaker specialist specjalista specjalistka spielwart spokesman
spokesperson spokeswoman sportwart spravce sprecher sprecherin sprzedawca stadtrat stadtratin starosta starostka
statistician stavbyvedouci steuerberater steuerberaterin steward stewardess stifter stomatolog strategist student
stylist styreleder styrelseledamot styremedlem subdirector subdirectora sumiller suntio superintendent supervisor
suppleant supt surgeon surveyor sviluppatore sviluppatrice svp sygeplejerske sykepleier sysadmin szerkeszto szerzo
tajnica tajnik tanar tandarts tandlaege tandlakare tannlege tasador tasadora teacher teamleider teamleiter technician
technicien technicienne techniker technikerin tecnica tecnico tekniker temsilci temsilcisi tenor tesorera tesorero
tesoriere tesoureira tesoureiro theologian therapeut therapeutin therapist tierarzt tierarztin tiler tischler
tischlerin titkar titolare toimittaja toimitusjohtaja torwart traducteur traductor traductora traductrice traduttore
traduttrice trainee trainer trainerin translator traumatologa traumatologo treas treasurer trener trenerka tresorier
tresoriere treuhander treuhanderin trezorier truong trustee tulajdonos tutkija tutor tyonjohtaja tyonjohto ucetni
ucitel ucitelka udvikler ugyved ugyvezeto uitgever ujsagiro umpire undersecretary underwriter upholsterer urednica
urednik urologa urologist urologo usta ustabasi utgivare utvecklare utvikler uzman uzmani vaditajs vadovas vadove
vaktmastare valdes valokuvaaja valuer varapuheenjohtaja vastutav vd vedouci veduci vendedor vendedora vennoot
verantwortlicher vereador vereadora vereadores vereinswirt verfasser verfasserin verger verkoper verksamhetschef
verpleegkundige vertegenwoordiger vertretungsberechtigter verwalter veterinaer veterinaire veterinar veterinaria
veterinarian veterinario vezerigazgato vezeto vicar vicario vice-presidente vicechair vicedecana vicedecano
vicepresedinte vicepresident vicepresidenta vicepresidente viceprimar vicerrector vicerrectora videographer vigneron
vigneronne vikar vikarin vintner violinist viticoltore viticulteur viticultor viticultora viticulturist vlasnica
vlasnik vocal vocalist voditelj voditeljica volunteer voorzitter vorarbeiter vormgeefster vormgever vorsitz
vorsitzende vorsitzender vorstand vorstande vorstandsmitglied vorstandsvorsitzende vorstandsvorsitzender vp
vychovatelka waiter waitress wakasek wakil walikota warden wardens webmaster webmasterin werkstudent werkstudentin
weterynarz wethouder wicedyrektor wiceprezes widow winemaker winzer winzerin wirt wirtin wirtschaftsprufer
wirtschaftspruferin wlasciciel wlascicielka wojt wpc writer wspolwlasciciel yardimcisi yazar yhteyshenkilo yonetici
yoneticisi yrittaja zaakvoerder zaakvoerster zahnarzt zahnarztin zalozyciel zalozycielka zastupce zeugwart zfa
zimmermeister zmf zmp zmv zookeeper zubar αντιπροεδρος αρχιτεκτονας γιατρος γραμματεας δημαρχος δημοσιογραφος
διευθυντης διευθυντρια διευθυνων δικηγορος ιατρος ιδιοκτητης ιδιοκτητρια ιδρυτης καθηγητης καθηγητρια λογιστης μελος
μηχανικος οδοντιατρος προεδρος συγγραφεας συμβουλος συντακτης ταμιας υπευθυνη υπευθυνος автор авторка агроном адвокат
адвокатка администратор акушер анестезиолог артист архитектор архітектор архітекторка асистент асистентка аспирант
аспирантка аспірант аспірантка ассистент ассистентка аудитор библиотекарь бухгалтер бухгалтерка бібліотекар
бібліотекарка ветеринар викладач викладачка вихователь вихователька владелец владелица власник власниця водитель
воспитатель воспитательница врач вчитель вчителька възпитател възпитателка выкладчык гендиректор гинеколог глава
главбух главврач голова гінеколог декан деканка депутат депутатка дерматолог дизаинер дизаинерка директор директора
директорка дирижер доцент доцентка дырэктар економіст економістка журналист журналістка заведующая заведующии завуч
завідувач завідувачка загадчык зам замдиректора заменик заместитель заместительница заместник засновник засновниця
заступник заступниця иереи инженер инспектор кардиолог кардіолог кассир керівник керівниця керівничка консультант
консультантка координатор координаторка кореспондент кореспондентка корреспондент корреспондентка косметолог лаборант
лаборантка лекар лекарь логопед лікар лікар-терапевт лікарка массажист медсестра менеджер менеджерка мениджър методист
методистка механик министр мэр намеснік наставник наставница настаунік настауніца настоятель настоятельница науковець
науковиця научен начальник начальниця невролог новинар нотариус окулист онколог оператор ортопед основатель
основательница офтальмолог оценщик парикмахер партнер педиатр педіатр переводчик переводчица перекладач перекладачка
писатель писательница повар помощник помощница помічник помічниця практикант предприниматель председател председатель
президент преподавател преподавателка преподаватель преподавательница проректор проректорка протоиереи професорка
профессор психолог психологиня редактор редакторка режисер режисерка режиссер ректор ректорка речник речниця риелтор
руководитель руководительница рэдактар саветник священик секретарка секретарь собственик сотрудник сотрудница
специалист спеціаліст спеціалістка співробітник співробітниця староста стоматолог счетоводител съветник терапевт
технолог травматолог тренер тренерка управител управитељ управляющии управник уредник уролог учителка учитель
учителька учительница учредитель фахівець фахівчиня фельдшер фотограф хирург хореограф хірург шеф-повар экономист
эксперт эндокринолог юрисконсульт юрист юристка інженер інженерка
`

/** Endings of compound job titles in languages that write them as one word, folded. */
export const ROLE_ENDING =
  /(?:minister|ministerin|direktor|direktorin|prasident|prasidentin|sekretar|sekretarin|experte|expertin|korrespondent|korrespondentin|kabarettist|kabarettistin|trainer|trainerin|kirchenrat|ratin|pfarrer|pfarrerin|redakteur|redakteurin|forscher|forscherin|scout|leiter|leiterin|leitung|fuhrer|fuhrerin|berater|beraterin|manager|managerin|meister|meisterin|assistent|assistentin|anwalt|anwaltin|beauftragter?|prufer|pruferin|referentin?|sprecher|sprecherin|arzt|arztin|ingenieurin?|therapeut(?:in|e)?|terapeut(?:a|ti|in)?|olog(?:e|in|ist|ista|o|a|ue)?|олог|techniker|vorsitzender?|obmann|obfrau|inhaber|inhaberin|medewerker|leider|directeur|adviseur|hoofd|bestuurder|beheerder|chef|chefen|ansvarig|ansvarlig|agare|ledare|leder|sjef|konsulent|radgiver|saljare|saelger|selger|handlaggare|skoterska|ordforande|johtaja|paallikko|asiantuntija|igazgato|vezeto|mester|makler|maklerin|maklare|megler|maegler|hoitaja|opettaja|sihteeri|valittaja|pfarrer|pfarrerin|lehrer|lehrerin|trainer|trainerin|warte?|wartin|pfleger|pflegerin|kaufmann|kauffrau|fachmann|fachfrau|prasident|prasidentin|sekretarin?|mistr|tanacsado)$/
