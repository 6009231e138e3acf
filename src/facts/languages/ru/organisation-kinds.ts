import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Russian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Университет Институт Министерство Академия Ассоциация Федерация Союз Фонд Администрация Департамент',
  clear: null,
  firms: null,
  trades: 'Больница Поликлиника Школа Лицей Гимназия Колледж Библиотека Музей Театр Банк Центр Агентство Общество',
  small:
    'университет институт академия ассоциация федерация фонд больница школа лицей колледж библиотека музей ' + 'театр',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
