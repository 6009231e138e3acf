import type { Settings } from '../../contracts/system/settings.ts'
import type { Tax } from './reckon.ts'

/** Returns the tax that the operator charges; null if there is none. */
export function taxOf({ tax_percent, tax_name }: Pick<Settings, 'tax_percent' | 'tax_name'>): Tax | null {
  const basisPoints = Math.round(tax_percent * 100)
  return basisPoints > 0 ? { label: `${tax_name} ${tax_percent}%`, basisPoints } : null
}
