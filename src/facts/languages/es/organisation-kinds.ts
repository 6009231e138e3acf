import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Spanish words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Universidad Fundación Asociación Federación Instituto Ayuntamiento Colegio Banco Ministerio ' +
    'Confederación Consejería Arzobispado Mancomunidad Cofradía Conservatorio Politécnico Observatorio Unión ' +
    'Congregación Diputación Orquesta Sindicato Parroquia Secretaría Cámara Sociedad ' +
    'Biblioteca',
  clear: null,
  firms: 'Grupo Ediciones Editora',
  trades:
    'Academia Restaurante Caja Cooperativa Constructora Inmobiliaria Panadería Librería Bodega Bodegas Fábrica ' +
    'Talleres Taller Ferretería Municipalidad Gobierno Ministerio ' +
    'Escuela Centro Editorial Imprenta Museo Teatro Clínica Club Hospital ' +
    'Agencia Unión Liceo Tribunal Gremio Consorcio Patronato Tribunal Juzgado Defensoría Fiscalía Procuraduría Contraloría Policía Superintendencia',
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
}
