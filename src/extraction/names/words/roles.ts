/**
 * Words that say what a person does, folded. A short line with one of them is a job title; one right before or after a
 * name says that it is a name. Plurals and departments are left out on purpose.
 */
export const ROLE_WORDS = `
abgeordnete abgeordneter abogada abogado abteilungsleiter accountant actor actress addetta addetto adiunkt adjoint
adjointe adjointes adm administrador administradora administrator adviser adviseur adviseuse advisor advocaat
advogada advogado advokat advokatka adwokat afdelingsleder agare agent alcalde alcaldesa alderman alelnok allenatore
alumna alumnus ambassador amministratore amministratrice anaesthetist analyst anesthesiologist animateur animator
animatrice ansprechpartner ansprechpartnerin ansvarig ansvarlig anthropologist anwalt anwaltin apotheker apothekerin
appraiser apprentice archaeologist archbishop architect architecte architekt architektin architetto archivist
arhitect arquitecta arquitecto arquiteta arquiteto artist artista artiste arts arzt arztin asesor asesora asianajaja
asiantuntija asistent asistentka assessore assistant assistante assistent assistentes assistentin assistenz associate
associe associee asystent asystentka asystentki athlete attache attachee attorney auctioneer auditor auszubildende
auszubildender auteur auteure author autor autora autorin autorka autrice auxiliar avdelingsleder avocat avocate
avukat avvocata avvocato baker barber barista baritone barrister bartender baskan baskani beauftragte beauftragter
beautician bedrijfsleider beisitz beisitzer beisitzerin belastingadviseur beleidsmedewerker bendahara berater
beraterin bestuurder bestuurslid bestyrelsesmedlem betreiber betreiberin bezirksburgermeister biologist bishop
blogger boekhouder bogholder bookkeeper borgmester brewer broker builder burgemeester burgermeister burgermeisterin
burmistrz bursar butler buyer bygdegardsforestandare cantante captain cardiologist caretaker carpenter cashier ceo
cfo chair chairman chairperson chairwoman chancellor chaplain charge chargee chef cheffe chefredakteur chemist
chercheur chercheuse chieftain chiropractor choirmaster choreographer chorleiter chro cio ciso clerk cmo coach
cofondateur cofounder cofundador colonel columnist comercial commander commercial commerciale commercialista
commissioner composer comptable comptroller concejal concejala concierge conductor conseiller conseillere
conseilleres consigliera consigliere constable consul consulent consulente consultant consultante consultor
consultora contabil contable contactpersoon contador contadora contractor controller conveyancer coo coordenador
coordenadora coordinador coordinadora coordinateur coordinator coordinatore coordinatrice coordonator coordonnateur
coordonnatrice coowner copywriter correspondent corretor corretora corretores councillor councilman councilor
councilwoman counsellor counselor cpo cso cto curate curator daglig dancer danisman datenschutzbeauftragte
datenschutzbeauftragter deacon dean decana decano dekan delagare delegate delegue deleguee dentist dentista dentiste
dentysta deputada deputado depute deputee deputy dermatologist desarrollador desarrolladora designer detective
developer developpeur developpeuse diakon dierenarts dietitian diputada diputado directeur directielid directoare
director directora directrice directrices direktor direktore direktorica direktorin direktorius direktors direktur
diretor diretora direttore direttrice dirigent disenador disenadora doc docent docente docteur doctor doctora dokter
doktersassistente doktor dominee doradca dosen dottore dottoressa dozent dozentin driver drummer duena dueno dyrektor
dyrlaege dziekan dziennikarka dziennikarz economist editor editora educateur educatrice eier eigenaar eigenaresse
ejer ekonomichef elainlaakari elder electrician elnok empresaria empresario encargada encargado encarregada
encarregado endodontist enfermeira enfermera enfermero engenheira engenheiro engineer enseignant enseignante
entrepreneur entwickler entwicklerin envoy escribana escribano escritor escritora escultor estagiario estimator evp
executive exploitant exploitante fachangestellte facharzt facharztin facilitator farmaceutico farmacista farmer
fellow filmmaker fiscalist fisioterapeuta fisioterapista fizjoterapeuta fondateur fondator fondatore fondatrice
fonoaudiologa foreman forestandare forfattare forfatter formand formateur formatrice forskare forsker fotograaf
fotograf fotografa fotografin fotografo fotos founder fundador fundadora fysiotherapeut gardener gazeteci genelmudur
general geologist geometra gerant gerante gerenta gerente geschaftsfuhrende geschaftsfuhrender geschaftsfuhrer
geschaftsfuhrerin geschaftsleiter geschaftsleiterin geschaftsleitung gesellschafter gesellschafterin gestalter
gestalterin gestionnaire gestor gestora gestoria giam giornalista gm governor gradonacelnik graphiste greenkeeper
groomer groundsman grower grundare grunder grunderin grunnlegger guide guitarist guru gynaecologist gynecologist
hairdresser hammaslaakari handlaggare handlowiec hausmeister hausverwalter head headmaster headmistress headteacher
heilpraktiker heilpraktikerin herausgeber herausgeberin higienista historian hoofd hoofdredacteur hoogleraar host
hostess hosts huisarts huisartsen huissier hygienist igazgato illustrator imam impiegata impiegato indehaver
infermiere infirmier infirmiere ingegnere ingeniera ingeniero ingenieur ingenieure ingenieurin inginer inhaber
inhaberin initiatiefnemer inkoper innehaver insegnante inspector instructor intern interpreter intervenant
intervenante investigador investigadora investor inzynier istruttore jednatel jednatelka jefa jefe johtaja jornalista
journalist journaliste journalistin judge jugendwart jugendwartin juhataja juhatuse jurist jurnalist kancelist kantor
kantorin kapcsolattarto kapellan kassenwart kassenwartin kasserer kassier kassierer kassor kauffrau kaufmann kepala
ketua kierownik kinesitherapeute kirjoittaja koch kock kok konatel konatelka konsulent konsult konsultant
konsultantka kontaktperson kontorchef koordinaattori koordinator koordynator koordynatorka ksiegowa ksiegowy
kuchenchef kundenberater kunstler kunstlerin kurucu kurucusu laakari laege laerer lakare larare lawyer lead leader
lecturer ledamot leder legale lege legislator lehrer lehrerin leiter leiterin leitung lekar lekarka lekarz lektor
leraar lerares lernende lernender liaison librarian lieutenant lijecnik maestra maestro magazynier magistrate maire
majitel majitelka major makelaar manager manajer manazer manazerka mandatsleiter mandatsleiterin marketer
mathematician mayor md mechanic medecin medewerker medewerkster medic medica medico meister meisterin menadzer
menadzerka mentor mernok midwife mimar minister ministerin ministra ministre ministro mistopredseda mistostarosta
mitarbeiter mitarbeiterin moderator moniteur monitrice mudur muduru muhasebe muhendis musician musicien musico myyja
myyntipaallikko naestformand nauczyciel nauczycielka negotiator nestleder neurologist neuvoja notaio notaire notar
notariales notarin notario notaris notariusz notary novelist novinar nurse nutricionista nutriologa nutriologo
obchodnik obchodny oberburgermeister obfrau obmann odontoiatra odontologa odontologo odontopediatra odvjetnica
odvjetnik officer ogretmen okonomiansvarlig omistaja oncologist onderzoeker ontwerper operator opettaja
ophthalmologist oprichter oprichtster optometrist ordforande ordforer organiser organist organizer orthodontist
orthophoniste ortodoncista ortsvorsteher orvos osteopathe owner paallikko paatoimittaja paediatrician painter
paralegal paramedic parroco partner pastoor pastor pathologist pedell pediatrician peintre pemilik pendiri pengacara
pengarah pengurus penningmeester penulis periodista periodontist perustaja pesquisador pesquisadora pfarrer pfarrerin
pharmacien pharmacienne pharmacist philosopher phlebotomist phong photographe photographer physician physicist
physiotherapeut physiotherapeutin physiotherapist pianist pielegniarka pilot pintor planner platzwart plumber poet
polgarmester polier poradce poradkyne portavoz porteparole posel poslanka postdoc potter praest praktijkondersteuner
prasident prasidentin praxismanager praxismanagerin predaj predikant predseda predsedkyne predsednica predsednik
prefeita prefeito presedinte presenter preside president presidenta presidente pressesprecher pressesprecherin prezes
prezydent priekssedetajs priest primar primator principal proboszcz procurador prodavac producer profesoara profesor
profesora profesorica professeur professor professora professore professoressa professori professorin programmer
projektant projektipaallikko projektledare projektleder prokurent prokurist prokuristin propietaria propietario
proprietaire proprietar proprietaria proprietario proprietor proprietress prosecutor prosjektleder prosthodontist
provost przedstawiciel przewodniczaca przewodniczacy psicologa psicologo psicoterapeuta psychiatrist psycholog
psychologe psychologin psychologist psychologue psycholoog psychotherapeut psychotherapeutin psychotherapist
publicitaria publicitario publisher puheenjohtaja rabbi radca radgiver radiologist radna radny ragioniere
rahastonhoitaja rancher rappresentante rdh realtor recepcionista receptionist rechtsanwalt rechtsanwaltin recruiter
rector rectora redacteur redactor redactora redactrice redakteur redakteurin redaktor redaktorka redattore redattrice
reditel reditelka referent referente referentin registeraccountant registrar regnskabschef rehtori rejestratorka
rektor rektorin rektorn rep reporter representative researcher responsabile responsable rettore riaditel riaditelka
ricercatore ricercatrice sachbearbeiter sachbearbeiterin sacristan saelger sahibi salesman salesperson saleswoman
salgschef saljare saljchef samordnare satis schatzmeister schatzmeisterin scholar schriftfuhrer schriftfuhrerin
schrijfster schrijver schulleiter schulleiterin scientist screenwriter sculpteur sculptor secretaire secretar
secretaria secretario secretaris secretary segretaria segretario sekretaer sekretar sekretariat sekretarin sekretaris
sekretarz sekreterare selger seller senador senadora senator sergeant sheriff sihteeri sindaco singer sjukskoterska
skarbnik skoleleder socia socio sociologist solicitor sommelier sophrologue soprano sorumlu sorumlusu speaker
specialist specjalista specjalistka spokesman spokesperson spokeswoman sportwart spravce sprecher sprecherin
sprzedawca starosta starostka statistician steuerberater steuerberaterin steward stewardess stomatolog strategist
student stylist styreleder styrelseledamot styremedlem subdirector subdirectora superintendent supervisor suppleant
surgeon surveyor svp sygeplejerske sykepleier szerkeszto szerzo tajnica tajnik tanar tandarts tandlaege tandlakare
tannlege teacher teamleider teamleiter technician techniker technikerin tecnica tecnico temsilcisi tenor tesorera
tesorero tesoriere tesoureira tesoureiro theologian therapeut therapeutin therapist tierarzt tierarztin titkar
titolare toimittaja toimitusjohtaja traducteur traductor traductora traductrice traduttore traduttrice trainee
trainer trainerin translator treasurer tresorier tresoriere treuhander treuhanderin truong trustee tulajdonos tutkija
tutor ucetni ucitel ucitelka ugyved ugyvezeto uitgever ujsagiro underwriter urednica urednik urologist utgivare uzman
uzmani vaditajs vadovas vadove vaktmastare valdes valokuvaaja valuer varapuheenjohtaja vastutav vd vedouci veduci
vendedor vendedora vennoot verantwortlicher vereador vereadora vereadores verfasser verfasserin verger verkoper
verksamhetschef verpleegkundige vertegenwoordiger vertretungsberechtigter verwalter veterinaer veterinaire veterinar
veterinaria veterinarian veterinario vezerigazgato vezeto vicar vicepresedinte vicepresident vicepresidenta
vicepresidente videographer vikar violinist vlasnica vlasnik vocal vocalist voditelj voditeljica volunteer voorzitter
vorarbeiter vorsitz vorsitzende vorsitzender vorstand vorstandsmitglied vorstandsvorsitzende vorstandsvorsitzender vp
vychovatelka wakil webmaster webmasterin weterynarz wethouder wicedyrektor wiceprezes widow winemaker
wirtschaftsprufer wirtschaftspruferin wlasciciel wlascicielka wojt writer wspolwlasciciel yardimcisi yazar
yhteyshenkilo yonetici yoneticisi yrittaja zaakvoerder zaakvoerster zahnarzt zahnarztin zalozyciel zalozycielka
zimmermeister zmp zubar αντιπροεδρος αρχιτεκτονας γιατρος γραμματεας δημαρχος δημοσιογραφος διευθυντης διευθυντρια
διευθυνων δικηγορος ιατρος ιδιοκτητης ιδιοκτητρια ιδρυτης καθηγητης καθηγητρια λογιστης μελος μηχανικος οδοντιατρος
προεδρος συγγραφεας συμβουλος συντακτης ταμιας υπευθυνη υπευθυνος автор авторка адвокат администратор архитектор
бухгалтер бухгалтерка викладач владелец власник врач вчитель вчителька гендиректор глава голова декан депутат
дизаинер директор директора директорка доцент журналист журналістка заведующая заведующии зам заместитель засновник
инженер керівник консультант координатор корреспондент лекар лікар лікарка менеджер министр мэр начальник новинар
нотариус основатель партнер предприниматель председател председатель президент преподаватель профессор психолог
редактор редакторка ректор руководитель секретарь собственик специалист стоматолог счетоводител тренер управител
управляющии управник уредник учитель учредитель фотограф эксперт юрист
`

/** Endings of compound job titles in languages that write them as one word, folded. */
export const ROLE_ENDING =
  /(?:leiter|leiterin|leitung|fuhrer|fuhrerin|berater|beraterin|manager|managerin|meister|meisterin|assistent|assistentin|anwalt|anwaltin|beauftragter?|prufer|pruferin|referentin?|sprecher|sprecherin|arzt|arztin|ingenieurin?|therapeutin?|techniker|vorsitzender?|inhaber|inhaberin|medewerker|leider|directeur|adviseur|hoofd|bestuurder|beheerder|chef|chefen|ansvarig|ansvarlig|agare|ledare|leder|sjef|konsulent|radgiver|saljare|saelger|selger|handlaggare|skoterska|ordforande|johtaja|paallikko|asiantuntija|igazgato|vezeto|mester|tanacsado)$/
