import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Czech words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Univerzita Nadace Spolek',
  clear: null,
  firms: null,
  trades: null,
  small: null,
  endings: null,
  stems: 'Pekár[ne]|Nemocnic|Spořiteln|Pojišťovn|Město|Měst|Obec|Obc|Nadac|Nakladatelstv|Knihovn|Kavárn',
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
