/** Words of other European languages that web pages capitalise without being part of a name, folded. */
export const EUROPEAN_WORDS = `
aanbieding aanbiedingen aanbod aandachtsgebieden aanmelden aantal aanvraag aanvragen ab abbigliamento abbonamenti
abbonati aben abgabe ablauf abningstider abo abonnement abschluss absenden abteilung abwicklung aby academia acasa
accedi acces accesibilidad acceso accesorios accesso accessoires accessori accetta accoglienza accueil aceitar aceptar
acerca acessar acessibilidade acesso acessorios acest achat achats acheter aciklama acoes acordo acqua acquista
acquisti acquisto action actions actividad actividades activite activites actualidad actualite actualites actueel
acuerdo acuerdos adaugare adherer adhesion adicionar administracion administracja administratif administration adres
adresa adresse adultos advies afdeling affaires afspraak agb agence agences agencia agencias agenda agenzia agenzie
aggiornamenti aggiungi agora agosto agregar agriturismo agua ahora aide ailemiz aina aire aiuto ajankohtaista ajouter
ajutor akkoord aktion aktionen aktiviteter aktuality aktualne aktualnosci aktuell aktuelle aktuelles aktuellt al alan
alberghi albergo algemeen algemene alimentacion alimentari alimentation alimentos alkaen alla alle aller alles
allgemein allgemeine allgemeines allmanna allt almacen alojamiento alquiler als alta altersvorsorge altre altri altro
alue aluguel alumnos alunos am ambiental ambiente amenagement ameublement amici amigos amis amministrazione ampia amt
amtsgericht an ana anasayfa anbieter anche ancien anciens anders anfahrt anfrage anfragen angaben angebot angebote
animali animaux ankieta anlage anlagen anleitung anmalan anmeldung annee annees anni anno annonce annoncer annonces
annuaire annunci ano anos anreise anschrift ansicht ansok ansprechpartner ansprechpartnerin ansprechpartnerinnen antes
antica antico antrag antwoord anul anuncie anuncio anuncios anunturi anvandare anwendung anwendungen ao aos
apartamento apartamentos apellidos aplicaciones aplicativo aplikacja apoio apotek apoyo apparatuur appartamenti
appartamento appartement appartements appel appeler apprendre appuntamenti appuntamento aprender apres apresentacao
april aprile aqui ara arama arbeit arbeiten arbeitsrecht arbejde arbeta arbete arbetsmarknad archief archiv archivio
archivo archivos archiwum area areas aree arkiv arquivo arquivos arrangementer arredamento arrivee arsiv art arte arti
article articles articole articoli articolo articulo articulos artigianale artigo artigos artikel artikelen artiklar
artikler artisan artisans arts artykuly arvot arzt asesoria asiakas asiakaspalvelu asiakkaat asistencia asociacion
asociaciones assessoria assicurazione assicurazioni assistance assistencia assistenza associacao association
associations associazione associazioni assurance assurances asuminen atelier ateliers atencion atendimento atividade
atividades attivita attrezzature atualizado au auch audyt auf aufgaben auftrag augusti augustus aujourd aujourdhui
aula aulas aus ausbildung ausgabe auskunft ausland aussi ausstattung ausstellung auswahl auto automoviles autor autori
autre autres aux avaliacao avaliacoes avant avantaje avantajlar avec aventure avis aviso avisos avocats avoinna avoir
avond avril avtal ayuda ayuntamiento azienda aziende azioni badkamer bagni bagno bahn bahnhof bain bairro bajo balade
bambini banca banco bandi banho bank bankverbindung bano banos banque bar barn bas basin basso basvuru bateau batiment
bau bauen bauherr bayern baza beau beaute beboere bedingungen bedrijf bedrijven begeleiding behandling behandlung bei
beitrag beitrage bekijk belediye belediyesi beleid beleza belge belgeler belgie belgique belleza bellezza bem
benessere bent benutzer benvenuti beoordelingen beratung bereich bereiche bericht berichte berlin beroep beruf berufe
berufsbezeichnung beschreibung besok bestalla beste bestel bestellen bestelling bestil bestilling bestuur bestyrelse
bestyrelsen besuch besuchen betalen betaling betalning betrieb bewerbung bewertung bewertungen bezirk bezoek bezorging
bezpieczenstwo bezplatne biblioteca bibliotek bibliotheek bibliotheque bien bienestar bienvenida bienvenido
bienvenidos bienvenue biglietti bij bijeenkomst bijoux bil bilancio bilar bild bilder bildnachweis bildquellen
bildrechte bildung bilety bilgi bilgiler bilgileri bilim billeder billet billets billetterie bine bis bitte biuro biz
bize bizi biznes blanc blanco bleu blijf blogg boa boek boeken boende boger boite bok boka bokning bolag boletin
boletines bolig boliger bolsa bolum bon bonjour bonne bons bonsoir bord borger born borsa bostad bottega bourse
boutique bouw bouwbedrijf branche branchen brandenburg brasil brasileira brasileiro bremen brief buch bucher buchung
bucuresti budowa budynek buena bueno buenos buiten bund bundesland bundesrepublik buono bureau bureaux burger
burgerlijk buro busca buscar busqueda butik butiker cabildo cabinet cadastro cadeau cadeaus cadeaux cadre calcio
calendario calendrier calidad calisma calitate calle camara cambio camera camere caminho camino cammino campagna
campagne campana campanha campo canal cancion candidature candidatures cane cani cantina capital capitale cara
caracteristiques cardapio caro carrello carrera carreras carriere carrieres carrinho carrito carro carros carta cartao
carte cartes casa casas case catalogo catalogue categoria categorias categorie categories categorii catre cautare ce
cela celkem cena cenik cennik centre centres centri centro centros centru centrum ceny cerca cerez cerrar
certificazioni certyfikaty ces ceska ceske cesko cesky cet cette chaine chambre chambres champ champagne chaque
chateau chaud chauffage cher chere chers chez chi chiesa chiuso chiusura choisir choix chor ciao cidadao cidade
ciencia ciencias cine cinema circuit circuits citoyen citta cittadini ciudad ciudadanos clanek clanky clases classe
client cliente clientes clienti clients clinica clinique club clube co coche coches cocina cocuk code codice codigo
coisas colegio collaborazioni collectif collection collections collegamenti college collezione collezioni comanda come
comentarii comentario comentarios comercial comercio comida comision comissao comite commande commander commandes
comment commentaire commentaires commenti commerce commerces commerciale commercio communaute commune communes
communication communiques como compagnie compania companie companii comparte compartir compra comprar compras compte
comptes computer comune comuni comunicacao comunicacion comunicaciones comunicati comunicazione comunicazioni
comunidad comunidade comunidades con conception concorso concours concurso concursos condamnare condiciones condicoes
conditii conditions condividi condizioni conduite conferencia confianza confidentialite configuracion congressi
conheca conoce conocenos conocer consegna conseil conseils consejo consejos conselho consigli consiglio consiliere
construcao construccion constructii consulenza consulta consultas consultation consulter consultoria consumo cont
conta contact contacta contactanos contactar contacte contacter contactformulier contactgegevens contacto contactos
contacts contato contatos contatta contattaci contattateci contatti contatto contenido contenidos contenu contenuti
contenuto conteudo contrat contratacion contrato control convegni convenio convenzioni convocatoria cookie cookies
coordonnees copertina copii copropriete copyright corpo corporativo corps correio correo corsi corso cos cosa costa
costi costruzione costruzioni cotidiano cours court cozumler creation creations credit credito creditos credits
crianca criancas cuando cucina cuenta cuentas cuerpo cuisine cultura cultural culture cultures cultuur cum cura curso
cursos cursuri cursus cursussen cvr czas czerwiec czwartek czytaj da daar dach dados dag dagen daha dal dalla dalsi
damen dames dane danismanlik dank danke danmark dans dansk danske das data date datei daten datenschutz
datenschutzerklarung dates dati dato datos datum dauer de debut december decembre decoration decouverte decouvrez
decouvrir deelnemen degerler degli dei dein deine del dell della delle dem demande demandes demarches den denne depart
departamento departement depoimentos deporte deportes depuis der derecho derechos dernegi dernek dernier derniere
dernieres derniers des desarrollo descarga descargar descargas descricao descubre desde desenvolvimento design
despacho despre destacado destacados destaque destaques destino destinos detail details detay detaylar deti deutsch
deutsche deutscher deutsches deutschland deux devam developpement devenir devis devoluciones deze dezember dezembro
dia dias dica dicas dicembre diciembre die dienst dienstag dienste diensten dienstleistung dienstleistungen dierenarts
diese dieser dig diger dil dimanche din dina dinero dinheiro dinsdag dipartimento diplome direccion directia directie
direction direito direitos diretoria diritti diritto diseno diskuze disponibile disponibilita disponibilite disponible
disponivel distribution dit divers dla dlaczego do doacao dobry document documentation documentazione documente
documenten documenti documento documentos documents dodaj dokument dokumentation dokumente dokumenty dom domaine
domaines domande domenica domeniu domicile domingo dominio domov domu domy don donde donderdag donem donna donne
donnees donner donnerstag dons door doplnky doprava dort dos dossier dossiers dostawa dostawcy dostep dove dovolena
downloaden downloads drodzy droit droits druck drucken druk drukuj drzwi du dum durata durch duree dusseldorf
duurzaamheid duyuru duyurular dyrekcja dzial dzialalnosc dzieci dziecko dziekujemy dzien eau ecco echipa ecole ecoles
economia economie ecouter edad edicao edicion ediciones edificio edilizia editais edital editeur edition editions
editora editorial editura educacao educacion educatie education educativa educazione edukacja een eerste effet egitim
egli eglise ehdot eigen ein eine einem einen einer eines einfach eingang einkauf einrichtung einrichtungen
einstellungen eintrag eintritt ejemplo ejercicio ekibimiz ekip ekonomi ekonomika eksempel eksport el ela elama ele
elections electricite electronica electronico electronique elegir eleicao eleicoes elenco elettronica ella elle eller
elles ellos eltern em embalagens emergencia emergenza empleo emploi emplois empreendimentos emprego empregos empresa
empresarial empresas en encontro encuentro encuesta endereco energi energia energie enero enfance enfant enfants
enlaces ensemble ensenanza ensino entdecken ente enti entidades entra entrada entradas entrar entrata entre entree
entrega entreprise entreprises entretien entrevista entrevistas entwicklung enviar envio envios environnement envoi
envoyer eposta equipe equipement equipements equipes equipo equipos er erbjudande erbjudanden erfahren erfahrung
erfahrungen erfolg ergebnisse erhverv ersatzteile erste erstellt ervaring ervaringen erziehung es escola escolas
escribe escritorio escuela escuelas esercizio espace espaces espacio espacios espaco espana espanol espanola especiais
especial especiales especialidades especialistas esperienza esperienze esporte esportes essen est esta estado estados
estate este esterni estilo estimada estimado estructura estrutura estudante estudantes estudiantes estudio estudios et
etablissement etablissements etape etapes etat etats ete etiquetas etkinlik etkinlikler etre etsi ett etude etudes
etudiants etusivu eu euch euro europa europe europea europeen europeenne evaluacion evangelische evenemang evenement
evenementen evenements evenimente event eventi evento eventos exemple experience experiences experiencia experiencias
expert experten expertise experts exposicao exposicion exposition expositions exteriores faaliyet faaliyetler fabbrica
fabrica fabrication facebook fachanwalt fachbereich facolta facturas facture facultad facultatea fag fahrrad fahrzeug
fahrzeuge fakta fakulte fakultesi fale famiglia famiglie familia familial familiar familias familie familienrecht
familj famille familles farbe fattoria fatture fax fazer febbraio febrero februar februari fecha feest feira femme
femmes feria ferie ferien ferienhaus ferienwohnung fermer ferramentas feste festival fete fetes fevereiro fevrier
ficha fiche fiches fiera fiere fiesta fiestas fiets fietsen filialen film filmy filosofia fin financas finance
financement finances finanza finanzas finanzen finanziamenti finden fine fiori firma firmaer firmen firmie firmy
fiscal fisioterapia fiyat fiyatlar fler fleurs flores folgen fond fondation fondazione fonden fonds fonster fonti
football for forca forening foreningen foretag foretagen foretaget forfait formacion formas formation formations
formazione forme formu formulaire formular formulario formularz fornecedores foro foros forsakring forschung forside
forsiden forsikring forskning forsta forum foto fotogalerie fotografia fotografie fotografii fotos foyer frage fragen
fragor frais fran francais francaise france frances francese frankreich frau frauen fredag frei freie freitag freizeit
freunde fri fritid frivillig fruhling fundacao fundacion fundacja fur futbol futebol futuro ga galeri galeria galerias
galerie galeries galleri galleria gallerie gallerier ganado ganhe garantie garanzia gare garten gartenbau gast gaste
gastebuch gastronomia gastronomie gaststatte gdzie geachte gebaude gebied gebiet gebruik gebruiker gebuhren geburtstag
gedrag geehrte geehrter geen gefahr gegen gegevens geheim geld gelistirme gemeente gemeenten gemeinde gemeinsam genel
general generale generales generali gennaio gente gentile geoffnet gerais geral gericht gesamt geschaft geschafte
geschaftsbedingungen geschaftsstelle geschenk geschichte geschiedenis geschlossen gesellschaft gesetz gesloten
gestaltung gestao gestion gestione gesundheit gewerbe gewinn gezin gezondheid gezondheidszorg giardino giochi gioco
gioielli giornale giornata giorni giorno giovani giovedi giris gite gites giugno giurisprudenza gizlilik glas gli
glowna gmbh gmina gobierno godziny goed gor gospodarka gouvernement governo gra gracias grado gran grand grande
grandes grandi grands gratis gratuit gratuite gratuito graz grazie groep groepen groot grosse grote groupe groupes
grudzien grund grundschule grupa grupo grupos gruppe gruppen gruppi gruppo grupul grzejne guia guias guida guide
guides guncel gut gutachten gute gutschein guvenlik gwarancja haar haber haberler habitacion habitaciones habitat
habitation hacer haftung haftungsausschluss hai hakkimizda hakkinda haku halle hallitus hallo halsa hamburg han handel
handelsregister handla handlowy handwerk hannover har harta hasta hastane hastanesi haus hauser haushalt haut haute
haven hebergement hebergements hebergeur hedef heeft heft hei heilpraktiker heim heizung hej hem hemsida henkilokunta
henkilosto her herbst heren herren herunterladen herzlich hessen het heure heures heute hier hilfe hinnasto hinnat
hinweis hinweise histoire historia historico historie historique hitta hiver hizli hizmet hizmetler hizmetlerimiz
hjaelp hjalp hjem hjemmeside hlavni hledat ho hochschule hochzeit hodiny hodnoceni hoe hof hogar hoja hoje hola holz
hombre hombres home homem homens homepage homme hommes hon hoofdstuk hopital hora horaires horario horarios horeca
hors hos hospital hostal hotel hotell hotelli hotels houd hoy hry huile huis huizen hulp huren hus huset huur hvad
hvem hvor hvordan hyra i ich ici idade idag ide idee idees identite idioma idiomas idraet ihm ihn ihr ihre ihren ik il
ilce ile iletisim ilkeler ilmoittautuminen ilosc ils im image imagem imagen imagenes imagens images imagini imie
immagini immeuble immobili immobiliare immobilie immobilien immobilier imobiliaria imoveis imovel impianti imposte
impots imprensa impresa imprese impressum impreza imprezy imprimer imprimerie impronta impuestos in inainte inclus
inclusao incluye incontri independant independiente index indhold indice indirizzi indirizzo indkobskurv industria
industrial industrie industrielle infantil info informacao informace informacion informacja informacje informacoes
informacyjny informatica informatie informatii information informationen informations informatique informativa
informazioni informe informes infos ingegneria ingenieria ingenierie ingles inglese ingreso ingresso inhalt inhalte
inhoud inicial inicio iniziative inloggen inloggning inmobiliaria inmuebles innan inne innehall innovacion innovation
innovazione insan inschrijven inscricao inscricoes inscriere inscripcion inscription inscriptions inscrire inserito
inspiratie inspiration instalaciones instalacoes instellingen institucional instituciones instituicao institut
institutionnel instituto instrumentos instytut integral integritetspolicy interes interieur interior internacional
international internationale internazionale internet interni intervention interventions intresse introduccion inverno
investigacion investimenti investimento investimentos investissement invia invierno invite inwestycje io irmaos is
iscriviti iscrizione iscrizioni isla islas islem isletme isletmesi isolation istituto istituzionale istoric istruzione
italia italiana italiano italien itineraire itinerari ja jaar jaarverslag jag jahr jahre jak jakosc janeiro januar
januari janvier jardin jardins jasenet jasenyys jazyk je jeder jeg jestesmy jetzt jeu jeudi jeugd jeune jeunes jeux
jij job jobb jobba jobs jogo jogos johtaminen jongeren jornada jornadas jornal jour journal journaux journee journees
jours jouw jovenes jubilaum judet judetul juego juegos jueves jugend juillet juin jul julho juli julio jullie junho
juni junio juntos juridique jurisdiccion justica justice justicia juventud kadra kaere kaffee kaikki kalendar kalender
kalenteri kalite kampanya kampanyalar kantoor kantoren kanzlei kara kariyer karriar karriere karta karte karten kasse
katalog kategori kategorie kategorien kategorier kategoriler katholische kauf kaufen kauppa kaupunki kayit kde kein
keine keskus keuken keukens kieli kies kind kinder kinderen kindergarten kino kirche kirchengemeinde kirjasto kirjaudu
kirke kirken kisisel kitap klachten klant klanten klantenservice klasse kleding klienci klient klientow klik klinik
klub klubb klubben kniha knihy kob kokemus kokous kolekcja koln kom komentarze komm kommentar kommentare kommun
kommune kommunen koncert koncerty konference konfiguration konkurs konst kontakt kontakta kontaktformular kontaktieren
kontakty kontingent konto kontor kontoret konular konum kop kopa kopf korper kort kosik kosten kostenlos koszty koszyk
kotimaa kotisivu koulu koulutus kraj krajowy krankenhaus kreis ksiazki kuche kullanim kultur kultura kund kunde kunden
kundenservice kunder kundservice kundtjanst kunst kunta kupic kurs kurse kurser kursus kursy kurulus kurumsal kurzy
kutuphane kuva kuvagalleria kuvat kvalitet kwaliteit kwiecien kyrka kyrkan kysy la laatste laatu laboral laboratoire
laboratori laboratorio laden laes lag lage lagenheter lager lahetysy land landkreis lange langue langues lansstyrelsen
lapset lar larare largo las laskutus lato lavora lavorazioni lavori lavoro lazer le leben lecture leden ledige leer
lees legal legale legales legge leggere leggi legislacion legislatie legno lehre lei leia leis leistung leistungen
leitura lekarz lengte lengua lernen les leser lessen lettera letti lettre lettres leur leute leverans leveren levering
leveringsvoorwaarden ley leyes lezioni libre libreria libri libro libros licencia licht lid lidmaatschap liebe lieber
liefern lieferung lieferzeit lien liens lieu lieux ligne liike limpieza linea lingua lingue linha link linki linkit
linkler links linkuri linz lipiec lire lisaa lisans lisatiedot lista liste listopad literatur literatura litterature
livello livraison livrare livraria livre livres livro livros llamada llamar llanos llegar locacao local locale locali
localita localitate localizacao localizacion locatie locaties location locations locaux log logement logements loges
logiciel logiciels logistica logowanie loi loisirs loja lojas lokal lokale lokaler lokalizacja lomake longue lordag
loro los losung losungen lot love lucrari luft lugar lugares luglio lui lundi lunedi lunes luogo lusso luty luz lycee
maanantai maandag maart maat maatschappij macchine machines mad madera mae mag magasin magasins magaza magazin
magazine magazzino maggio maggiori mahallesi mai mail maio mairie mais maison maisons maj makale makaleler maken
maladie maling manad manana mandag manifestations mantenimiento manutencao mapa maquinaria maquinas mar marca marcas
marche marches marchi marchio marci mardi mare mariage marka markalar marke marked marken marketing marknad markt
marque marques mars martedi martes marz marzec marzo mas maschine maschinen maschinenbau maszyny mat materiaalit
materiais material materiale materiales materiali materialy materiaux materiel matiere matin matkailu matrimoni
matrimonio mayo mayor meble med medarbejdere medarbetare medecine media medias medicina medico medicos medien medio
medios medisch medizin medlem medlemmar medlemmer medlemskap medya medycyna meer meest mehr mei meidan meilleur
meilleurs mein meine meio meista mejor mejores meld meldingen melhor melhores mellan membre membres memoire menage
meniu mensagem mensaje mensajes mensch menschen mensen mentions menu meny mer mercado mercato merci mercoledi mercredi
mere merken merkez merkezi mes mesa mesaj mesaje mese meses message messaggio messe mesto mestrado mesure met metall
metier metiers metodo metodos mettre meubles miasto mich midt miejsce miembros miercoles mieszkania mieszkanie miete
mieten mig mijn milieu miljo min mina minha ministere ministerio ministerul mis mise mision missao misyon misyonumuz
mit mitarbeit mitglied mitglieder mitgliedschaft mitte mittwoch mobel mobil mobile mobili mobilier mobler moda
modalita mode modele modeles modell modelle modelli modello modelo modelos modes moduli modulistica modulo mogelijk
mogelijkheden moglichkeiten moins mois moje moment mon monat monate monde mondo montag montagna montana montaz
monument mostra mostre mot moteur moto motore mots moulin moveis movil movimento moyens mucho muebles muito mujer
mujeres mukaan mulher mulheres munca munchen mundial mundo municipal municipale municipaux municipio municipios musee
musees museet musei museo museos museu museum musica musik musique musteri mutter muut muy muzeum muziek muzyka
myymala myymalat na naam naar nabidka nabidky nacao nach nachricht nachrichten nachste nacht nacional nacionales nakup
name namen napiste nas nascita nase nasi nasta nasz nasza nasze naszych natal natale nationale natur natura natural
naturale naturaleza nature naturen natureza natuur navidad navigation navigazione navody nayta nazev nazwa nazwisko
neden nederland nederlands nederlandse negocio negocios negozi negozio negro nej netz neu neue neues neuf neuheiten
neuigkeiten neve news newsletter nicht niedersachsen niedziela nieruchomosci niet nieuw nieuwe nieuws nieuwsbrief nimi
ningun ninos nivel noastra noastre noch noche nog noi noite nom nombre nome noms nord norden nordisk nordiska norge
norme norr norsk norske norte nos nosotras nosotros nossa nossas nosso nossos nostra nostre nostri nostro nostru nota
note noticia noticias notizie notre nou nous noutati nouveau nouveaux nouvelle nouvelles nova novas nove novedades
november novembre novembro novidades noviembre novinky novita novo novos nowe nowosc nowosci nowy nr nu nuestra
nuestras nuestro nuestros nueva nuevas nuevo nuevos numer numeri numero nummer nuoret nuova nuove nuovi nuovo nur
nutzung nutzungsbedingungen ny nya nye nyhed nyheder nyhedsbrev nyheter nyhetsbrev nyt o obchod obchodni obec ober
objednat objet objetivos objeto oblasti obory obra obras obsluga occasion occasions och ochrana octobre octubre oda
oddeleni oder odeslat odkazy odwiedz oeuvre oeuvres of oferta ofertas oferte oferty offen offentlich
offentlichkeitsarbeit offerta offerte officina offnungszeiten offre offres oficina oficinas ofis ofte oggi ogloszenia
ogrenci ogrod ohjeet ohne oikeudet okna oktober okul okuma ola olio om omgeving omraden omradet on onde onder
onderdelen onderhoud ondernemers onderwerp onderwijs onderzoek onemli online ons onsdag onze ook op opciones opcoes
opdracht opdrachtgevers open openingstijden opere opgaver opinia opiniao opinie opinion opiniones opis opleiding
opleidingen oplossingen oportunidades oppet oppettider or ora orari orario oras orcamento orcamentos orden ordina
ordinateur ordine ordini ordning ordnung ordre organi organisatie organisation organiser organismo organizacao
organizacion organizacja organizare organizzazione orgaos origine ort orter orto os osiagniecia osobnich osoby
ospedale ospiti osrodek oss osten ostern osterreich osterreichische ota otel oteviraci otra otras otro otros ottobre
ou oude ouders oui outils outras outros outubro ouverture over oversigt overzicht ozel pa pacchetti paciente pacientes
pacote pacotes padrao padre paese paesi paga pagamenti pagamento pagamentos pagar page pages pagina paginas pagine
pago pagos paiement pais paises pakiet palabra palabras palaute palazzo palestra palvelu palvelut panier papel papier
par para parc parca parceiro parceiros parceria parcheggio parco parcours parents park parkeren paroisse parola parole
parque part partager parte partecipa partenaire partenaires partenariat parteneri participa participacao participacion
particulier particulieren particuliers partido partie partir partita partner partneri partnerschaft partnerzy pas
pasado pasos passato patienten patrimoine patrimonio pavimenti pays paysage paz pazdziernik peche pedido pedidos
peinture pelicula peliculas pelo pendant pensieri pension per perche percorsi percorso perfil pergunta perguntas
periodico perjantai permanence permiso pero perros persoane person persona personal personale personas persone
personen personnaliser personne personnel personnes personuppgifter pesca pesce peso pesquisa pesquisar pessoa pessoas
petit petite petits peuple pflege photo photos piano pianta piante piatek piatti piazza piccoli pieces pied piel
pierwsza piscina piscine piso pisos piu plaats placa place plage plaisir plan planering plannen plano planos plans
planta plantas plantes planung plata platba platnosc platnosci plats platser platz playa playas plaza pleje plek plus
po pobierz poblacion pocet poczta podatki poder podminky poesia poids point points pokaz pokoje polecamy policia
politica politicas politiche politiek politik politika politikamiz politikasi politique politiques polityka polizei
polska polski polskie pomoc pon poniedzialek ponto popis poptavka populares por poradna poradnik porady port porta
portada porte portes porto portofoliu portugues pos posicion posizione poslat post posta postanschrift postbus
postcode poste postfach posti postnr poupanca pour pourquoi povo powiat powrot praca pracovni practicas pracy praha
praia praias praktijk praktisk prasa pratica pratiche pratique pratiques prawa prawo praxis pre precio precios preco
precos prefeitura preferiti pregunta preguntas preis preise premier premiere premieres premio premios prendre prenota
prenotazione prenotazioni prensa preparation presencia presentacion presentation presentazione presente preservacion
press presse prestation prestations prestiti presupuesto presupuestos pret preturi prevention preventivi preventivo
previdencia prezzi prezzo prihlaseni prihlasit prijs prijzen prima primaria primavera primeira primeiro primera
primero primo principais principal principales pris priser privacidad privacidade privacy privacyverklaring privada
privado privat privati privatsphare prive privee prix pro procedure proceso procesos processo processos prochain
prochaine prochains prodej prodejna prodejny prodotti prodotto producao producent product producten producto productos
produit produits produkcja produkt produkte produkter produktion produkty produs produse produto produtos produzione
profesion profesional profesionales profesorado professionale professionali professione professionisti professionnel
professionnelle professionnels profil profilo profissao profissionais profissional progettazione progetti progetto
program programa programacao programas programm programma programme programmes programmi proiect proiecte proje
project projecten projekt projekte projekten projekter projektit projekty projeler projelerimiz projet projeto
projetos projets promocao promociones promocja promocje promocoes promotii promotion promotions promozioni propos
proposition proposte propriedade propriete prospekt prossimi protecao proteccion protection protezione protocolo
protokoll prov proveedores provence provincia provinciale provincias proxima proximo proximos proyecto proyectos
prufung prywatnosci przedsiebiorstwo przetargi przyjaciele pubblica pubblicato pubblicazioni pubblicita pubblico
public publica publicacao publicacion publicaciones publicacoes publicado publication publications publicidad
publicidade publicite publico publikacje publikationen publique publiques pueblo pueblos puerto puesto puhelin puis
punti punto puntos pytania pytanie qualidade qualita qualitat qualite quand quando quartier que quel quelle quelques
quem querida querido quero questions questo qui quien quienes quoi racconti rad rada radio randevu randonnee rapport
rapports rat rathaus realisation realisations realizar rebajas receba receita receitas recensioni recenze recenzii
recept reception receta recetas recette recettes recherche rechercher rechnung recht rechte rechten rechtliche
rechtliches rechtsanwalte rechtsform recibe recrutement recursos red redacao rede redes reduction referans referanslar
referanslarimiz reference references referencia referenzen reforma reformas regali regalos regiao regio region
regional regione regioni regions register registergericht registernummer registo registrace registrarse registrati
registrazione registro registrul reglamento regle reglement reglementation regler regnskab regolamenti regolamento
regulamento regulamin reis reise reisen reizen rejestracja rejse rejser rekisteri rekisteriseloste reklama reklamace
reklamacje relacion relacionamento relaciones relacje relations relatorio relatorios relazioni religion relogios
remboursement rencontre rencontres rendez rengoring renovation renseignements rental reparacion reparation reparatur
repas repertoire reponse reponses reportage reportagem reportages republique resa reseau reseaux reserva reservas
reservation reservations reserver reserveren reservierung residence residencia residenza resim resor responsabilidad
responsabilidade responsabilita ressources restaurace restaurang restaurant restaurants restauration resultado
resultados resultaten resultats resumen retour retraite retrouvez retur reuniao reunion reviews revista revistas revue
rezervace rezerwacja rezultate ricambi ricerca ricercato ricette richiedi richiesta richieste riferimenti rijen ring
risorse risparmio ristorante ristoranti ristrutturazione ristrutturazioni risultati riunione riviere rivista riviste
rodina rodoviaria rodzice rodzina rok romana romaneasca romania ropa roteiro roupas route routebeschrijving rozhovory
rozvoj rozwiazania rozwoj rua rubrik ruch ruckgabe ruckruf rue ruimte rum rundt ruoka ruolo rural ruta rutas ryhma
rynek sa saal sabado sabato sac sachsen saglik sahkoposti saiba saida saint sala salas sale salg salida salle salles
salon salotto salud salute salzburg samarbejde samarbete samedi samen samenwerking samhalle sammantrade samochody
samstag sanatate sanierung sanita sans sante santuario sapere satzung saude savoie savoir sayfa sbirka scarica
schliessen schmuck schnell scholen schon school schrijf schritt schuhe schule schulen schutz schweiz schweizer
schwerpunkte sciences scoala scolaire sconti scopri scoprire scrivi scuola scuole se secao seccion secciones
secretaria secteur secteurs sector securite sede sedi sediu segreteria segui seguici seguinte segunda segundo
seguranca seguridad seguro seguros sehir sehr seigneurie seite seiten seja sejour sejours sekce selecao seleccion
selection selezione seloste sem semaine semana semanas seminaire seminar seminare seminario semplice sempre senaste
send senden senderismo sendero sendung seneste senor senza sepet september septembre septiembre sera sertifika service
services servicii servicio servicios serviciu servico servicos servis servizi servizio serwis ses sesion sesja sesso
setembro setor settembre settimana settimanale settore settori seu seul seura seuraava seus sezione sezioni sezona si
siamo sicher sicherheit sicurezza sida sidan side sider sidor sie siedziba siege sierpien siguenos siguiente sikca sin
sind sindacato sindicato siparis sirket sirketi sista sistema sistemas sistemi site sites siti sitio sitios sito
situation sitz sivu sivusto sjalv sjukhus skicka sklad sklep skola skolan skole skolen skoler skolor skoly skontaktuj
skriv sleva slevy sluiten sluzby smaltimento snel so sobota sobre soci social sociale sociales sociaux sociedad
sociedade societa societe societes socio socios software sog soggiorno sohne soins soir soiree sok sol solar soldi
solicitar solicitud solo soluciones solucoes solutii solutions soluzioni som sommar sommer son sondag sonntag sono
sonstiges sont soporte sorgen sortie sorties soru sorular sosiaalinen sostenibilidad sosyal soubory souhlas soukromi
souvenirs sozlesmesi spa spass spazi spazio specialisaties specialita specialites spectacle spectacles spedizione
spedizioni speisekarte speisen spel spese spettacoli spettacolo spiagge spiaggia spiel spiele spil spolecnost
spoleczne spolka spoluprace sponsorzy spor sporgsmal sport sports spotkania sprache sprachen sprawy sprechzeiten
sprzedaz sroda stad stadt stadte stage stages stahnout stampa stan stand standort standorte stanza start startpagina
startseite startsida startsidan statistiche statistik stato sted steder stelle stellen stellenangebote steuer steuern
steuernummer steuerrecht stichting stiftelsen stiftung stijl stiri stockholm stor storia storico storlek storrelse
stowarzyszenie str strada stranka stranky strasse stredisko streitbeilegung strona stronie structure struktura
strumenti struttura strutture studente studenti studi studia studii studium stuur styczen styrelse styrelsen sua suas
sube subelerimiz subvenciones suche suchen sud suden suerte suisse suivant suivez suivre sujet sujets sul sulla suoi
suomen suomi suporte support supporto sur surface suscribete sustentabilidade svar svensk svenska sverige sviluppo
swiat sygehus syndicat system systeme szanowni szanowny szkola szkolenia szkoly szpital szukaj taal tableau tack tag
tage tags tagung talla taller talleres tamanho tapahtumat tarif tarifa tarifas tariffe tarifs tarih tarihce tarina
tarjeta tarjetas tarjoukset tasarim tasse tavola taxe team teatr teatro techniczne techniek technik technika technique
techniques technologia technologie tecnica tecnico tecnologia tecnologias tecnologie teil teile teilen teklif teknik
teknoloji tekst teksti tel telechargement telechargements telecharger telefax telefon telefone telefones telefono
telefonos telefoon telefoonnummer telephone tema temas temat temata temel temi temoignages tempi tempo temporada temps
tenha tenis terapia terca tercera terme termeni termin termine terminos termos terra terrain terrasse terre territoire
territorio terug terveys tesseramento test testimonianze text texte textes texto textos theatre thema theme themen
themes thuis thuringen tid tidning tidningar tiedot tiedote tiedotteet tiempo tienda tiendas tiere tierra tietoa
tietosuoja tietosuojaseloste tijd tilaa tilaukset tilaus tilbage tilbud till tillbaka tillbehor tilmeld tilmelding tip
tipo tipos tipps tips tirsdag tisdag titoli titolo titre titulo tjanst tjanster tjeneste tjenester toate tod toda
todas todo todos toegang toimialat toiminta toimipisteet toimitus toiture toon torna torsdag torstai tot tour tourisme
tourismus touristique tous tout toute toutes trabaja trabajo trabajos trabalhe trabalho trabalhos tradicion tradition
traduccion trafego trafik training traiteur traning transparencia transport transporte transports trasparenza
trasporti trasporto tratamento tratamiento tratamientos trattamenti trattamento travail travaux tren tres trois
trouver trova tu tuin tuki tum tuotanto tuote tuotteet turism turismo turistika turizm turk turkce turkiye turnier
turystyka tus tussen tutkimus tutta tutte tutti tutto tutustu tv tva twoja twoje ty tygodnia tyo tyopaikat uber
ubernachtung ubersicht ubezpieczenia ubicacion ubytovani uczen udaje udalosti udbud uddannelse uddannelser udstilling
udstyr udvalg udvikling uffici ufficio uge uhr uit uitgelicht ul ulica ultima ultimas ultime ultimi ultimo ultimos um
uma umgebung umow umowa umsatzsteuer umwelt umzug un una und undervisning une ungdom unidad unidade unidades union
unione unita universidad universidade universidades universita universitat universitatea universite universitesi
universitet uno uns unser unsere unserem unseren unterkunft unternehmen unterricht unterstutzung uomini uomo uppdrag
upplevelser urad uradu urbanisme urbanistica uren urgence urgencias urheberrecht urlaub urun urunler urunlerimiz urzad
urzadzenia usar usato usine usluga uslugi uso usted usuario usuarios ut utbildning utbildningar utente utenti util
utile utiles utili utilidades utilisateur utilisation utilizzo utrustning utstallning uur uutinen uutiset uutiskirje
uvod uye uyelik vacaciones vacances vacanza vacanze vacature vacatures vaelg vaerdier vai vakantie vakfi vakif val
valeur valeurs valg valkommen valle valor valore valores valori van vanaf vand vanzare vapaa var vara varaa vard
varden vare varer varukorg varumarken vas vase vazeni vazeny ved vedi veel veelgestelde vehicule vehicules vehiculo
vehiculos veicoli veiculo veiculos veiligheid veja vejledning veld velkommen veloce venda vendas vender vendita vendre
vendredi venerdi venir venta ventas vente ventes ver verano veranstaltung veranstaltungen veranstaltungsort verao
verband verbraucherschlichtung verde verder verein vereine vereniging verfahren vergaderen vergleich verhalen verhuur
verkauf verkko verkkokauppa verkoop verkopen verksamhet verksamheten verktyg verlag verleih vermietung vermogen vers
versand versandkosten versao versicherung versicherungen versie version versione vertrag vertrieb verwaltung
verzekering verzekeringen verzenden verzending vestiti vetements vezi vi viagem viagens viaggi viaggio viajar viaje
viajes viata vice vicino vid vida video vidrio vie viejo viernes viikko villages ville villes villkor vin vind vinho
vini vino vinos vins vinter virksomhed virksomheden virksomheder vis visa visao visie vision visita visitar visitas
visite visiter visites visto vita vite vitejte vivere vivienda viviendas vivre vizyon vizyonumuz vlastni voce voeding
voglia voi voir voiture voitures vol volg volgende volontariato volta voltar volver vom von voor voorbeeld voorbeelden
voorwaarden vor vores vorige vorort vorschau vorteile vos vostra vostro votre vous voyage voyages voz vraag vragen
vrai vreau vrienden vrij vrijdag vrijwilligers vrouw vrouwen vse vsechny vue vuokraus vuosi vyhledat vyhledavani
vyroba vyrobce vyrobky vystava vyuka waar waarom wahlen wakacje warenkorb warsztaty warum warunki was wasser wat water
web webseite website week weg weihnachten wein weiter weiterbildung weitere weiteres weiterlesen welkom welt wer
werbung wereld werk werken werkstatt werkwijze werkzaamheden werkzeug westen wet wetgeving wetter wiadomosc wiadomosci
wichtige wichtiges wideo widerruf widerrufsbelehrung widerrufsrecht wie wiecej wien wies wij wijzigen willkommen
winkel winkels winkelwagen winter wir wirtschaft wissen wissenschaft wo woche woensdag wohnen wohnung wohnungen
wojewodztwo wonen woning woningen worden wrzesien wspolpraca wszelkie wszystkie wszystko wtorek wybierz wycieczki
wydarzenia wydawnictwo wydzial wynajem wyniki wyprzedaz wyslij wystawa wyszukaj wyszukiwarka yardim yayin yayinlar
yazi yazilar yeni yer yhdistys yhteys yhteystiedot yhteystyo yleista yliopisto yo yol yonetim yorum yorumlar yritykset
yritys ystavat z za zaak zaal zabava zabawki zabiegi zahlen zahlung zahlungsarten zahrada zakaznik zakazniky zakelijk
zaken zakladni zaloga zaloguj zaman zamow zamowienia zamowienie zapatos zapisz zapraszamy zapytaj zapytania zarzad
zaterdag zdarma zdjecia zdravi zdrowie ze zeit zeiten zeitschrift zeitung zelf zeme zertifikat zertifikate zespol
ziekenhuis ziel ziele zijn zima zimmer zivilrecht zjazd zobacz zoek zoeken zomer zona zonas zondag zonder zone zorg
zprava zpravy zu zubehor zuhause zukunft zum zur zuruck zusammen zusatz zustandig zwei zwrot zwroty zycie август адрес
акции акция апрель архив без бизнес блог больница в вакансии вид видео вопрос вопросы воскресенье время все вторник
выставка галерея где главная год город гостиница государственныи группа данные дата два декабрь для договор документ
документы дом доставка другие еще журнал задать заказ заказать заявка здесь здоровье здравствуите и из или интернет
информация июль июнь как карта каталог категории книга книги компании компания конкурс консультация контакт контактная
контактные контакты корзина курс курсы личныи магазин магазины маи март материалы медицина меню мир москва мы на наш
наша наши не новая новинки новости новыи номер ноябрь о об областнои область образование обратная обратныи
обслуживание общая общество объявления окна октябрь он она они описание оплата орган организации организация основные
от отдел отзывы открытие отправить партнеры по подробнее поиск политика положение получить помощь понедельник почта
правила право праздник праис пресс пресса приглашаем прием программа программы продажа продукция проект проекты
производство против пятница работа работы развитие раздел расписание регион регистрация реклама ремонт республика
ресурсы решения россии россииская россиискии россиискои россия руководство рынок саит саита санкт сведения своя
связаться связь сделать сегодня сентябрь сервис скачать скидки скорая следующая смотреть события согласие соглашение
специальные список спорт справка среда ссылки статистика статьи статья стоимость страна страница страховая
строительство суббота суд схема тел телефон телефоны тема темы товар товары торговля тур туризм туры ты у узнать улица
университет условия услуга услуги учебныи учреждение факс факультет февраль федеральное федеральныи фестиваль фильмы
форма форум фото футбол цена центр цены часто часы чат четверг что школа экономика электронная эта это я январь
`
