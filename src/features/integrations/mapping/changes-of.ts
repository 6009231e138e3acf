import type { OnExisting } from '../../../contracts/integrations/integrations.ts'

/**
 * The values that a record lacks or, if it is to be overwritten, has otherwise.
 *
 * @param wanted by property
 * @param current what the provider has
 */
export function changesOf(
  wanted: Readonly<Record<string, string>>,
  current: Readonly<Record<string, string>>,
  onExisting: OnExisting,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([property, value]) => {
      const has = current[property] ?? ''
      return onExisting === 'fill' ? has === '' : folded(has) !== folded(value)
    }),
  )
}

/** Providers trim texts, and write addresses in lower case. */
const folded = (text: string) => text.trim().toLowerCase()
