import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Italian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Università Politecnico Accademia Istituto Fondazione Associazione Comune Banca Consorzio Confederazione ' +
    'Federazione Confraternita Soprintendenza Ministero Prefettura Questura Arcidiocesi Conservatorio ' +
    'Sindacato Osservatorio Congregazione Regione Ordine Società Circolo Diocesi Orchestra ' +
    'Biblioteca Parrocchia Unione Ospedale',
  clear: null,
  firms: 'Gruppo Edizioni',
  trades:
    'Provincia Ristorante Trattoria Albergo Clinica Cassa Impresa Immobiliare Officina Officine Panificio ' +
    'Farmacia Libreria Cantina Tenuta Cooperativa Scuola Liceo Museo ' +
    'Teatro Studio Agenzia Collegio Patronato Azienda ' +
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
