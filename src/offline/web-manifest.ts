import { type OfflineFile, type Reference, ReferenceList, readReference } from './reference.ts'
import { isInert, isLocal } from './safe-address.ts'
import { linkTargetOf, loadTargetOf } from './target.ts'
import { createFileWork } from './work.ts'

/** By these an installed app is given addresses, files and messages of others (W3C Manifest, and its incubations). */
const TAKES_OVER = [
  'scope',
  'scope_extensions',
  'share_target',
  'protocol_handlers',
  'file_handlers',
  'url_handlers',
  'serviceworker',
  'widgets',
]

type Json = Record<string, unknown>

/**
 * The pictures that a web app manifest names, and the page it starts with.
 *
 * @param url where the manifest was found
 * @see https://www.w3.org/TR/appmanifest/
 */
export function findManifestReferences(json: string, url: string): Reference[] {
  const references = new ReferenceList()
  const work = createFileWork()
  const manifest = parse(json)
  if (manifest) {
    for (const { holder, key, kind } of addresses(manifest)) {
      const found = readReference(String(holder[key]), url, work)
      if (found) references.add(found.url, kind)
    }
  }
  return references.list()
}

/**
 * The manifest with its pictures leading to the files of the archive, and its pages to those or to the live site. What was not taken,
 * and members by which an installed app takes over addresses, are left out. What is no manifest comes back as it is.
 */
export function rewriteManifest(json: string, file: OfflineFile): string {
  const manifest = parse(json)
  if (!manifest) return json
  const work = createFileWork()
  for (const { holder, key, kind } of addresses(manifest)) {
    const value = String(holder[key])
    const found = readReference(value, file.url, work)
    const target = found
      ? kind === 'page'
        ? linkTargetOf(found, file)
        : loadTargetOf(found, file, '')
      : isInert(value, 'media')
        ? value
        : ''
    if (target === '') delete holder[key]
    else holder[key] = target
  }
  for (const member of TAKES_OVER) delete manifest[member]
  try {
    return JSON.stringify(manifest, (_, value: unknown) => (typeof value === 'string' && isLocal(value) ? '' : value))
  } catch {
    // What is nested deeply is read without end and written only so far.
    return json
  }
}

/** Every member that holds an address, with the object it can be written back to. */
function addresses(manifest: Json): { holder: Json; key: string; kind: 'image' | 'page' }[] {
  const shortcuts = objects(manifest.shortcuts)
  const images = [manifest.icons, manifest.screenshots, ...shortcuts.map(({ icons }) => icons)].flatMap(objects)
  const pages = [{ holder: manifest, key: 'start_url' }, ...shortcuts.map((holder) => ({ holder, key: 'url' }))]
  return [
    ...images.map((holder) => ({ holder, key: 'src', kind: 'image' as const })),
    ...pages.map((page) => ({ ...page, kind: 'page' as const })),
  ].filter(({ holder, key }) => typeof holder[key] === 'string')
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

function parse(json: string): Json | null {
  try {
    const value: unknown = JSON.parse(json.replace(/^\uFEFF/, ''))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
