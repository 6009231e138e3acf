import { readFile, writeFile } from 'node:fs/promises'
import remapping, { type SourceMapInput } from '@jridgewell/remapping'
import MagicString from 'magic-string'

/**
 * Rewrites a bundle's non-ASCII characters as `\u` escapes, and adjusts its source map. The runtime keeps a script's
 * text in memory, with two bytes per character if any is beyond Latin-1. The bundler escapes strings, but not regular
 * expressions.
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
