import { foldPath } from '../../src/offline/fold-path.ts'

const NAME_BYTES_MAX = 120
/** See Microsoft, "Naming Files, Paths, and Namespaces". */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
const REFUSED = /[<>:"\\|?*\0-\x1f]|[. ]$/
/** Percent-escapes, control or replacement characters, or only a checksum. */
const UNREADABLE = /%[0-9a-f]{2}|[\x7f-\x9f\uFFFD]|^[0-9a-f]{16,}(?:\.\w+)?$/i

/**
 * Problems with the names of unpacked files, one sentence each: names that are too long, reserved on Windows or
 * unreadable, and paths that differ only by case.
 *
 * @param paths relative to the root of the tree, with slashes
 */
export function nameProblems(paths: readonly string[]): string[] {
  const problems = new Set<string>()
  const known = new Map<string, string>()
  for (const path of paths) {
    const segments = path.split('/')
    for (const [at, name] of segments.entries()) {
      if (Buffer.byteLength(name) > NAME_BYTES_MAX) problems.add(`${name} is longer than ${NAME_BYTES_MAX} bytes`)
      if (RESERVED.test(name)) problems.add(`${name} is reserved on Windows`)
      if (REFUSED.test(name)) problems.add(`${name} is refused by Windows`)
      if (UNREADABLE.test(name)) problems.add(`${name} cannot be read`)
      const whole = segments.slice(0, at + 1).join('/')
      const folded = foldPath(whole)
      const other = known.get(folded) ?? whole
      if (other !== whole) problems.add(`${whole} and ${other} differ by case only`)
      known.set(folded, other)
    }
  }
  return [...problems]
}
