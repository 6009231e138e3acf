import type { Language } from '../language.ts'

/** Spanish. */
export const ES: Language = {
  code: 'es',
  otherCodes: null,
  precedence: 4,
  commonWords: 'los las con una por del está nuestro nuestra más para como y el sus',
  conjunctions: 'y e',
  days: 'lun mar mié mie jue vie sáb sab dom lunes martes miércoles jueves viernes sábado domingo',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  phoneLabels: {
    voice:
      'telefono telefonos teléfono_ telf telfs tlf tlfs tlfns tlfno tfno tfnos tfn tln tfon fono fonos ' +
      'conmutador llame llámanos llamanos llámenos llamenos llamar',
    mobile: 'cel celular celulares móvil móv móviles movil',
    fax: 'facsímile',
    whatsapp: null,
    weak: 'contacto reservas emergencia emergencias oficina fijo turnos citas',
  },
  phoneSigns: null,
  contactPages: { terms: 'contacto|contactanos|contactenos', anywhere: null },
  imprintPages: { terms: 'aviso legal', anywhere: null },
  officePages: { terms: 'donde estamos|oficinas.|sucursales|delegaciones', anywhere: null },
  peoplePages: { terms: 'equipo|directorio|organigrama', anywhere: null },
  aboutPages: { terms: 'acerca de|quienes somos|sobre.|nosotros.|nuestra empresa|la empresa', anywhere: null },
  formerJobs: 'anteriormente|previamente|trabajó|antes de |ex ',
  workLeads:
    '(?:ex-?|ex |antigu[oa]s? |anterior )\\p{L}{1,30} del?|(?:trabaj|enseñ|estudi)\\p{L}{1,30} (?:en|para|con)',
  memberships: 'miembro|acreditad|colegiad',
  roleTexts: {
    before: 'como|en calidad de|en su calidad de',
    behind: null,
    determiners: 'el la los las un una unos unas nuestro nuestra nuestros nuestras',
    members: 'miembro socio socia',
    complements: 'para de del',
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: 'ministerio',
  houseNouns: null,
  headNouns:
    'museo teatro biblioteca galería librería hotel restaurante bodega bodegas cooperativa hospital editorial ' +
    'escuela',
  organisationKinds: {
    heads: 'Universidad Fundación Asociación Federación Instituto Ayuntamiento Colegio Banco',
    clear: null,
    firms: 'Grupo Ediciones Editora',
    trades:
      'Restaurante Caja Cooperativa Constructora Inmobiliaria Panadería Librería Bodega Bodegas Fábrica Talleres ' +
      'Taller Ferretería Cámara Municipalidad Gobierno Secretaría Ministerio Sindicato Parroquia Escuela Centro ' +
      'Editorial Imprenta Diputación Museo Teatro Clínica',
    small: null,
    endings: null,
    stems: null,
    units: 'departamento|facultad',
    modifiers: 'recepcion reservas urgencias comercial comerciales compras',
    uses: {
      inSentences: 'Grupo Ministerio',
      beforeFor: null,
      qualifiers: null,
      places: null,
      owned: null,
    },
    neighbours: {
      abbreviations: 'sta sto hnos cia',
      relations: 'proyecto|parte|filial|miembro|marca|división|representante|agente',
      located: null,
      associations: null,
      adjectives: 'al|ico|ica|ano|ana',
    },
    partnerships: {
      joins: 'y|e',
      tails: 'Hijos|Asociados|Asociadas|Cía',
      signTails: null,
      strangers: 'clientes patrocinadores socios amigos aliados proveedores colaboradores padre madre',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'MVZ|M.V.Z.|C.P.|C.P.A.|CPA|QFB|Q.F.B.|QBP|Mtro.|Mtra.|Mtro|Mtra|Don|don|Doña|doña|Dn.|Ps.|Nut.|L.N.|' +
    'L.C.|LCP|LAE|L.A.E.|Profr.|Profra.|Pbro.|Pbro|Fray|Sor|Hno.|Hna.|Klga.|Klgo.|Flga.|Flgo.|T.M.|Abog.|' +
    'Abg.|Ab.|Cr.|Cra.|Econ.|Ec.|Bqco.|Odont.|Vet.|M.V.|Med. Vet.|Méd. Vet.|Tec.|Téc.|E.U.|Biól.|Biol.|' +
    'Quím.|Gral.|Sgto.|Cnel.|Tte.|Dip.|Srta.|M.C.|M. en C.|M.I.|L.D.G.|Mgtr.|Mgter.|Ing. Agr.|' +
    'Ing. Agron.|Ldo.|Lda.|Rvdo.|Rvda.|Excmo.|Excma.|Ilmo.|Ilma.|Tnte.|Agr.',
  personLeads:
    '[a-z]{3,14}(?:ad|id|it|rt|st)[oa]s? por|modera|dialoga con|a cargo de|interviene[n]?|' +
    'con la participacion de|en compania de|textos? de|de la mano de|musica de|viuda de|coautora?,? con|' +
    'bajo la direccion de|discipul[oa] de|alumn[oa] de|invitad[oa] especial',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'consultorio universidad colegio escuela instituto fundación asociación ayuntamiento clínica restaurante grupo ' +
    'empresa hospital sindicato notaría inmobiliaria hostal posada abogados arquitectos parroquia viña bodega ' +
    'bodegas panadería ferretería peluquería municipalidad diputación museo teatro biblioteca talleres taller ' +
    'editorial banco despacho bufete librería construcciones transportes pastelería carnicería pescadería óptica ' +
    'gimnasio academia guardería residencia cooperativa cámara consultoría asesoría gestoría seguros autoescuela ' +
    'cafetería cervecería hostería finca hacienda viajes imprenta constructora muebles reformas clínicas',
  personTexts: {
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
      roles: 'cargo|puesto|funcion|departamento',
      caselessRoles: null,
      contactPersons: null,
      possessives: 'su',
    },
    visitors: {
      marks: 'opiniones|resenas?|testimonios?',
      staffMarks: null,
      headings: 'opiniones|testimonios|(?:lo )?que dicen|resenas',
      speakers: 'ponentes?|oradores',
      speakerPaths: 'ponentes',
      staff: 'equipo',
      titles: 'cliente?a?|paciente',
      stars: 'estrellas',
      counts: 'opiniones|resenas',
      dates: '^hace (?:una?|\\d{1,3}) ',
      spokespeople: 'directora?|gerente|fundadora?',
    },
    titles: {
      degreeFields: null,
      abbreviations: 'lic',
      officers: null,
      copulas: 'es|son|fueron|eran',
      of: 'del',
      joiners: 'del|y',
      citing: 'según',
      determiners: 'nuestr[oa]|el|su',
      articles: 'el|nuestro|nuestra',
      verbs: 'es|era|fue|se convierte en',
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
        'abg amb arq arqa bioq cdor cdora cpn cra dna dona dra dro enf enfa eng enga fzt geom ifj ill irma kum lcda ' +
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
      departments:
        'administracion calidad clientes compras comunicacion contabilidad exportacion facturacion humanos logistica ' +
        'prensa produccion recepcion soporte ventas',
      qualifiers: 'y de del recursos relaciones atencion al',
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
  },
  rankWords: null,
  pageNames:
    'junta directiva directivo claustro profesorado organigrama autoridades comisión horarios profesores ' +
    'médicos plantilla docentes médico asamblea órganos órgano ejecutivo ejecutiva consultivo',
  addressLabels:
    'domicilio social|domicilio fiscal|domicilio legal|dirección postal|casa matriz|ubícanos|dirección|direccion|' +
    'domicilio|sede|ubicación|ubicacion|oficina|oficinas|sucursal|postal',
  fieldLabels:
    'correo electrónico|correo|dirección electrónica|nombre completo|nombre y apellidos|nombres y apellidos|' +
    'número telefónico|número de teléfono|teléfono fijo|teléfono móvil|horario de atención|horarios de atención|' +
    'su mensaje|tu mensaje|código postal|razón social|asunto del mensaje|fecha de nacimiento|registro mercantil',
  townMarks: null,
  addressTexts: {
    labels: {
      clear: 'dirección|direccion|domicilio',
      qualifiers: null,
      locations: 'sede|ubicaci[oó]n|oficinas?|sucursal',
      sure: null,
      others: null,
      tails: 'social fiscal postal',
      fields: 'ciudad|provincia|país|pais|c\\.?p\\.?|código postal|codigo postal|estado',
    },
    units: {
      words:
        'zona(?= \\d)|casa(?= \\d)|bajo|bajos|entlo|entresuelo|ático|urb|urbanizaci[oó]n|edificio|edif|ed|piso|' +
        'planta|oficina|of|local|nave|parcela|portal|puerta|escalera|esc|torre|bloque|conjunto|conj|int|interior|' +
        'depto|despacho|manzana|mza?|colonia|col|barrio|parque empresarial|parque industrial|parque tecnol[oó]gico|' +
        'pol[ií]gono|pol\\.? ?ind|centro (?:comercial|empresarial|direzionale|commerciale)|plaza|' +
        '(?:a un )?(?:frente|diagonal|contiguo|junto|pr[oó]ximo|detr[aá]s|costado|(?:al )?lado) (?:al?|del?)(?: la)?|' +
        'pabell[oó]n|bodega',
      floors: 'planta|piso',
      floorOrdinals: null,
      doors:
        '(?:\\d{1,4}|cien|cincuenta|media) ?(?:m|mts?|metros|varas|cuadras?)\\.? (?:al |hacia el )?(?:norte|sur|este|oeste|nor|sud|arriba|abajo|lago)(?!\\p{L})',
      buildings: null,
      beforeStreets: 'kil[oó]metro',
      behindStreets: 'local|of|oficina|piso|int|dpto|depto',
      behindNumbers: 'int|interior|depto|local|desp|piso',
    },
    streetWords: {
      signs: 'Plaza Calle plaza calle',
      plainEndings: null,
      small: 'calle|avenida|avda|plaza|paseo|carretera|ctra|camino|privada',
      smallBehind: null,
      smallEndings: null,
      smallDoubtful: 'plaza|camino|calle|privada',
      numbered: 'calle cl c carrera cra cr kra avenida av avda diagonal diag transversal transv',
      beforeNumbers: null,
      routes: null,
      nameless: null,
      lookalikes: null,
    },
    streetNames: {
      connectors: 'de del la el los las y e al',
      beforeCompounds: null,
      directions: 'Norte Sur',
      numerals: null,
      months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]tiembre|octubre|noviembre|diciembre',
      never: null,
      estates: 'finca|masía|cortijo|hacienda|rancho|granja|casa rural|caser[ií]o',
      abbreviations: 'ave avda avenida|pl plaza',
    },
    roads: {
      beforeKilometres:
        'Ctra|Carretera|Carr|Crta|Vía|Autopista|Autop|Autov[ií]a|Au|Acceso|Panamericana|Longitudinal|Camino|' +
        'Libramiento|Calzada|Bulevar|Ruta|RN|RP',
      behindKilometres: 'v[ií]a|carretera|carr|ctra|autopista|ruta|camino|antigua',
      behindDistances: null,
      betweenTowns: 'carr|carretera|ctra|crta|autopista|autop|autov[ií]a|v[ií]a|ruta|camino',
      numbered:
        '(?:Ctra|Carr|Carretera|Autov[ií]a|Autopista|Rod|Rodovia|Estrada|Ruta)\\.?(?: (?:Nacional|Federal|Estatal|Provincial|Municipal|Comarcal|Local|Estadual|Departamental))?',
      zones: null,
    },
    numberMarks: {
      beforeNumbers: 'num|numero|nº',
      alone: 'num|número|numero|núm',
      houses: null,
      beforeColons: 'num|n[°º]',
    },
    boxes: {
      forms:
        'Apartado(?: de correos| postal)?|Apdo\\.?(?: de correos)?|Apartado Aéreo|A\\. ?A\\.|' +
        'Casilla(?: de correos?)?',
      endings: 'apartado|postale?',
    },
    places: {
      connectors: 'de la en del los las el y e',
      beforeNames: '[Pp]rov\\.?|Provinc?ia|Dpto\\.|Depto\\.',
      beforeCities: null,
      behindCities: null,
      quarters: 'col|colonia|fracc|fraccionamiento|barrio|zona centro|ejido|ampliación|ampl',
    },
    sentences: {
      leads: null,
      streetLeads: 'en la|en el',
      smallStreetLeads: 'en la|en el',
      units: null,
      connectors: 'de del la los las el y e',
      prose: 'que|está|están|con|para|por|pero|hasta|sin',
      yearLeads: 'en|desde',
      abbreviations:
        'avda|ctra|carr|prol|calz|priv|autop|edif|fracc|ampl|gral|pque|prov|urb|apto|apdo|piso|mcal|cnel|alte|pdte|' +
        'cmte|cmdte|cdte|brig|sgto|tnte|ntra|mons|almte|arzobpo|cont',
    },
    surroundings: {
      contacts: 'tele|telf|telefono|teléfono|tfno|correo|celular|móvil|movil|horario|horarios|contacto',
      phones: null,
      notPlaces: 'Mapa|Plano',
      countsBefore: 'ruta|pagina|página',
      countsBehind: null,
      rangeWords: 'a|al',
      bylines: 'por',
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'patrocinadores|colaboradores|aliados|clientes|auspiciadores|auspiciantes|financiadores|donantes|proveedores|' +
    'expositores|inversores|filiales|empresas del grupo|empresas colaboradoras|entidades colaboradoras|' +
    'organizaciones miembro|organizaciones aliadas|patronos|benefactores|confían en nosotros|con el apoyo de|' +
    'con la colaboración de|apoyado por|colaboran|patrocinan|convenios|alianzas|membresías|con el patrocinio de|' +
    'patrocinado por|con el auspicio de|auspiciado por|con la ayuda de|en colaboración con',
  partnerHeadingWords:
    'nuestros nuestras nuestro los las de del y e principales oficiales institucionales estratégicos gracias',
  organisationTexts: {
    insideNames: {
      connectors: 'y e de del la las los el al',
      clubConnectors: null,
      articles: 'la los el',
      complements: 'de del',
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: 'Agencia',
      descriptionLinks: 'de',
      abbreviations: 'Sta|Hnos',
    },
    emptyNames: {
      pageWords:
        'este esta esto el equipo nuestro inicio contacto contáctenos nosotros quienes quiénes somos aviso ' +
        'sobre empresa dirección sede noticias servicios donde dónde estamos encuéntranos localización ' +
        'ubicación sucursales',
      firmWords: null,
      wholeNames: null,
      possessives: 'mi|tu|su',
      siteNouns: 'sitio(?: web)?|página(?: web)?|tienda|empresa|negocio',
      defaults: 'administrador|nombre de la empresa',
      logoPhrases: '(?:ir|volver) (?:a la |al |a )?(?:página de )?inicio(?: de)?|página (?:de inicio|inicial)',
    },
    beforeNames: {
      stops:
        'por para sobre nuestra nuestro bienvenido bienvenidos contacto contacte razón denominación titular ' +
        'domicilio responsable gerente director',
      leadingWords: null,
      firmNouns: 'empresa compañía sociedad entidad firma',
      firmNounEndings: null,
      welcomes: 'bienvenidos? al?',
      headingLeads: 'sobre|acerca de|contacto',
      ownerLeads: null,
      looseLeads: null,
      depictions: null,
      depictionLinks: 'del',
      headOffices: 'sede (?:legale|central|social)',
      employerLinks: null,
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: 'tfno|telefono',
      homePages: 'página (?:de inicio|inicial)',
      otherPages: 'inicio',
      contactForms: 'formulario de contacto',
      crowds: null,
      divisions: null,
      closures: 'en liquidación',
    },
    sentences: {
      verbs: null,
      beVerbs: null,
      beComplements: 'un|una',
      situated: null,
      seats: 'se encuentra|está ubicad[oa]|con sede',
      seatLinks: 'en a',
    },
    labels: {
      names:
        'razón social|denominación(?: social)?|empresa|titular(?: del sitio(?: web)?| de la web)?|' +
        'nombre comercial|organización',
      roles: 'empleador|organizador|organiza|editorial|agencia',
      sellers: 'distribuidor|importador|mayorista',
      columns: 'empresas|instituci[oó]n(?:es)?|entidad(?:es)?',
      vague: null,
    },
    clients: {
      nouns: 'clientes patrocinadores colaboradores',
      labels: 'cliente|promotor|promotora|constructora|publicidad|patrocina|con el apoyo de|banco',
      verbs: 'son|están|incluyen',
      adverbs: 'entre otros',
    },
    notices: {
      followers: 'aviso legal',
      wholeFollowers: null,
      leads: 'por',
      subjects: null,
      software: 'programa|tema',
      authorLinks: 'por',
      rightsHolders: 'titular de los derechos',
      pictures: null,
      pictureSources: null,
      pictureCredits: 'fotografía',
      licences: 'licencia',
    },
    blocks: {
      words: 'contacto direccion competente',
      listClasses: 'empresas?',
    },
    phones: {
      shared: 'centralita|conmutador|recepcion|atencion al cliente',
      phoneWords: 'telefono|numero',
      links: 'al',
      representatives: 'administrador',
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: 'hazte sea para por busca ser',
  rightsReserved: 'todos (?:los )?derechos reservados',
  copyrightWords: null,
  organisationSentences: {
    leads: {
      actors:
        'parte del?|filial del?|organizado por|en colaboración con|propiedad del?|' +
        '\\p{L}{1,30}(?:[ai]d[oa]s?)(?: en parte)? por',
      hosts: null,
      hostVerbs: 'es',
      deals: '(?:apoyo|préstamo|crédito) (?:del?|d[oai]|del?la)',
      members: 'miembro',
      articles: 'la el los las',
      actions: null,
      speakers: 'portavoz del?|carrera en',
      speakerWords: 'portavoz carrera',
      addressees: 'a|al|ante|en',
      addresseeArticles: 'la el',
    },
    links: { genitives: 'de del', complements: null, articles: 'la las los' },
    nouns: {
      firms: 'empresa cooperativa fabricante agencia',
      firmsInLists: 'cooperativa empresa',
      venues: 'restaurante hotel taberna bodega librería panadería pastelería galería hostal posada hacienda taller',
      venuePeople: 'chef|cocinero|cocinera|dueñ[oa]|propietari[oa]',
    },
    forms: null,
    credits: {
      made: 'diseñado|desarrollado',
      making: 'diseño|desarrollo',
      makers: 'por',
      objects: 'y sitio agencia',
      behind: 'diseño web',
      signs: null,
    },
    places: {
      owners: 'titular',
      offices: null,
      branches: 'filial|sucursal',
      officeSigns: null,
      formerHouses: '(?:El |La )?Antigu[oa] \\p{L}',
      words:
        'oficina oficinas sucursal delegacion tienda filial central principal secundaria social tecnico tecnica ' +
        'administrativo administrativa comercial logistico',
    },
    preambles: {
      copulas: 'es son',
      documents: 'Aviso|Nota|Pol[ií]ticas?|Condiciones|T[ée]rminos|Derechos',
      formLabels: 'Forma jurídica',
    },
    careers: {
      since: 'desde',
      to: 'a',
      untilNow: 'actualidad|presente|hoy',
      workplaces: null,
      origins: null,
      studies: 'licenciatura|grado',
      chiefs: 'fundador[ae]?|propietari[oa]',
      verbs: null,
      complements: 'de del',
      otherLinks: 'para',
    },
    pages: {
      imprint: 'aviso legal',
      legal: 'privacidad|rgpd',
      contact: 'contact(?:o|os)|contactar',
      partners: 'socios',
      clients: 'referencias|clientes',
      people: 'junta directiva|directiva|equipo',
      about: 'quienes somos|sobre',
    },
    relations: {
      authority: 'autoridad de control',
      agency: 'diseño|desarrollo',
      bank: 'banco',
      member: 'miembro de',
      partner: null,
      client: 'clientes',
      banks: 'banco',
      authorities: 'agencia espanola de proteccion de datos|tribunal',
    },
    bodies: {
      names: 'comision|comite|consejo|patronato',
      endings: null,
      ranks: null,
      members: 'miembros?|suplentes|titulares|propietarios',
    },
    titles: { labels: 'nuestr[oa]s?', others: null, fragmentStarts: 'de del que y', behind: null },
    logos: null,
  },
  contactTexts: {
    signs: { at: 'arroba', atInBrackets: null, atBetweenSpaces: 'arroba', pictures: 'arroba', dot: 'punto' },
    placeholders: {
      domains: 'ejemplo tudominio tu-dominio sudominio midominio tuempresa suempresa miempresa dominio',
      mailboxes: 'nombre.apellido tucorreo tu.correo tu-correo tuemail tu-email sucorreo tunombre apellido apellidos',
      vagueMailboxes: 'nombre correo usuario ejemplo',
      vagueDomains: 'empresa sitio correo',
      samples: 'ejemplo',
    },
    mails: {
      roles: 'contacto|ventas|recepcion|administracion|direccion',
      general: 'contacto hola',
      labels: 'correo',
      touchingLabels: 'correo',
      invitations: null,
      proseWords: 'nos',
      determiners: null,
    },
    numbers: {
      extensions: 'anexo',
      others: 'nº factura pedido cuf curp rut nit cuenta cp c.p apartado precio capital',
      otherSigns: null,
      numberWords: 'nº número',
      contactWords: null,
      disjunctions: 'o',
      linkExtensions: null,
    },
    phones: {
      voiceBeforeFax: null,
      voiceBehind: null,
      faxBehind: null,
      mobileBehind: null,
      suffixJoints: 'y',
      hours: null,
      times: null,
    },
    noise: null,
  },
  postcodeLabels: 'código postal|codigo postal|cód. postal|cod. postal',
}
