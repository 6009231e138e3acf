import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Romanian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Universitatea Fundația Fundaţia Asociația Asociaţia Federația Federaţia Confederația Ministerul ' +
    'Institutul Primăria Uniunea Episcopia Arhiepiscopia Inspectoratul Prefectura Spitalul ' +
    'Liceul Teatrul Muzeul Școala Colegiul Tribunalul',
  clear: null,
  firms: null,
  trades:
    'Consiliul Parohia Camera Agenția Banca Clubul Cooperativa ' +
    'Comuna Municipiul Judecătoria Curtea Poliția Autoritatea',
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
