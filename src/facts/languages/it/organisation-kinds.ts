import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Italian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Università Politecnico Accademia Istituto Fondazione Associazione Comune Banca Consorzio Confederazione ' +
    'Federazione Confraternita Soprintendenza Ministero Prefettura Questura Arcidiocesi Conservatorio ' +
    'Sindacato',
  clear: null,
  firms: 'Gruppo Edizioni',
  trades:
    'Ristorante Trattoria Albergo Ospedale Clinica Cassa Impresa Immobiliare Officina Officine Panificio ' +
    'Farmacia Libreria Cantina Tenuta Cooperativa Parrocchia Diocesi Provincia Regione Scuola Liceo Museo ' +
    'Teatro Studio Circolo Agenzia Unione Ordine Collegio Camera Biblioteca Patronato Azienda ' +
    'Club Polisportiva Tribunale Procura Polizia',
  small: null,
  endings: null,
  stems: null,
  units: 'dipartimento|facoltà',
  modifiers: 'prenotazioni commerciale bilingue riposo',
  uses: {
    inSentences: 'Gruppo',
    beforeFor: null,
    qualifiers: null,
    places: null,
    owned: null,
  },
  neighbours: {
    abbreviations: null,
    relations: 'progetto|parte|filiale|membro|marchio|divisione|agente',
    located: null,
    associations: null,
    adjectives: 'ale|ico|ica|ano|ana',
  },
  partnerships: {
    joins: 'e|y',
    tails: 'Figli|Associati|Soci',
    signTails: null,
    strangers: 'clienti fornitori amici padre madre',
  },
  uncased: null,
}
