import type { ComboboxOptionItem } from './combobox-input.ts'

/** The viewer's time zone, as reported by the browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

let options: readonly ComboboxOptionItem[] | null = null

/** All time zones, by city, with their current UTC offset. Built once, as there are more than 400. */
export function timeZoneOptions(): readonly ComboboxOptionItem[] {
  options ??= [...new Set(['UTC', ownTimeZone(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: timeZoneName(value),
    hint: offsetOf(value),
    words: offsetOf(value),
  }))
  return options
}

/** A readable name for "Europe/Berlin": "Berlin, Europe". */
export function timeZoneName(zone: string): string {
  const [area = zone, ...place] = zone.replaceAll('_', ' ').split('/')
  return place.length > 0 ? `${place.toReversed().join(', ')}, ${area}` : area
}

function offsetOf(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    // The browser does not know this time zone.
    return ''
  }
}
