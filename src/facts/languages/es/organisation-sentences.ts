import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Spanish say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
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
    quoted: 'club clubes tienda tiendas asociación',
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
    currently: 'actualmente|ahora',
    workplaces: null,
    origins: null,
    studies: 'licenciatura|grado',
    chiefs: 'fundador[ae]?|propietari[oa]',
    offices:
      '(?:vice)?president[ea]|(?:sub)?directora?|gerente|consejer[oa](?: delegad[oa])?|' +
      'administradora? (?:[uú]nic[oa]|general|solidari[oa]|mancomunad[oa])|apoderad[oa]|jef[ea]|responsable|' +
      'soci[oa]|(?:co)?fundadora?|propietari[oa]|titular|secretari[oa]|tesorer[oa]|vocal|miembro|accionista',
    boards:
      'consejo de (?:administraci[oó]n|direcci[oó]n|vigilancia)|junta directiva|' +
      'comit[eé] (?:ejecutivo|de direcci[oó]n)',
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
    authority:
      'autoridad de (?:control|supervisión)|autoridad competente ?[:：]?\\s*$|' + 'colegio profesional ?[:：]?\\s*$',
    operators: 'titularidad|entidad titular|gestionad[oa] por',
    complaints: 'reclamaci(?:ón|ones)|reclamar',
    agency: 'diseño|desarrollo',
    bank: 'banco',
    insurer: 'seguro de responsabilidad civil|aseguradora',
    member: 'miembro de',
    partner: null,
    client: 'clientes',
    banks: 'banco',
    authorities: 'agencia espanola de proteccion de datos|aepd|defensoria|tribunal',
  },
  bodies: {
    names: 'comision|comite|consejo|patronato',
    endings: null,
    ranks: null,
    members: 'miembros?|suplentes|titulares|propietarios',
  },
  titles: { labels: 'nuestr[oa]s?', others: null, fragmentStarts: 'de del que y', behind: null },
  logos: null,
}
