import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { memoize } from '../memoize.ts'

/** Cache size: countries and towns are frequent in menus and forms. */
const TEXTS_MAX = 2_000
const LENGTH_MAX = 40

/** Whether a text is exactly the name of a country or a large town: Hong Kong, Sierra Leone. */
export const isPlaceName = (text: string): boolean => text.length <= LENGTH_MAX && judge(text)

const judge = memoize((text) => {
  const folded = fold(text)
  return countryNamed(folded) !== null || countryOfCity(folded) !== null
}, TEXTS_MAX)
