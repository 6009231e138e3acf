import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Czech words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Univerzita Nadace Spolek Ministerstvo Sdružení Svaz Ústav Akademie Asociace Federace Komora Konfederace ' +
    'Biskupství Muzeum Divadlo Nemocnice Knihovna Gymnázium',
  clear: null,
  firms: null,
  trades: 'Soud Úřad Policie Inspekce Inspektorát',
  small: null,
  endings: null,
  stems:
    'Pekár[ne]|Nemocnic|Spořiteln|Pojišťovn|Město|Měst|Obec|Obc|Nadac|Nakladatelstv|Knihovn|Kavárn|' +
    'Ministerstv|Sdružen|Asociac|Federac|Muze|Divadl|Gymnázi',
  units: 'fakulta|katedra',
  modifiers: 'recepce',
  uses: null,
  neighbours: null,
  partnerships: {
    joins: 'i',
    tails: 'Synové',
    signTails: null,
    strangers: null,
  },
  uncased: null,
}
