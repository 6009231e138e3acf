import { type OfflineFile, type Reference, ReferenceList, readReference } from './reference.ts'
import { isInert, isLocal } from './safe-address.ts'
import { linkTargetOf, loadTargetOf } from './target.ts'
import { createFileWork } from './work.ts'

/** Members with which an installed app claims URLs, files and shared content (W3C Manifest and its incubations). */
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
 * Returns the images that a web app manifest refers to, and its start page.
 *
 * @param url the manifest's URL
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
 * Rewrites a manifest: its images refer to files of the archive, its pages to those or to the live site. Files that
 * were not downloaded, and members with which an app claims URLs, are removed. Text that is not a manifest is returned
 * unchanged.
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
    // `JSON.parse` accepts deeper nesting than `JSON.stringify`.
    return json
  }
}

/** Returns each member that contains a URL, with the object that holds it. */
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
