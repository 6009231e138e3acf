import { readFile, writeFile } from 'node:fs/promises'
import remapping, { type SourceMapInput } from '@jridgewell/remapping'
import MagicString from 'magic-string'

/**
 * Writes what a bundle has beyond ASCII as `\u` escapes, and its source map to match. The runtime keeps a script's text
 * in memory, two bytes a character as soon as one is beyond Latin-1; the bundler escapes those of strings, but leaves
 * regular expressions as they are.
 *
 * @param file a minified JavaScript bundle, its source map beside it as `.map`
 */
export async function escapeBundle(file: string): Promise<void> {
  const bundle = new MagicString(await readFile(file, 'utf8'))
  const mapFile = `${file}.map`
  const before = JSON.parse(await readFile(mapFile, 'utf8')) as SourceMapInput
  for (const { 0: beyond, index } of bundle.original.matchAll(/[^\0-\x7f]+/g)) {
    bundle.overwrite(index, index + beyond.length, escapesOf(beyond))
  }
  const escaped = bundle.generateMap({ source: file, hires: 'boundary' })
  await writeFile(mapFile, JSON.stringify(remapping([escaped.toString(), before], () => null)))
  await writeFile(file, bundle.toString())
}

function escapesOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
