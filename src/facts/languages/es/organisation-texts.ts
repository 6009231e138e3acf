import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Spanish write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: 'y e de del la las los el al',
    clubConnectors: null,
    articles: 'la los el',
    complements: 'de del',
    nounEndings: null,
    touchingEndings: null,
    soleNames: null,
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
    employers: 'jubilad[oa]|independiente|ningun[oa]|particular',
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
  examples: {
    nouns:
      'empresas compañías organizaciones instituciones universidades fundaciones agencias entidades orquestas museos bancos clientes',
    leads: 'como|tales como|incluyendo|entre (?:ellas|ellos|otras|otros)',
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
}
