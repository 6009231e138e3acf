import { compilePattern } from '../../lib/compile-pattern.ts'
import { patternInTexts } from './organisation-texts.ts'

/** Possessives in default names. */
const OWN = patternInTexts(({ emptyNames }) => emptyNames?.possessives)
const SITE =
  '(?:(?:new|first|awesome|wordpress|wp|joomla!?|drupal|shopify|wix|ghost|online) )*' +
  `(?:${patternInTexts(({ emptyNames }) => emptyNames?.siteNouns)})`
const WHOLE = patternInTexts(({ emptyNames }) => emptyNames?.defaults)
const DEFAULT = compilePattern(`^(?:(?:${OWN}) ${SITE}|${WHOLE})$`, 'iu')
const LENGTH_MAX = 40

/** Whether a name is the default of a CMS or theme, used until the site is named: `My WordPress Site`, `admin`. */
export const isDefaultName = (name: string) => name.length <= LENGTH_MAX && DEFAULT.test(name)
