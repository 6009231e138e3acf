/**
 * Words of European languages except English that web pages capitalise although they are not part of a name, folded: n
 * to z.
 */
export const EUROPEAN_WORDS_N_TO_Z = `
na naam naar nabidka nabidky nacao nach nachricht nachrichten nachste nacht nacional nacionales nakup namen napiste nas
nascita nase nasi nasta nasz nasza nasze naszych natal natale nationale natur natura naturale naturaleza naturen
natureza natuur navidad navigazione navody nayta nazev nazwa nazwisko neden nederland nederlands nederlandse negocio
negocios negozi negozio negro nej netz neu neue neues neuf neuheiten neuigkeiten neve nicht niedersachsen niedziela
nieruchomosci niet nieuw nieuwe nieuws nieuwsbrief nimi ningun ninos nivel noastra noastre noch noche nog noi noite nom
nombre nome noms nord norden nordisk nordiska norge norme norr norsk norske norte nos nosotras nosotros nossa nossas
nosso nossos nostra nostre nostri nostro nostru nota notables noticia noticias notizie notre nou nous noutati nouveau
nouveaux nouvelle nouvelles nova novas nove novembre novembro noviembre novinky novita novo novos nowe nowosc nowosci
nowy nr nu nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos numer numeri numero nummer nuoret nuova nuove
nuovi nuovo nur nutzung nutzungsbedingungen ny nya nye nyhed nyheder nyhedsbrev nyheter nyhetsbrev nyt o obchod
obchodni obec ober objednat objet objetivos objeto oblasti obory obra obras obsluga obywatelskich occasions och ochrana octobre
octubre oda oddeleni oder odeslat odkazy odwiedz oeuvre oeuvres oferta ofertas oferte oferty offen offentlich
offentlichkeitsarbeit offerta offerte officina offnungszeiten offre offres oficina oficinas ofis ofte oggi ogloszenia
ogrenci ogrod ohjeet ohne oikeudet okna oktober okul okuma ola olio om omgeving omraden omradet onde onder onderdeel
onderdelen onderhoud ondernemers onderwerp onderwijs onderzoek onemli ons onsdag onze ook op opcoes opdracht
opdrachtgevers openingstijden opere opgaver opinia opiniao opinie opiniones opis opleiding opleidingen oplossingen
oppet oppettider optik ora orari orario oras orcamentos orden ordina ordinateur ordine ordini ordning ordnung ordre
organi organisatie organismo organizacao organizacja organizare organizzazione orgaos origine ort orter orto os
osiagniecia osobnich osoby ospedale ospiti osrodek oss osten ostern osterreich osterreichische ota otel oteviraci otra
otras otro otros ottobre ou oude ouders oui outils outras outros outubro ouverture oversigt overzicht ozel pa pacchetti
paciente pacientes pacote pacotes padrao padre paese paesi paga pagamentos pagar pagina paginas pagine pago pagos pais
paises pakiet palabra palabras palaute palazzo palestra palvelu palvelut panier papel papier par parc parca parceiro
parceiros parceria parcheggio parco parcours parkeren paroisse parola parole parque partager parte partecipa partenaire
partenaires partenariat parteneri participa participacao particulier particulieren particuliers partido partie partir
partita partneri partnerzy pas pasado pasfoto pasos passato patienten patrimoine patrimonio pays paysage paz
pazdziernik peche pedido pedidos peinture pelicula peliculas pelo pendant pensieri perche percorsi percorso perfil
pergunta perguntas periodico perjantai permanence permiso pero perros persoane person persona personale personas
persone personen personnaliser personne personnes personuppgifter pesca pesce peso pesquisa pesquisar pessoa pessoas
petit petite petits peuple pflege piano pianta piante piatek piatti piazza piccoli pied piel pierwsza piscina piscine
piso pisos piu plaats placa plage plaisir planering plannen plano planos planta plantas plantes planung plata platba
platnosc platnosci plats platser playa playas pleje plek po pobierz pocet poczta podatki poder podminky poesia poids
pokaz pokoje polecamy policia politica politicas politiche politiek politik politika politikamiz politikasi polityka
polizei polska polski polskie pomoc pon poniedzialek ponto popis poptavka populares por poradna poradnik porady porta
portada porte portes porto portofoliu portraet portrat portratt portret portretfoto portugues pos posizione poslat
posta postanschrift postbus poste postfach posti postnr poupanca pour pourquoi povo powiat powiatowej powrot praca pracovni
practicas pracy praha praia praias praktijk praktisk prasa pratica pratiche praw prawa prawo praxis precio precios preco
precos prefeitura preferiti pregunta preguntas preise premiere premieres premio premios prendre prenota prenotazione
prensa presencia presentazione presente presse prestiti presupuesto presupuestos pret preturi preventivi preventivo
previdencia prezzi prezzo prihlaseni prihlasit prijs prijzen prima primaria primavera primeira primeiro primera primero
primo principais principales pris priser privacidad privacidade privacyverklaring privada privado privat privati
privatsphare prive privee prix proceso procesos processo processos prochain prochaine prochains prodej prodejna
prodejny prodotti prodotto producao producent producten producto productos produit produits produkcja produkt produkte
produkter produkty produs produse produto produtos produzione profesional profesionales profesorado professionale
professionali professione professionisti professionnel professionnelle professionnels profil profilbild profilo
profissao profissionais profissional progettazione progetti progetto programa programacao programas programm programma
programmi proiect proiecte proje projecten projekt projekte projekten projekter projektit projekty projeler
projelerimiz projet projeto projetos projets promocao promocja promocje promocoes promotii propos proposte propriedade
propriete prospekt prossimi protecao protezione protocolo protokoll prov proveedores provence provincia provinciale
provincias proxima proximo proximos proyecto proyectos prufung prywatnosci przedsiebiorstwo przetargi przyjaciele
pubblica pubblicato pubblicita pubblico publica publicacao publicacoes publicado publicidad publicidade publicite
publico publikacje publikationen publique publiques pueblo pueblos puerto puesto puhelin puis punti punto puntos
pytania pytanie qualidade qualita qualitat qualite quand quando quartier que quel quelle quelques quem querida querido
quero questo qui quien quienes quoi racconti rad rada rady randevu randonnee rapport rapports rat rathaus realizar rebajas
receba receita receitas recensioni recenze recenzii recept receta recetas recette recettes recherche rechercher
rechnung recht rechte rechten rechtliche rechtliches rechtsanwalte rechtsform recibe recursos redacao rede redes
referans referanslar referanslarimiz referencia referenzen reforma reformas regali regalos regiao regio regione regioni
registergericht registernummer registo registrace registrarse registrati registrazione registro registrul regle regler
regnskab regulamin reifen reinigung reis reise reizen rejestracja rejse rejser rekisteri rekisteriseloste reklama
reklamace reklamacje relacje relatorio relatorios relogios rencontre rencontres rendez rengoring reparatur repas
repertoire reponse reponses reportage reportagem reportages republique resa reseau reseaux reserva reservas reserver
reserveren reservierung residencia residenza resim resor responsabilidad responsabilidade responsabilita responsables
ressources restaurace restaurang resultado resultados resultaten resultats resumen retour retraite retrato retrouvez
retur reuniao revista revistas revue rewe rezervace rezerwacja rezultate ricambi ricerca ricercato ricette richiedi
richiesta richieste rijen risorse risparmio ristorante ristoranti ristrutturazione risultati ritratto riunione riviere
rivista riviste rodina rodoviaria rodzice rodzina rok romana romaneasca ropa roteiro roupas routebeschrijving rozhovory
rozvoj rozwiazania rozwoj rua rubrik ruch ruckgabe ruckruf rue ruimte rundt ruoka ruolo ruta rutas ryhma rynek saal
sabado sabato sac sachsen saglik sahkoposti saiba saida saint sala salas salg salida salle salles salotto salud salute
salzburg samarbejde samarbete samedi samen samenwerking samhalle sammantrade samochody samstag sanatate sanierung
sanita sanitar sans sante santuario sapere satzung saude savoie savoir sayfa sbirka scarica schliessen schlusseldienst
schmuck schnell scholen schon schrijf schritt schuhe schulen schutz schweiz schweizer schwerpunkte scoala scolaire
sconti scopri scoprire scrivi scuola scuole se secao secteur secteurs securite sede sedi sediu segreteria segui seguici
seguinte segunda segundo seguranca seguridad seguro seguros sehir sehr seigneurie seite seiten seja sejour sejours
sekce selecao selezione seloste sem semaine semana semanas seminaire seminare seminario semplice sempre senaste senden
senderismo sendero sendung seneste senor sensible senza sepet septembre septiembre sera sertifika servicii servicio
servicios serviciu servico servicos servis servizi servizio serwis ses sesja sesso setembro setor settembre settimana
settimanale settore settori seu seul seura seuraava seus sezione sezona si siamo sicher sicurezza sida sidan sider
sidor sie siedziba siege sierpien siguenos siguiente sikca sin sind sindacato sindicato siparis sirket sirketi sista
sistema sistemas sistemi siti sitio sitios sito sitz sivu sivusto sjalv sjukhus skicka sklad sklep skola skolan skole
skolen skoler skolor skoly skontaktuj skriv sleva slevy sluiten sluzby snel sobota sobre soci sociale sociales sociaux
sociedad sociedade societa societe societes socios sog soggiorno sohne soins soir soiree sol soldi solicitar solicitud
solo solucoes solutii som sommar sommer son sondag sonntag sono sonstiges sont soporte sorgen sortie sorties soru
sorular sosiaalinen sostenibilidad sosyal soubory souhlas soukromi souvenirs sozlesmesi spass spazi spazio
specialisaties specialita specialites spectacle spectacles spedition spedizione speisekarte speisen spel spese
spettacoli spettacolo spiagge spiaggia spiel spiele spil spolecnost spoleczne spolka spoluprace sponsorzy spor
sporgsmal spotkania sprache sprachen sprawy sprechzeiten sprzedaz sroda stad stadt stadte stages stahnout stampa stan
standort standorte stanza startpagina startseite startsida startsidan statistiche statistik stato sted steder stelle
stellen stellenangebote steuer steuern steuernummer steuerrecht stiftelsen stijl stiri stor storia storico storlek
storrelse stowarzyszenie strada stranka stranky stredisko streitbeilegung strona stronie struktura struttura strutture
studente studenti studi studia studii studium stuur styczen styrelse styrelsen sua suas sube subelerimiz suche suchen
sud suden suerte suisse suivant suivez suivre sujet sujets sul sulla suoi suomen suomi suporte supporto sur suscribete
sustentabilidade svar svensk svenska sverige sviluppo swiat sygehus syndicat szanowni szanowny szkola szkolenia szkoly
szpital szukaj taal tableau tack tage tagung talla taller talleres tamanho tapahtumat tarif tarifa tarifas tariffe
tarifs tarih tarihce tarina tarjeta tarjetas tarjoukset tasarim tasse tavola taxe teatr teatro techniczne techniek
technik technika tecnologias teil teile teilen teklif teknik teknoloji tekst teksti telecharger telefax telefon
telefone telefones telefono telefonos telefoon telefoonnummer tema temas temat temata temel temi temoignages tempi
tempo temporada temps tenha tenis terapia terca tercera terme termeni termin termine terminos termos terra terrain
terrasse terre territoire territorio terug terveys testimonianze texte textes texto textos thema themen thuis thuringen
tid tidning tidningar tiedot tiedote tiedotteet tiempo tienda tiendas tiere tierra tietoa tietosuoja tietosuojaseloste
tijd tilaa tilaukset tilaus tilbage tilbud till tillbaka tillbehor tilmeld tilmelding tipo tipos tipps tirsdag tisdag
titoli titolo titre titulo tjanst tjanster tjeneste tjenester toate tod toda todas todo todos toegang toimialat
toiminta toimipisteet toimitus toiture toon torna torsdag torstai tot tourisme tourismus tous tout toute toutes trabaja
trabajo trabajos trabalhe trabalho trabalhos trafego trafik traiteur traning transparencia transporte transports
trasparenza trasporti trasporto travail travaux tren tres trois trouver trova tu tuin tuki tum tuotanto tuote tuotteet
turismo turistika turizm turk turkce turkiye turnier turystyka tus tussen tutkimus tutta tutte tutti tutto tutustu tva
twoja twoje ty tygodnia tyo tyopaikat uber ubernachtung ubersicht ubezpieczenia ubytovani uczen udaje udalosti udbud
uddannelse uddannelser udstilling udstyr udvalg udvikling uffici ufficio uge uhr uhren uit uitgelicht ul ultima ultimas
ultime ultimi ultimo ultimos um uma umgebung umow umowa umsatzsteuer umwelt umzug un una und undervisning une ungdom
unidad unidade unione unita universidad universidade universita universitatea universite universitet uno uns unser
unsere unserem unseren unterkunft unternehmen unterricht unterstutzung uomini uomo uppdrag upplevelser urad uradu
urbanisme urbanistica uren urgence urgencias urheberrecht urlaub urun urunler urunlerimiz urzad urzadzenia usar usato
usine usluga uslugi uso usted usuario usuarios utbildning utbildningar utente utenti util utile utiles utili
utilisateur utilizzo utrustning utstallning uur uutinen uutiset uutiskirje uvod uye uyelik vacances vacanza vacanze
vacature vacatures vaelg vaerdier vai vakantie vakif val valeur valeurs valg valkommen valle valor valore valores
valori vanaf vand vanzare vapaa var vara varaa vard varden vare varer varukorg varumarken vas vase vazeni vazeny ved
vedi veel veelgestelde vehicule vehicules vehiculo vehiculos veicoli veiculo veiculos veiligheid veja vejledning veld
velkommen veloce venda vendas vender vendita vendre vendredi venerdi venir venta ventas vente ventes ver verano
veranstaltung veranstaltungen veranstaltungsort verao verband verbraucherschlichtung verde verder vereine vereniging
verfahren vergaderen vergleich verhalen verhuur veritable verkauf verkko verkkokauppa verkoop verkopen verksamhet
verksamheten verktyg verleih vermietung vermogen vers versand versao versicherung versicherungen versie versione
vertrag vertrieb verwaltung verzekering verzekeringen verzenden verzending vestiti vezi vi viagem viagens viaggi
viaggio viajar viaje viajes viata vicino vid vida vidrio vie viejo viernes viikko villages ville villes villkor vin
vind vinho vini vino vinos vins vinter virksomhed virksomheder vis visao visie visita visitar visitas visite visiter
visites visto vita vite vitejte vivere vivienda viviendas vivre vizyon vizyonumuz vlastni voce voeding voglia voi voir
voiture voitures vol volg volgende volontariato volta voltar volver vom von voor voorbeeld voorbeelden voorwaarden vor
vores vorige vorort vorschau vorteile vos vostra vostro votre vous voyage voyages voz vraag vragen vrai vreau vrienden
vrij vrijdag vrijwilligers vrouw vrouwen vse vsechny vue vuokraus vuosi vyhledat vyhledavani vyroba vyrobce vyrobky
vystava vyuka waar waarom wahlen wakacje warenkorb warsztaty warum warunki wasser wat webseite weihnachten wein weiter
weiterbildung weitere weiteres weiterlesen welkom welt wer werbung wereld werk werken werkstatt werkwijze westen wet
wetgeving wetter wiadomosc wiadomosci wichtige wichtiges wideo widerruf widerrufsbelehrung widerrufsrecht wie wiecej
wien wies wij wijzigen willkommen winkel winkels winkelwagen wir wissen wo woche woensdag wohnen wohnung wohnungen
wojewodztwo wonen woning woningen worden wrzesien wspolpraca wszelkie wszystkie wszystko wtorek wybierz wycieczki
wydarzenia wydawnictwo wydzial wynajem wyniki wyprzedaz wyslij wystawa wyszukaj wyszukiwarka yardim yayin yayinlar yazi
yazilar yeni yer yhdistys yhteys yhteystiedot yhteystyo yleista yliopisto yo yol yonetim yorum yorumlar yritykset
yritys ystavat z za zaak zaal zabava zabawki zabiegi zahlen zahlung zahlungsarten zahrada zakaznik zakazniky zakelijk
zaken zakladni zaloga zaloguj zaman zamow zamowienia zamowienie zapatos zapisz zapraszamy zapytaj zapytania zarzad
zaterdag zdarma zdjecia zdravi zdrowie ze zeit zeiten zeitschrift zeitung zelf zeme zertifikat zertifikate zespol
ziekenhuis ziel ziele zijn zima zimmer zivilrecht zjazd zobacz zoek zoeken zomer zona zonas zondag zonder zorg zprava
zpravy zu zubehor zuhause zukunft zum zur zuruck zusammen zusatz zustandig zwei zweirad zwrot zwroty zycie
obwohl wahrend wenn weil nachdem bevor falls sowie puisque lorsque aunque mientras porque despues hoewel terwijl omdat
toen lankisch lankische lankischen lankischer lankisches
`
