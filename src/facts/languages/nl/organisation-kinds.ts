import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Dutch words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Universiteit Rijksuniversiteit Stichting Vereniging Hogeschool Gemeente Ministerie Waterschap ' +
    'Genootschap Federatie Bisdom Kamer Instituut Omroep',
  clear: null,
  firms: null,
  trades:
    'Provincie Advocaten Notarissen Makelaars Architecten Verzekeringen Ziekenhuis Bakkerij Slagerij ' +
    'Drukkerij Uitgeverij Brouwerij Bouw Museum Bibliotheek Academie School Rechtbank Gerechtshof Politie Universiteit Ombudsman',
  small: null,
  endings: '\\p{L}{3}(?:vereniging|stichting|genootschap|federatie|bond)',
  stems: null,
  units: 'vakgroep|afdeling|faculteit|departement',
  modifiers: null,
  uses: null,
  neighbours: {
    abbreviations: null,
    relations: 'project|website|onderdeel|lid|merk|handelsnaam',
    located: null,
    associations: null,
    adjectives: null,
  },
  partnerships: {
    joins: 'en',
    tails: 'Zonen|Zoon|Zn',
    signTails: null,
    strangers: 'klanten vrienden leveranciers vader moeder',
  },
  uncased: null,
}
