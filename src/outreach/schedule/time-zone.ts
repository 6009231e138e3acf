/** The cache size for formats, which are slow to create and large; recipients rarely span more zones. */
const FORMATS_MAX = 60
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  })
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(zone, made)
  return made
}

/** The offset of a time zone from UTC at a time, in milliseconds. @throws RangeError for an unknown time zone */
export function offsetAt(zone: string, at: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) shown[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
}

const NAMES_MAX = 2_000
const NAME_LENGTH_MAX = 64
const names = new Map<string, string | null>()

/** Normalises a time zone's name (IANA, such as `Europe/Berlin`); null if it is unknown. */
export function timeZoneNamed(written: string): string | null {
  const name = written.trim()
  const known = names.get(name)
  if (known !== undefined) return known
  // Engines also accept UTC offsets such as `+01:00`, which are not a place's time zone.
  const isName = name.length <= NAME_LENGTH_MAX && /^[a-z][\w/+-]*$/i.test(name)
  const found = isName ? resolved(name) : null
  if (names.size >= NAMES_MAX) names.clear()
  if (name.length <= NAME_LENGTH_MAX) names.set(name, found)
  return found
}

function resolved(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
