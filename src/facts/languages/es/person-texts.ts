import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Spanish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'gracias a|agradecemos a|felicitamos a|felicidades a',
    jointWork: '(?:entrevista|taller|curso|clase|charla|junto|conversacion|encuentro) con',
    makers: '(?:impartid[oa]|presentad[oa]|organizad[oa]|acompanad[oa]|encabezad[oa]|a cargo) (?:por|de)',
    sharedTitles: 'concejales|regidores|hermanos|hermanas|socios|esposos|profesores',
    namesakes: 'en honor a|en homenaje a',
    speech: 'dijo|dice|explico|explica|senalo|aseguro|comento|afirma|segun',
    contacts:
      'a la atencion de|al cuidado de|contacte con|contactar con|contactar a|hable con|llam(?:e|ar) a|escrib(?:a|' +
      'ir) a|pregunt(?:e|ar) por',
    introductions: 'soy|me llamo|mi nombre es|fundad[oa] por|dirigid[oa] por|representad[oa] por',
    landmarks: 'frente a|junto a',
    welcomes: 'bienvenid[oa]s? a',
    offices: 'estudio|despacho|bufete|consultorio',
    officeKinds: 'juridico|contable|dental',
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'que|quien|cuy[oa]s?',
    ages: 'anos',
    afterAges: null,
    actions:
      'agradecio|recibio|gano|visito|entrego|participo|asistio|llego|regreso|canto|vive|reside|comento|agrego|' +
      'indico|cuenta|recuerda|lamento|celebro|inauguro|encabezo|(?:ha|han) (?:recibido|ganado|visitado|entregado|' +
      'participado|agradecido|presentado|inaugurado)',
    predicates: 'fundo|abrio|asumio|presenta|imparte|te (?:guiara|acompana)|estudio|trabaja|nacio',
    speech: 'dijo|dice|afirmo|afirma|explico|explica|senalo|senala|anadio|aseguro|asegura',
    possessions: null,
    adjectives: null,
    firms: 'hijos',
    units: 'anos',
    centuries: 'siglo x',
  },
  appointments: {
    appointed: '(?:nombramiento|eleccion|renuncia|designacion) de',
    passives: 'fue',
    adverbs: null,
    elected: 'nombrad[oa]|elegid[oa]',
    isNamed: 'es',
    since: 'desde',
  },
  companions: {
    joiners: 'y|con',
    possessives: 'su|sus',
    adjectives: null,
    people: 'equipo|esposa|esposo|marido|hijos?|hijas?|familia|hermano',
  },
  kin: {
    possessives: 'mi|mis|su|sus|tu|nuestr[oa]',
    relatives:
      'espos[oa]|marido|mujer|hij[oa]|herman[oa]|padre|madre|ti[oa]|prim[oa]|sobrin[oa]|amig[oa]|companer[oa]|' +
      'colega|vecin[oa]|soci[oa]|cunad[oa]|suegr[oa]|abuel[oa]|pareja|sucesora?',
  },
  credits: {
    bylines: '(?:publicado|escrito|redactado|enviado|texto|articulo|entrevista|elaborado) (?:por|de)',
    by: 'por|de',
    labels: 'escrito por',
    websites: 'desarrollad[oa]|disenad[oa]|diseno|desarrollo',
    websiteParts: 'sitio|del',
    websiteBy: 'por',
  },
  pictures: {
    signs: 'retrat',
    credits: 'fotografia|imagen',
    portraits: 'retrato',
    of: null,
    leftToRight: 'de izquierda a derecha',
    positions: 'a la izquierda|a la derecha',
  },
  letters: {
    closings: 'saludos(?: cordiales)?|atentamente',
    greetings: 'saludos abrazo abrazos atentamente atte buenos buenas',
  },
  nameLabels: {
    given: null,
    family: 'apellido apellidos',
    givenOrWhole: 'nombre nombres',
    names: null,
    joining: 'y completo',
    qualifiers: null,
    whole: 'nombre completo|persona de contacto',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'cargo|puesto|funcion',
    reached: 'telefono|correo',
    ofThings: 'direccion|precio',
    columns: 'cargo|puesto|telefono',
    roles: 'cargo|puesto|funcion|departamento|rol|area|responsabilidad',
    caselessRoles: null,
    contactPersons: null,
    possessives: 'su',
  },
  visitors: {
    marks: 'opiniones|resenas?|testimonios?',
    staffMarks: null,
    headings: 'opiniones|testimonios|(?:lo )?que dicen|resenas',
    speakers: 'ponentes?|oradores',
    speakerTitles: 'ponente|orador(?:a)?|conferenciante|invitad[oa]|moderador(?:a)?',
    speakerPaths: 'ponentes',
    staff: 'equipo',
    titles: 'cliente?a?|paciente',
    stars: 'estrellas',
    counts: 'opiniones|resenas',
    dates: '^hace (?:una?|\\d{1,3}) ',
    spokespeople: 'directora?|gerente|fundadora?|president[ea]',
  },
  titles: {
    degreeFields: null,
    abbreviations: 'lic',
    officers: null,
    copulas: 'es|son|fueron|eran',
    of: 'del',
    joiners: 'del|y',
    citing: 'según',
    determiners: 'nuestr[oa]|el|su|al|la|del',
    articles: 'el|nuestro|nuestra',
    verbs: 'es (?:actualmente|tambien)|es desde \\d{4}|es|era|fue|se convierte en|trabaja como',
    notBefore: 'que|quien',
    ends: 'y',
  },
  things: {
    copulas: 'es',
    articles: 'una?',
    ends: 'y',
    passives: 'es',
    adverbs: null,
    states: 'ubicad[oa]',
    nouns: 'empresa|sociedad|marca',
    publishers: null,
    firmsOfPeople: 'abogad',
    attributes: 'modelo|marca|precio|ciudad',
  },
  described: {
    articles: 'una?|uno',
    notPeople: null,
    joiners: 'y',
    workEndings: 'tora',
    of: null,
    pronouns: null,
    bornVerbs: 'nacio|nació',
    born: 'nació',
  },
  names: {
    titles:
      'abg amb arq arqa bioq cdor cdora cont cpc cpn cra dna dona dra dro enf enfa eng enga fzt geom ifj ill irma kum lcda ' +
      'lcdo lic licenciada licenciado mtra mtro odont padre profa ps psic psica rva senor senora senorita sor sra ' +
      'srs srta',
    suffixes: null,
    particles: 'de|del|la',
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: 'santa|santo|san',
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: '[gnrdmtu]ez',
    familyBeginnings: 'de',
  },
  endings: {
    nouns: 'cion|ciones|siones|dades|mientos?',
    nounsOrNames: null,
    roles: null,
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'abogada abogado acordeonista administrador administradora administrativa agricultor agricultora alcalde ' +
      'alcaldesa apicultor arquitecta arquitecto asesor asesora asistenta asistente autora auxiliar ayudante ' +
      'becaria becario bibliotecaria bibliotecario bodeguero cardiologa cardiologo carpintero catedratica ' +
      'catedratico cofundador comercial comisario concejal concejala consejera consejero conserje consultor ' +
      'consultora contable contador contadora contralor coordinador coordinadora decana decano delegada delegado ' +
      'dermatologa dermatologo desarrollador desarrolladora diputada diputado directora disenador disenadora ' +
      'docente doctora dramaturgo duena dueno editora empresaria empresario encargada encargado enfermera ' +
      'enfermero enologa enologo entrenador entrenadora escenografo escribana escribano escritor escritora ' +
      'escultor experta experto farmaceutica farmaceutico fisioterapeuta fonoaudiologa fotografa fotografo ' +
      'fundador fundadora ganadero gerenta gerente gestor gestora gestoria ginecologa ginecologo herrero ' +
      'iluminador iluminadora ingeniera ingeniero investigador investigadora jefa jefe kinesiologa kinesiologo ' +
      'letrada letrado locutor locutora maestra maestro masajista medica medico ministra ministro moderador ' +
      'moderadora monitora neurologa neurologo notario nutricionista nutriologa nutriologo odontologa odontologo ' +
      'odontopediatra oficiala oftalmologa oftalmologo orientador orientadora ortodoncista panadera panadero ' +
      'pastora pediatra peluquera peluquero periodista pintor podologa podologo ponente portavoz presidenta ' +
      'presidente procurador procuradora profesor profesora propietaria propietario prosecretaria prosecretario ' +
      'protesorera protesorero psicologa psicologo psicopedagoga psicopedagogo psicoterapeuta publicitaria ' +
      'publicitario recepcionista rectora redactor redactora regidor regidora registrador registradora ' +
      'representante revisora secretaria secretario senador senadora sindica sindico socia socio subdirector ' +
      'subdirectora subgerente sumiller suplente tasador tasadora tecnica tecnico tesorera tesorero traductor ' +
      'traductora traumatologa traumatologo urologa urologo vendedor vendedora veterinaria veterinario vicario ' +
      'vicedecana vicedecano vicepresidenta vicepresidente vicerrector vicerrectora viticultor viticultora vocal',
    occupations:
      'doctorando doctoranda aprendiz ' +
      'interventor interventora teniente subjefe supervisora capataz juez jueza auditora economista aparejador ' +
      'aparejadora delineante topografo informatico programador programadora interprete tutora educador ' +
      'instructora preparador cirujano cirujana matrona psiquiatra quimico optico optometrista protesico cocinero ' +
      'cocinera pastelero pastelera camarero camarera mesero mesera ganadera apicultora jardinero jardinera ' +
      'gobernanta mucama portero ordenanza limpiadora chofer conductora transportista mecanico electricista ' +
      'fontanero gasfiter plomero carpintera ebanista albanil pintora cerrajero soldador tapicero zapatero sastre ' +
      'modista costurera florista guardaparque guardabosques montanista guia-turistico anfitrion anfitriona ' +
      'cofundadora apoderado apoderada sacerdote compositor compositora bailarin bailarina actriz dramaturga ' +
      'escultora ceramista artesano artesana archivero archivera voluntario voluntaria trabajador-social ' +
      'trabajadora-social inspectora cacique lonko ejecutivo ejecutiva',
    departments:
      'administracion calidad clientes compras comunicacion contabilidad exportacion facturacion humanos logistica ' +
      'prensa produccion recepcion soporte ventas',
    duties:
      'administracion mantencion mantenimiento recepcion reservas contabilidad cobranzas facturacion ventas ' +
      'compras logistica produccion comunicacion comunicaciones prensa redaccion secretaria tesoreria direccion ' +
      'almacen bodega taller limpieza cocina jardineria coordinacion presidencia organizacion',
    former: 'antiguo antigua jubilado jubilada',
    qualifiers: 'y de del recursos relaciones atencion al',
    adjectives:
      'ejecutivo ejecutiva financiero financiera artistico artistica tecnico tecnica administrativo administrativa adjunto adjunta honorario honoraria operativo operativa emerito emerita academico academica',
    labels:
      'atencion autora autores consejeros contactar contacto gerencia nombre persona redaccion redactores ' +
      'representada representado representante texto titular titulares vocales interpretes ponentes musicos',
  },
  entities: {
    heads: null,
    prefixes:
      'alameda autoescuela avda ave avenida barrio bodega bodegas bufete c/ cafeteria calle camino capela ' +
      'carniceria carrera carretera casa centro cerveceria clinica colegio colonia construcciones despacho edif ' +
      'edificio editora el ermita escuela estadio farmacia ferreteria finca fundacion glorieta hacienda iglesia ' +
      'inmobiliaria instituto la largo las libreria liceo los monte muebles municipio museo panaderia parque ' +
      'parroquia paseo pasteleria peluqueria pescaderia plaza plazoleta premio pso quinta restaurante ronda san ' +
      'santa santo seguros talleres teatro travesia universidad urbanizacion',
  },
  marks: {
    bylines: null,
    people: null,
    roles: 'cargo|puesto',
    pages: 'equipo|nosotros|quienes|contacto',
  },
}
