import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'
import type { Steps } from '../lib/steps.ts'
import { URL_LENGTH_MAX } from '../lib/url.ts'
import { dataUrl } from './data-url.ts'
import { applyEdits, type Edit } from './edits.ts'
import { importPlaces } from './import-places.ts'
import type { FoundUrl } from './reference.ts'
import { readReference } from './reference.ts'
import { relativePath } from './relative-path.ts'
import type { PlaceFile } from './rewrite-place.ts'
import { isInert } from './safe-address.ts'
import { scriptKind } from './script-kind.ts'
import { scriptFileEditsInSteps } from './script-literals.ts'
import { readImport } from './script-references.ts'
import { loadTargetOf } from './target.ts'
import { mayRead } from './work.ts'

const NO_SCRIPT = 'data:text/javascript,'
/** Folders in a name. */
const FOLDERS_MAX = 64
/** A module that is written into an import map. */
const MAPPED_LENGTH_MAX = 4 * 1024 * 1024
/** What is imported is neither in the copy nor written into the page. */
const REFUSED = Symbol('refused')

/** Names without a path are the map's; of addresses only what is written into them may stay. */
const refused = (specifier: string) =>
  isInert(specifier, 'script') || (specifier.length <= URL_LENGTH_MAX && /^[\w@][\w@.~/+-]*$|^offline:/.test(specifier))
    ? null
    : REFUSED

/**
 * Rewrites what scripts in a page name, and writes modules into it, since browsers refuse them from `file:` addresses: an import map gives each module a name
 * and its text as a `data:` address, so that every module runs once, in the order of its imports, cycles included.
 */
export class InlineModules {
  private readonly file: PlaceFile
  private readonly html: string
  /** What the page's own import map says. */
  private readonly own = new Map<string, string>()
  /** URL to text; grows while the texts are read. */
  private readonly modules = new Map<string, string>()
  private readonly emptied = new Set<HtmlTag>()
  /** Where the first tag stands that has to do with modules: the import map comes before it, and after the charset. */
  private firstAt: number | undefined

  constructor(html: string, file: PlaceFile) {
    this.html = html
    this.file = file
  }

  /** @returns whether the tag needs nothing else */
  tag(tag: HtmlTag, edits: Edit[]): boolean {
    const isPreload = tag.name === 'link' && /(?:^|\s)modulepreload(?:\s|$)/i.test(attributeValue(tag, 'rel') ?? '')
    if (!isPreload && !isModule(tag) && !isImportMap(tag)) return false
    this.firstAt ??= tag.start
    if (isImportMap(tag)) return false
    const source = tag.attributes.find(({ name }) => name === (isPreload ? 'href' : 'src'))
    const found = source && readReference(attributeValue(tag, source.name)!, this.file.base, this.file.work)
    if (!found || !this.add(found.url)) return false
    if (isPreload) edits.push({ start: tag.start, end: tag.end, text: '' })
    else {
      edits.push({ start: source.start, end: source.end, text: '' })
      edits.push({ start: tag.end, end: tag.end, text: `import ${scriptString(nameOf(found.url))}` })
      this.emptied.add(tag)
    }
    return true
  }

  /** Content of a script element. */
  *text(tag: HtmlTag, start: number, end: number, edits: Edit[]): Steps<void> {
    const text = this.html.slice(start, end)
    if (this.emptied.has(tag)) edits.push({ start, end, text: '' })
    else if (isImportMap(tag)) {
      edits.push({ start, end, text: this.mapWithoutModules(this.readOwn(text)) })
    } else if (scriptKind(tag) !== 'data') {
      const missing = (found: FoundUrl) => loadTargetOf(found, this.file, NO_SCRIPT)
      const rewritten = yield* this.rewriteScript(text, this.file.base, isModule(tag) ? missing : undefined)
      if (rewritten !== text) edits.push({ start, end, text: rewritten })
    }
  }

  /** The import map, where the page needs one. */
  *editsInSteps(): Steps<Edit[]> {
    if (this.modules.size === 0) return []
    const at = this.firstAt ?? 0
    const imports: Record<string, string> = {}
    // Reading a text may add those it imports, which the loop then comes to.
    for (const [url, text] of this.modules) {
      const script = yield* this.rewriteScript(text, url, () => NO_SCRIPT)
      imports[nameOf(url)] = dataUrl(script, typeOfFile(url))
      yield
    }
    const map = scriptString({ imports })
    return [{ start: at, end: at, text: `<script type="importmap">${map}</script>` }]
  }

  private add(url: string): boolean {
    if (this.modules.has(url)) return true
    const text = this.file.inline?.(url)
    if (text === undefined || !mayRead(text.length, this.file.work)) return false
    this.modules.set(url, text)
    return true
  }

  /** @param missing what stands for a module that cannot be written in; without it imports are left alone */
  private *rewriteScript(script: string, url: string, missing?: (found: FoundUrl) => string): Steps<string> {
    const media = yield* scriptFileEditsInSteps(script, url, this.file)
    if (!missing) return applyEdits(script, media)
    const imports = importPlaces(script).flatMap(({ start, end, specifier }) => {
      if (specifier === undefined) return this.ownAddress(script, end, url, start)
      const found = this.read(specifier, url)
      if (!found) return []
      const isKnown = found !== REFUSED && this.add(found.url)
      const text = isKnown ? nameOf(found.url) : found === REFUSED ? NO_SCRIPT : missing(found)
      return [{ start, end, text: scriptString(text) }]
    })
    return applyEdits(script, [...imports, ...media])
  }

  /** `import.meta.url` is where the module lies in the archive, as scripts ask it to find their files. */
  private ownAddress(script: string, end: number, url: string, start: number): Edit[] {
    const path = this.modules.has(url) ? this.file.resolve(url) : undefined
    if (path === undefined || !/^\.url\b/.test(script.slice(end, end + 5))) return []
    const to = /^https?:/i.test(path) ? path : relativePath(this.file.path, path)
    return [{ start, end: end + 4, text: `new URL(${JSON.stringify(to)},document.baseURI).href` }]
  }

  /** @returns null for a name that needs no file */
  private read(specifier: string, url: string): FoundUrl | typeof REFUSED | null {
    const { base, work } = this.file
    const written = (address: string) => readReference(address, base, work) ?? refused(address)
    if (specifier.length > URL_LENGTH_MAX) return refused(specifier)
    const exact = this.own.get(specifier)
    if (exact !== undefined) return written(exact)
    // Each folder of a name is looked up by itself, which takes the square of its length.
    const folders = this.own.size === 0 ? 0 : specifier.split('/').length
    if (folders > FOLDERS_MAX || !work.trySpend(folders * specifier.length)) return REFUSED
    if (folders === 0) return readImport(specifier, url, work) ?? refused(specifier)
    for (let slash = specifier.lastIndexOf('/'); slash > 0; slash = specifier.lastIndexOf('/', slash - 1)) {
      const folder = this.own.get(specifier.slice(0, slash + 1))
      if (folder !== undefined && folder.length > URL_LENGTH_MAX) return REFUSED
      if (folder !== undefined) return written(folder + specifier.slice(slash + 1))
    }
    return readImport(specifier, url, work) ?? refused(specifier)
  }

  private readOwn(text: string): Map<string, string> {
    const own = new Map<string, string>()
    const imports = importsOf(text)
    for (const [name, address] of Object.entries(imports)) {
      if (typeof address !== 'string' || address.length > MAPPED_LENGTH_MAX) continue
      own.set(name, address)
      // The first of several maps counts.
      if (!this.own.has(name)) this.own.set(name, address)
    }
    return own
  }

  /** The page's own map for what scripts import by computed names; leads to files, never to the network. */
  private mapWithoutModules(own: ReadonlyMap<string, string>): string {
    const imports: Record<string, string> = {}
    for (const [name, address] of own) {
      const found = readReference(address, this.file.base, this.file.work)
      // What is written into the map already needs no file.
      if (!found) imports[name] = isInert(address, 'script') ? address : NO_SCRIPT
      else if (!this.file.inline) imports[name] = relative(loadTargetOf(found, this.file, NO_SCRIPT))
    }
    return Object.keys(imports).length === 0 ? '{}' : scriptString({ imports })
  }
}

/** Addresses in an import map begin with a dot or a scheme. */
const relative = (target: string) => (/^(?:\.|[a-z]+:)/.test(target) ? target : `./${target}`)

function importsOf(text: string): Record<string, unknown> {
  try {
    const map: unknown = JSON.parse(text)
    if (typeof map !== 'object' || map === null || !('imports' in map)) return {}
    return typeof map.imports === 'object' && map.imports !== null ? { ...map.imports } : {}
  } catch {
    return {}
  }
}

const isImportMap = (tag: HtmlTag) =>
  tag.name === 'script' && attributeValue(tag, 'type')?.trim().toLowerCase() === 'importmap'

const isModule = (tag: HtmlTag) => scriptKind(tag) === 'module'

/** A scheme that leads nowhere, so that a browser that does not know import maps asks nothing of the network. */
const nameOf = (url: string) => url.replace(/^https?:\/\//, 'offline:')

/** JSON that may stand in a script of HTML and of XHTML alike. */
const scriptString = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003C').replaceAll('&', '\\u0026')

function typeOfFile(url: string): string {
  const extension = /\.(json|css)(?:\?|$)/i.exec(url)?.[1]?.toLowerCase()
  return extension === 'json' ? 'application/json' : extension === 'css' ? 'text/css' : 'text/javascript'
}
