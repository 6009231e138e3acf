import { wordsOfLanguages } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'

const words = (...lists: readonly string[]) => lists.join(' ').split(' ')

/** Folded nouns that mark a name as an organisation's without a legal form: firms, offices, schools and clubs. */
export const ORGANISATION_NOUNS: ReadonlySet<string> = new Set(
  [
    ...wordsOfLanguages((language) => language.organisationNouns),
    ...words(
      'university college school institute academy faculty hospital clinic centre center church cathedral museum library',
      'foundation trust society association federation council ministry agency bureau authority commission committee club',
      'hotel inn restaurant cafe bakery pharmacy bank group holding holdings enterprise enterprises industries company',
      'courts courthouse studio studios solicitors attorneys lawyers consultants consultancy consulting associates partners ventures agency',
      'technologies systems laboratories laboratory publishing publishers brewery winery vineyards',
      'dairy nursery logistics motors garage travel tours airlines charity parish union alliance cooperative',
      'co-operative supplies manufacturing engineering builders contractors plumbing roofing electrical properties realty',
      'verein verband stiftung universität hochschule schule gymnasium gemeinde landkreis ministerium institut kanzlei',
      'praxis büro autohaus gasthof gasthaus apotheke bäckerei metzgerei verlag werkstatt weingut brauerei zentrum',
      'rechtsanwälte steuerberater notariat stadtwerke sparkasse gesellschaft',
      'université école lycée collège mairie fondation cabinet hôtel boulangerie pharmacie atelier ateliers éditions',
      'compagnie société institut clinique syndicat fédération domaine château',
      'universidad colegio escuela instituto fundación asociación ayuntamiento clínica restaurante grupo empresa hospital',
      'universidade escola fundação associação prefeitura câmara sindicato universita università istituto fondazione',
      'associazione comune studio ristorante albergo agriturismo cantina panificio farmacia azienda gruppo',
      'universiteit stichting vereniging gemeente bedrijf kantoor praktijk universitet förening stiftelse kommun kommune',
      'uniwersytet szkoła fundacja stowarzyszenie urząd szpital univerzita škola nadace spolek nemocnice',
      'universitas fakultas yayasan sekolah rumah sakit lembaga dinas koperasi trường đại học bệnh viện üniversitesi',
      'belediyesi derneği vakfı hastanesi okulu kliniği notaría notaria imobiliária inmobiliaria imóveis hurtownia hostal posada',
      'schreinerei tischlerei zahnarztpraxis gemeinschaftspraxis weingut hofladen gärtnerei stadt markt landratsamt',
      'rederi idrottsförening idrætsforening huisartsenpraktijk tandartspraktijk resort villa apartments academy fellowship',
      'lodge motel hostel guesthouse vets veterinary dental dentistry chiropractic physiotherapy chambers bookshop jewellers florist',
      'kennels preschool kindergarten seminary ministries chapel diocese orchestra orchards bistro trattoria osteria pizzeria law',
      'abogados advogados avocats avvocati advocaten notaires architekten architectes arquitectos architetti tierarztpraxis',
      'brasserie auberge crêperie épicerie librairie fromagerie imprimerie menuiserie klinik klinikum konditorei druckerei spedition',
      'fahrschule fysiotherapie tandartsen huisartsen makelaardij makelaars bakkerij slagerij rederij klub klubb klubben',
      'sportklubb forening föreningen foreningen kirke kyrka församling seurakunta yhdistys koulu skola skole fysioterapi',
      'parroquia paróquia parrocchia paroisse pousada viña bodega bodegas panadería ferretería peluquería farmácia padaria',
      'municipalidad diputación gmina powiat starostwo primăria općina občina obec město úřad gimnazjum liceum przedszkole',
      'лицей гимназия больница поликлиника завод фабрика музей театр библиотека лікарня ліцей гімназія',
      'университет институт школа фонд ассоциация министерство компания центр завод клиника',
      // English
      'surgery architects photography joinery carpentry orthodontics landscaping fitness pizza chamber',
      'orthopedics pediatrics dermatology optometry temple mosque synagogue',
      'monastery scouts rotary tabernacle observatory theatre theater playhouse nurseries opticians',
      'physio osteopathy crematorium hospice almshouses distillery',
      // German
      'feuerwehr kita malerbetrieb elektro physiotherapie friseursalon friseur sanitär zimmerei dachdeckerei',
      'bestattungen tanzschule musikschule volkshochschule kreissparkasse volksbank raiffeisenbank kirchengemeinde pfarrei',
      'pfarramt krankenhaus bücherei bibliothek buchhandlung optik hörakustik landgasthof pension ferienhof reiterhof hofgut',
      'kellerei kaffeerösterei reinigung baugeschäft bauunternehmen stahlbau metallbau maschinenbau gartenbau landschaftsbau',
      'immobilien versicherungen hausverwaltung pflegedienst seniorenheim sanitätshaus fotostudio tierheim',
      'ergotherapie logopädie haustechnik malermeister fliesen raumausstattung glaserei schlosserei bauernhof',
      // French
      'hôpital commune musée étude plomberie théâtre bibliothèque médiathèque boucherie charcuterie pâtisserie',
      'traiteur coiffure opticien couverture charpente maçonnerie chauffage paysagiste pépinière transports ambulances taxis',
      'camping gîte gîtes cave vignoble vignobles crédit caisse mutuelle comité ligue tourisme électricité métallerie',
      'carrelage',
      // Spanish
      'museo teatro biblioteca talleres taller editorial banco despacho bufete librería construcciones transportes',
      'pastelería carnicería pescadería óptica gimnasio academia guardería residencia cooperativa cámara consultoría asesoría',
      'gestoría seguros autoescuela cafetería cervecería hostería finca hacienda viajes imprenta constructora muebles',
      'reformas clínicas',
      // Italian
      'ospedale liceo officina editrice banca pasticceria tipografia gelateria macelleria parrucchiere ottica autofficina',
      'carrozzeria falegnameria vivaio assicurazioni consorzio scuola asilo residenza locanda enoteca tenuta fattoria',
      'caseificio frantoio cinema edilizia impianti arredamenti trasporti',
      // Portuguese
      'museu construtora creche igreja adega pastelaria talho gráfica mediação advocacia',
      'contabilidade laboratório drogaria editora livraria ótica',
      // Polish
      'muzeum restauracja apteka wydawnictwo kancelaria przychodnia piekarnia zakład pensjonat teatr biblioteka',
      'parafia spółdzielnia żłobek księgarnia cukiernia drukarnia warsztat centrum ośrodek fabryka zespół technikum poradnia',
      // Czech and Slovak
      'restaurace lékárna nakladatelství banka kancelář autoservis pekárna pivovar penzion divadlo knihovna farnost nemocnica',
      'lekáreň reštaurácia pekáreň vydavateľstvo stolařství truhlářství vinařství cukrárna kavárna',
      'gymnázium základní základná mateřská materská',
      // Hungarian
      'egyetem kórház önkormányzat önkormányzata iskola múzeum alapítvány egyesület szálloda étterem gyógyszertár patika',
      'kiadó pékség cukrászda óvoda gimnázium könyvtár színház panzió vendéglő pincészet autószerviz plébánia',
      // Swedish
      'sjukhus skolan stiftelsen hotell restaurang apotek förlag advokatbyrå bageri sparbank tandläkare bibliotek teater',
      'måleri åkeri vårdcentral',
      // Danish
      'sygehus fonden forlaget forlag advokatfirmaet advokatfirma tandlægerne tandlæge murerfirmaet murermester tømrerfirmaet',
      'efterskole kro',
      // Norwegian
      'universitetet sykehus bakeri tannlege rørlegger legesenter barnehage bokhandel',
      // Finnish
      'yliopisto sairaala kunta kaupunki säätiö hotelli ravintola apteekki kustannus asianajotoimisto leipomo tilitoimisto',
      'kirjasto teatteri päiväkoti lukio parturi kampaamo autokorjaamo lääkäriasema hammaslääkäri',
      // Dutch
      'ziekenhuis basisschool apotheek uitgeverij advocatenkantoor notariskantoor notarissen bibliotheek kerk parochie',
      'loodgieters schildersbedrijf aannemersbedrijf bouwbedrijf kwekerij kapsalon manege herberg',
      // Russian and Ukrainian
      'администрация гостиница отель ресторан аптека издательство банк бюро стоматология автосервис агентство рада готель',
      'видавництво клініка університет магазин',
      // Bulgarian
      'болница община училище фондация хотел',
      // Greek
      'πανεπιστήμιο νοσοκομείο δήμος μουσείο ίδρυμα σύλλογος ξενοδοχείο εστιατόριο φαρμακείο εκδόσεις τράπεζα σχολείο',
      'κλινική ιατρείο φροντιστήριο εταιρεία',
      // Turkish
      'lisesi müzesi otel oteli restoran eczanesi yayınları yayınevi bankası bürosu mobilya mimarlık inşaat pastanesi kuaför',
      'dershanesi',
      // Romanian
      'universitatea spitalul școala muzeul fundația asociația editura clinica liceul pensiunea brutăria',
      // South Slavic
      'sveučilište bolnica muzej zaklada udruga ljekarna naklada pekara vrtić univerza lekarna gostilna založba',
      'društvo zavod knjižnica',
      // Baltic
      'universitetas ligoninė mokykla muziejus vaistinė viešbutis restoranas leidykla universitāte slimnīca muzejs aptieka',
      'viesnīca restorāns izdevniecība ülikool haigla kool muuseum apteek kirjastus vallavalitsus linnavalitsus',
    ),
  ].map(fold),
)
