import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Spanish write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
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
}
