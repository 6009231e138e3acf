import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** French words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Université Fondation Fédération Syndicat Lycée Mairie Cabinet Clinique Banque Ministère Confédération ' +
    'Préfecture Confrérie Archevêché Diocèse Conservatoire',
  clear: 'Institut',
  firms: 'Groupe Éditions',
  trades:
    'Régie Caisse Crédit Mutuelle Coopérative Auberge Hôtel Domaine Château Atelier Ateliers Librairie ' +
    'Boulangerie Boucherie Menuiserie Charpente Imprimerie Pharmacie Hôpital Ville Région Département ' +
    'Chambre Initiative Agence Maison Ferme Brasserie Fromagerie Cave Caves Vignobles Transports ' +
    'Établissements Cinéma Théâtre Musée Médiathèque Paroisse Comité Communauté Métropole Commune Amicale ' +
    'Cercle Ligue École Collège Académie Compagnie Société Union Office Tribunal Clinique Club ' +
    'Association Tribunal Gendarmerie Rectorat',
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
