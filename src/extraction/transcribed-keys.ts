import { umlautSpellings } from '../lib/transcribe-umlauts.ts'

/**
 * Maps the keys of names whose umlauts are transcribed to the keys of the same names as written, where a page or site
 * has the latter: that of `Mueller GmbH` to that of `Müller GmbH`.
 *
 * @param names as written
 * @param keyOf the key under which two names are the same
 */
export function transcribedKeys(names: Iterable<string>, keyOf: (name: string) => string): Map<string, string> {
  const keys = new Map<string, string>()
  for (const name of names) {
    const [written, transcribed] = umlautSpellings(name)
    if (transcribed !== undefined) keys.set(keyOf(transcribed), keyOf(written!))
  }
  return keys
}
