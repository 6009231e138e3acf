/**
 * Words of European languages except English that web pages capitalise although they are not part of a name, folded: a
 * to m.
 */
export const EUROPEAN_WORDS_A_TO_M = `
aanbieding aanbiedingen aanbod aandachtsgebieden aanmelden aantal aanvraag aanvragen abbonati aben abgabe ablauf
abningstider abo abschluss absenden abteilung abwicklung aby academia acasa accedi acces accesibilidad acceso
accesorios accesso accessoires accessori accetta accoglienza accueil aceitar aceptar acerca acessar acessibilidade
acesso acessorios acest achat achats acheter aciklama acoes acordo acqua acquista acquisti acquisto actividad activite
activites actualidad actualite actualites actueel acuerdo acuerdos adaugare adherer adicionar administracja
administratif adres adresa adresse adultos advies afdeling affaires afspraak agb agence agences agencia agencias
agenzia agenzie aggiungi agora agosto agregar agriturismo agua ahora aide ailemiz aina aire aiuto ajankohtaista ajouter
ajutor akkoord aktionen aktiviteter aktuality aktualne aktualnosci aktuell aktuelle aktuelles aktuellt al alan alberghi
albergo algemeen algemene alimentari alimentos alkaen alla aller alles allgemein allgemeine allgemeines allmanna allt
almacen alquiler als alta altersvorsorge altre altri altro alue aluguel alumnos alunos ambiental ambiente amici amigos
amis amministrazione ampia amt amtsgericht ana anasayfa anbieter anche ancien anciens anders anfahrt anfrage anfragen
angaben angebot angebote animali animaux ankieta anlage anlagen anmalan anmeldung annee annees anni anno annonce
annoncer annonces annuaire annunci ano anos anreise anschrift ansicht ansok ansprechpartnerinnen antes antica antico
antrag antwoord anul anuncie anuncio anuncios anunturi anvandare anwendung anwendungen ao aos apartamentos apellidos
aplicativo aplikacja apoio apotek apoyo apparatuur appel appeler apprendre aprender apres apresentacao aprile aqui ara
arama arbeit arbeiten arbeitsrecht arbejde arbeta arbete arbetsmarknad archief archiv archivio archivo archivos
archiwum aree arkiv arquivo arquivos arrangementer arrivee arsiv art arte arti articole articoli articolo articulo
articulos artigianale artigo artigos artikel artikelen artiklar artikler artisan artisans artykuly arvot asesoria
asiakas asiakaspalvelu asiakkaat asistencia assessoria assicurazione assistencia assistenza associacao associazione
assurances asuminen atelier ateliers atividade attivita attrezzature atualizado au auch audyt auf aufgaben auftrag
augusti augustus aujourd aujourdhui aula aulas aus ausbildung ausgabe auskunft ausland aussi ausstattung ausstellung
auswahl automoviles autori autre autres aux avaliacao avaliacoes avant avantaje avantajlar avec aventure avis aviso
avisos avoinna avoir avond avril avtal ayuda azienda aziende backwaren badkamer bagni bagno bahn bahnhof bain bairro
bajo balade bambini banca banco bandi banho bankverbindung bano banos banque barn bas basin basso basvuru bateau bauen
bauherr bayern baza beau beaute beboere bedingungen bedrijf bedrijven begeleiding behandling behandlung bei beitrag
beitrage bekijk belediye belediyesi beleid beleza belge belgeler belgie belgique belleza bellezza bem benessere bent
benutzer benvenuti beoordelingen beratung bereiche bericht berichte berlin beroep beruf berufe berufsbezeichnung
beschreibung besok bestalla beste bestel bestellen bestelling bestil bestilling bestuur bestyrelse bestyrelsen besuch
besuchen betalen betaling betalning betrieb bewerbung bewerbungsfoto bewertung bewertungen bezirk bezoek bezorging
bezpieczenstwo bezplatne biblioteca bibliotek bibliotheek bibliotheque bien bienestar bienvenida bienvenido bienvenidos
bienvenue biglietti bij bijeenkomst bijoux bil bilancio bilar bild bilder bildnachweis bildquellen bildrechte bildung
bilety bilgi bilgiler bilgileri bilim billeder billet billets billetterie bine bis bitte biuro biz bize bizi biznes
blanc blanco bleu blijf blogg blumen boa boek boeken boende boger boite bok boka bokning bolag boletin boletines bolig
boliger bolsa bolum bon bonjour bonne bons bonsoir bord borger born borsa bostad bottega bourse bouw bouwbedrijf
branche branchen brandenburg brasil brasileira brasileiro bremen buch bucher buchung bucuresti budowa budynek buena
bueno buenos buiten bund bundesland bundesrepublik buono bureau bureaux burger burgerlijk buro busca buscar busqueda
butik butiker cabildo cadastro cadeau cadeaus cadeaux cadre calcio calendario calendrier calidad calisma calitate calle
camara cambio camere caminho camino cammino campagna campagne campana campanha campo canal candidature candidatures
cane cani cantina capitale cara cardapio caro carrello carrera carreras carriere carrieres carrinho carrito carro
carros carta cartao carte cartes casa casas case catalogo categoria categorias categorie categorii catre cautare ce
cela celkem cena cenik cennik centri centro centros centru centrum ceny cerca cerez cerrar certyfikaty ces ceska ceske
cesko cesky cet cette chaine chambre chambres champ champagne chaque chateau chaud chauffage cher chere chers chez chi
chiesa chiuso chiusura choisir choix chor ciao cidadao cidade ciencia ciencias cine circuits citoyen citta cittadini
ciudad ciudadanos clanek clanky clases classe cliente clientes clienti clinica clinique clube coche coches cocina cocuk
codice codigo coisas colegio collectif collezione comanda combustibles come comentarii comentario comentarios comercio
comestibles comida comissao comite commande commandes commentaire commentaires commerces commercio communaute commune
communes communiques como compagnie compania companie companii comparte compartir compra comprar compras compte comptes
comune comuni comunicacao comunicati comunicazione comunidad comunidade con concorso concours concurso concursos
condamnare condicoes conditii condividi conduite conferencia confianza confidentialite congressi conheca conoce
conocenos conocer consegna conseil conseils consejo consejos conselho consigli consiglio consiliere construcao
constructii consulenza consulta consultas consulter consultoria consumo cont conta contacta contactanos contactar
contacte contacter contactformulier contactgegevens contacto contactos contato contatos contatta contattaci
contattateci contatti contatto contenido contenidos contenu contenuti contenuto conteudo contrat contrato convegni
convenio convertible convocatoria coordonnees copertina copii copropriete corpo corporativo corps correio correo corsi
corso cos cosa costa costi costruzione cotidiano cours cozumler credito creditos crianca criancas cuando cucina cuenta
cuentas cuerpo cultura cultures cultuur cum cura curso cursos cursuri cursus cursussen cvr czas czerwiec czwartek
czytaj da daar dach dados dag dagen daha dal dalla dalsi damen dames dane danismanlik dank danke danmark dans dansk
danske das datei daten datenschutz datenschutzerklarung dati dato datos datum dauer de debut decembre decouverte
decouvrez decouvrir deelnemen degerler degli dei dein deine del dell della delle dem demande demandes demarches den
denne depart depoimentos deporte deportes depuis der derecho derechos dernegi dernek dernier derniere dernieres
derniers des desarrollo descarga descargar descargas descricao descubre desde despacho despre destacado destacados
destaque destaques destino destinos detay detaylar deti deutsch deutsche deutscher deutsches deutschland deux devam
devenir devis deze dezember dezembro dia dias dica dicas dicembre diciembre die dienstag dienste diensten
dienstleistung dienstleistungen diese dieser dig diger dil dimanche din dina dinero dinheiro dinsdag diplome directia directiva directivo
directie direito direitos diretoria diritti diritto diseno diskuze disponibile disponibilita disponibilite disponibles
disponivel dit divers dla dlaczego doacao dobry documentazione documente documenten documentos dodaj dokumente
dokumenty dom domaine domaines domande domenica domeniu domicile domingo dominio domov domu domy don donde donderdag
donem donna donne donnees donner donnerstag dons doplnky doprava dort dos dossier dossiers dostawa dostawcy dostep dove
dovolena downloaden drodzy drogerie droit droits druck drucken druk drukuj drzwi du dum durata durch duree dusseldorf
duurzaamheid duyuru duyurular dyrekcja dzial dzialalnosc dzieci dziecko dziekujemy dzien eau ecco echipa ecole ecoles
economia economie ecouter edad edeka edicao edificio edilizia editais edital editeur editorial editura educacao
educatie educativa educazione edukacja een eerste effet egitim egli eglise ehdot eigen ein eine einem einen einer eines
einfach eingang einkauf einrichtung einrichtungen einstellungen eintrag eintritt ejemplo ejercicio ekibimiz ekip
ekonomi ekonomika eksempel eksport el ela elama ele electricite electronica electronico electronique elegir eleicao
eleicoes elektro elenco elettronica ella elle eller elles ellos eltern em embalagens emergencia emergenza empleo emploi
emplois empreendimentos emprego empregos empresa empresarial empresas encontro encuentro encuesta endereco energi
energia energie enero enfance enfant enfants enlaces ensenanza ensino entdecken ente enti entra entrada entradas entrar
entrata entre entree entrega entreprise entreprises entretien entrevista entrevistas entwicklung enviar envio envios
envoi envoyer eposta equipe equipes equipo equipos er erbjudande erbjudanden erfahren erfahrung erfahrungen erfolg
ergebnisse erhverv ersatzteile erste erstellt ervaring ervaringen erziehung es escola escolas escribe escritorio
escuela escuelas esercizio espace espaces espacio espacios espaco espana espanol espanola especiais especial especiales
especialistas esperienza esperienze esporte esportes essen esta estado estados este esterni estilo estimada estimado
estructura estrutura estudante estudantes estudiantes estudio estudios et etape etapes etat etats ete etiquetas
etkinlik etkinlikler etre etsi ett etude etudes etudiants etusivu eu euch euro europa europea europeen europeenne
evangelische evenemang evenementen evenimente eventi evento eventos exemple experiencia experiencias experten exposicao
exteriores faaliyet faaliyetler fabbrica fabrica facolta facturas facture facultad facultatea fag fahrrad fahrschule
fahrzeuge fakta fakulte fakultesi fale famiglia famiglie familia familial familiar familias familie familienrecht
familj famille familles farbe fattoria fatture fax fazer febbraio febrero februar februari fecha feest feira femme
femmes feria ferie ferien ferienhaus ferienwohnung fermer ferramentas feste fete fetes fevereiro fevrier ficha fiche
fiches fiera fiere fiesta fiestas fiets fietsen filialen filmy filosofia fin financas finances finanza finanzas
finanzen finden fiori firma firmaer firmen firmie firmy fisioterapia fiyat fiyatlar fleischwaren fler fleurs fliesen
flores folgen fond fondazione fonden fonds fonster fonti forca forening foreningen foretag foretagen foretaget forfait
formas formazione forme formu formulaire formular formulario formularz fornecedores foro foros forsakring forschung
forside forsiden forsikring forskning forsta foto fotogalerie fotografii fotos foyer frage fragen fragor frais fran
francais francaise france frances francese frankreich frau frauen fredag frei freie freitag freizeit freunde fritid
frivillig fruhling fundacao fundacja fur futbol futebol futuro ga galeri galeria galerias galerie galeries galleri
galleria gallerie gallerier ganado ganhe garantie garanzia gare gartenbau gast gaste gastebuch gastronomia gastronomie
gaststatte gdzie geachte gebaude gebied gebiet gebruik gebruiker gebuhren geburtstag gedrag geehrte geehrter geen
gefahr gegen gegevens geheim geld gelistirme gemeente gemeenten gemeinde gemeinsam genel generale generales generali
gennaio gente gentile geoffnet gerais geral gericht gesamt geschafte geschaftsbedingungen geschaftsstelle geschenk
geschichte geschiedenis geschlossen gesetz gesloten gestaltung gestao gestione getranke gewerbe gewinn gezin gezondheid
gezondheidszorg giardino giochi gioco gioielli giornale giornata giorni giorno giovani giovedi giris gite gites giugno
giurisprudenza gizlilik glas gli glowna gmina gminnej gobierno godziny goed gor gospodarka governo gra gracias grado gran
grande grandes grandi grands gratis gratuit gratuite gratuito graz grazie groep groepen groot grosse grote groupe
groupes grudzien grund grupa grupo grupos gruppe gruppen gruppi gruppo grupul grzejne guia guias guida guncel gut
gutachten gute gutschein guvenlik gwarancja haar haber haberler habitat hacer haftung haftungsausschluss hai hakkimizda
hakkinda haku halle hallitus hallo halsa han handel handelsregister handla handlowy handwerk handwerksbetrieb hannover
har harta hasta hastane hauser haushalt haut haute haven hebergeur hedef heeft heft hei heim heizung hej hem hemsida
henkilokunta henkilosto herbst heren herren herunterladen herzlich hessen het heure heures heute hier hilfe hinnasto
hinnat hinweis hinweise histoire historia historico historie historique hitta hiver hizli hizmet hizmetler
hizmetlerimiz hjaelp hjalp hjem hjemmeside hlavni hledat ho hochzeit hodiny hodnoceni hoe hof hogar hoja hoje hola holz
hombre hombres homem homens homme hommes hon hoofdstuk hopital hora horaires horario horarios horeca hors hos hostal
hotell hotelli houd hoy hry huile huizen hulp huren hus huset huur hvad hvem hvor hvordan hyra ich ici idade idag ide
idee idees identite idioma idiomas idraet ihm ihn ihr ihre ihren ik il ilce ile iletisim ilkeler ilmoittautuminen ilosc
ils im imagem imagen imagenes imagens imagini imie immagini immeuble immobili immobiliare immobilie immobilier
imobiliaria imoveis imovel impianti imposte impots imprensa impresa imprese impressum impreza imprezy imprimer
imprimerie impronta impuestos inainte inclus inclusao incluye incontri independant independiente indhold indice
indirizzi indirizzo indkobskurv industria industrie industrielle infantil informacao informace informacja informacje
informacoes informacyjny informatica informatie informatii informationen informativa informe informes infos ingegneria
ingenieria ingenierie ingles inglese ingreso ingresso inhalt inhalte inhoud inicial inicio iniziative inloggen
inloggning inmobiliaria inmuebles innan inne innehall innovazione insan inschrijven inscricao inscricoes inscriere
inscrire inserito inspiratie instalacoes instellingen institucional instituicao institutionnel instituto instrumentos
instytut integral integritetspolicy interes interieur internacional internationale internazionale interni intresse
inverno investimentos invia invierno inwestycje io irmaos iscriviti iscrizione isla islas islem isletme isletmesi
istituto istituzionale istoric istruzione italia italiana italiano italien itineraire itinerari ja jaar jaarverslag jag
jahr jahre jak jakosc janeiro januar januari janvier jardin jardins jasenet jasenyys jazyk je jeder jeg jestesmy jetzt
jeu jeudi jeugd jeune jeunes jeux jij jobb jobba jogo jogos johtaminen jongeren jornada jornadas jornal jour journaux
journee journees jours jouw jovenes jubilaum judet judetul juego juegos jueves jugend juillet juin julho juli julio
jullie junho juni junio junta juntos juridique justica justice justicia juventud kadra kaere kaffee kaikki kalendar kalender
kalenteri kalite kampanya kampanyalar kantoor kantoren kanzlei kara kariyer karriar karriere karta karte karten kasse
katalog kategori kategorie kategorien kategorier kategoriler katholische kauf kaufen kauppa kaupunki kayit kde kein
keine keskus keuken keukens kieli kies kinder kinderen kindergarten kino kirchengemeinde kirjasto kirjaudu kirke kirken
kisisel kitap klachten klant klanten klantenservice klasse kleding klienci klient klientow klik klub klubb klubben
kniha knihy kob kokemus kokous kolekcja koln kom komentarze komm kommentar kommentare kommun kommune kommunen koncert
koncerty konference konkurs konst konsumentow kontakt kontakta kontaktformular kontaktieren kontakty kontingent konto kontor
kontoret konular konum kop kopa kopf korper kort kosik kostenlos koszty koszyk kotimaa kotisivu koulu koulutus kraj
krajowy kreis ksiazki kuche kullanim kultur kultura kund kunde kunden kundenservice kunder kundservice kundtjanst kunst
kunta kupic kurs kurse kurser kursus kursy kurulus kurumsal kurzy kutuphane kuva kuvagalleria kuvat kvalitet kwiecien
kyrka kyrkan kysy la laatste laatu laboral laboratoire laboratori laboratorio laden laes lag lage lagenheter lager
lahetysy landkreis lange langue langues lansstyrelsen lapset lar largo las laskutus lato lavora lavori lavoro lazer le
leben leden ledige leer lees legge leggere leggi legislatie legno lehre lei leia leis leistung leistungen leitura
lengte lengua lernen les leser lessen lettera letti lettre lettres leur leute leverans leveren levering
leveringsvoorwaarden ley leyes libre libreria libri libro libros licencia licht lid lidmaatschap liebe lieber liefern
lieferung lieferzeit lien liens lieu lieux ligne liike limpieza linea lingua lingue linha linki linkit linkler linkuri
linz lipiec lire lisaa lisans lisatiedot lista liste listopad literatur literatura litterature livello livraison
livrare livraria livre livres livro livros llamada llamar llanos llegar locacao locale locali localita localitate
localizacao locatie locaties locaux loges logiciel logiciels logistica logowanie loi loisirs loja lojas lokal lokale
lokaler lokalizacja lomake longue lordag loro los losung losungen lucrari luft lugar lugares luglio lui lundi lunedi
lunes luogo lusso luty luz lycee maanantai maandag maart maat maatschappij macchine mad madera mae mag magasin magasins
magaza magazin magazzino maggio maggiori mai maio mairie mais maison maisons maj makale makaleler maken maladie
malerbetrieb maling manad manana mandag manutencao mapa maquinaria maquinas marca marcas marche marches marchi marchio
marci mardi mare mariage marka markalar marke marked marken marknad markt marque marques mars martedi martes marz
marzec marzo mas maschine maschinen maschinenbau maszyny mat materiaalit materiais materiale materiales materiali
materialy materiaux materiel matiere matin matkailu matrimoni matrimonio mayo mayor meble med medarbejdere medarbetare
medecine medias medicina medien medio medios medisch medizin medlem medlemmar medlemmer medlemskap medya medycyna meer
meest mehr mei meidan meilleur meilleurs mein meine meio meista meisterbetrieb mejor mejores meld meldingen melhor
melhores mellan membre membres memoire menage meniu mensagem mensaje mensajes mensch menschen mensen meny mer mercado
mercato merci mercoledi mercredi mere merken merkez merkezi mes mesa mesaj mesaje mese meses messaggio messe mesto
mestrado mesure met metall metier metiers metodo metodos mettre meubles miasto mich midt miejsce miejskiej miembros miercoles
mieszkania mieszkanie miete mieten mig mijn milieu miljo min mina minha ministere ministerio ministerul mis mise missao
misyon misyonumuz mit mitarbeit mitglied mitglieder mitte mittwoch mobel mobil mobili mobilier mobler moda modalita
modele modeles modell modelle modelli modello modelo modelos moden modes moduli modulistica modulo mogelijk
moglichkeiten moins mois moje monat monate monde mondo montag montagna montana montaz mostra mostre mot moteur moto
motore mots moulin moveis movil moyens mucho muebles muito mujer mujeres mukaan mulher mulheres munca munchen mundial
mundo municipale municipaux municipio municipios muotokuva musee musees museet musei museo museos museu musica musik
musique musteri mutter muut muy muzeum muziek muzyka myymala myymalat
`
