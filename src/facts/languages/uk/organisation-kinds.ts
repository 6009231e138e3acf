import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Ukrainian words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads: 'Університет Інститут Міністерство Академія Асоціація Федерація Спілка Фонд Адміністрація Департамент',
  clear: null,
  firms: null,
  trades: 'Лікарня Поліклініка Школа Ліцей Гімназія Коледж Бібліотека Музей Театр Банк Центр Агентство Товариство',
  small: 'університет інститут академія асоціація федерація фонд лікарня школа ліцей коледж бібліотека музей театр',
  endings: null,
  stems: null,
  units: null,
  modifiers: null,
  uses: null,
  neighbours: null,
  partnerships: null,
  uncased: null,
}
