import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Azerbaijani words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: null,
  clear:
    'Universiteti Nazirliyi Assosiasiyası Fondu İnstitutu Akademiyası Federasiyası Birliyi Cəmiyyəti ' +
    'Agentliyi Şirkəti',
  firms: null,
  trades: 'Bankı Klubu Məktəbi Xəstəxanası Kitabxanası',
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
