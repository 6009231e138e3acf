const LENGTH_MAX = 60

/**
 * A name as part of a file name: letters and digits of any language with hyphens between them. Returns `unnamed` if it
 * has none.
 */
export const fileNamePart = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '')
    .slice(0, LENGTH_MAX)
    .replace(/[-\ud800-\udbff]+$/, '') || 'unnamed'
