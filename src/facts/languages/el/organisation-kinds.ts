import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Greek words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Πανεπιστήμιο Δήμος Σύλλογος Υπουργείο Ένωση Ομοσπονδία Ινστιτούτο Ίδρυμα Επιμελητήριο Σωματείο ' +
    'Συνεταιρισμός Ακαδημία Πολυτεχνείο',
  clear: null,
  firms: null,
  trades: 'Νοσοκομείο Μουσείο Θέατρο Σχολή Τράπεζα Βιβλιοθήκη Λύκειο Γυμνάσιο Περιφέρεια Οργανισμός',
  small: null,
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
