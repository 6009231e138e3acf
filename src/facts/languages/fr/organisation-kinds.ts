import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** French words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Université Fondation Fédération Syndicat Lycée Mairie Cabinet Clinique Banque Ministère Confédération ' +
    'Préfecture Confrérie Archevêché Diocèse Conservatoire Observatoire Orchestre Chambre ' +
    'Bibliothèque Académie Musée Théâtre École Hôpital Communauté Association Amicale ' +
    'Paroisse Médiathèque',
  clear: 'Institut',
  firms: 'Groupe Éditions',
  trades:
    'Régie Caisse Crédit Mutuelle Coopérative Auberge Hôtel Domaine Château Atelier Ateliers Librairie ' +
    'Boulangerie Boucherie Menuiserie Charpente Imprimerie Pharmacie Ville Région Département ' +
    'Initiative Agence Maison Ferme Brasserie Fromagerie Cave Caves Vignobles Transports ' +
    'Établissements Cinéma Comité Métropole Commune ' +
    'Cercle Ligue Compagnie Société Union Office Tribunal Clinique Club ' +
    'Tribunal Gendarmerie Rectorat',
  small: null,
  endings: null,
  stems: null,
  units: 'département|faculté|ufr|service d(?:e|es|u)',
  modifiers: 'accueil reservation reservations urgences tarifs bilingue',
  uses: {
    inSentences: 'Groupe',
    beforeFor: null,
    qualifiers: null,
    places: null,
    owned: null,
  },
  neighbours: {
    abbreviations: 'cie ets ste soc',
    relations: 'projet|site|initiative|filiale|partie|membre|marque|représentant',
    located: null,
    associations: null,
    adjectives: 'al|ale|el|elle|ique|ain|aine',
  },
  partnerships: {
    joins: 'et',
    tails: 'Fils|Filles|Associés|Associées|Cie|Compagnie',
    signTails: null,
    strangers: 'fournisseurs amis membres pere mere',
  },
  uncased: null,
}
