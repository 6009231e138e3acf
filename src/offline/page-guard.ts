import { createHash } from 'node:crypto'
import type { HtmlTag } from '../lib/scan-html.ts'
import { folderScript, guardScript } from './guard-script.ts'
import { scriptKind } from './script-kind.ts'

/** Sources inside the page itself. */
const WRITTEN_IN = 'data: blob:'
/**
 * Every file, as a page does not know its folder before it is opened. The guard script then restricts it to that
 * folder.
 */
const FILES = "'self' file:"

/** A page to be guarded. */
export interface Guarded {
  readonly hasScripts: boolean
  /** Its path in the copy. */
  readonly path: string
  /** The copy consists of this file only. */
  readonly isSingle?: boolean | undefined
}

/**
 * Returns tags that prevent a page from loading anything outside its copy, and from submitting forms. They belong in
 * the head, before anything that loads a file. A page without scripts of its own may then run none; one with scripts
 * needs `frameGuard` before the first.
 */
export function pageGuard({ hasScripts, path, isSingle = false }: Guarded): string {
  const sources = isSingle ? WRITTEN_IN : `${FILES} ${WRITTEN_IN}`
  const policy = [
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval'`,
    hasScripts ? `connect-src ${WRITTEN_IN}` : `script-src ${isSingle ? "'none'" : hashesOf(path)}; connect-src 'none'`,
    `worker-src ${hasScripts ? WRITTEN_IN : "'none'"}`,
    // A frame written by a script would be an unguarded page.
    `frame-src ${isSingle ? 'data:' : FILES}`,
    `object-src ${isSingle ? 'data:' : FILES}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    '<meta http-equiv="x-dns-prefetch-control" content="off"/>'
  if (isSingle) return hasScripts ? CHARSET + metas : metas
  // Browsers look for the charset in the first kilobyte, which this script fills.
  return CHARSET + metas + scriptTag(folderScript(path))
}

/**
 * Returns the script that prevents navigation away from the copy and stubs service workers. Each document of a page
 * needs it.
 */
export const frameGuard = (file: Pick<Guarded, 'path' | 'isSingle'>) => scriptTag(guardScript(file))

const CHARSET = '<meta charset="utf-8"/>'
const IN_HTML = ['//<![CDATA[', '\n//]]>'] as const
const IN_XML = ['//', '\n//'] as const

/** Returns a script element that is valid in both HTML and XML. */
const scriptTag = (script: string) => `<script>${IN_HTML[0]}${script}${IN_HTML[1]}</script>`

/**
 * Returns the hashes of the only script that may run in a page without scripts of its own, as read in HTML and in XML
 * (CSP 3, 2.3.1).
 */
function hashesOf(path: string): string {
  const script = folderScript(path)
  const hash = ([before, after]: readonly [string, string]) =>
    `'sha256-${createHash('sha256')
      .update(before + script + after)
      .digest('base64')}'`
  return `${hash(IN_HTML)} ${hash(IN_XML)}`
}

/** Whether a tag runs a script. */
export const runsScript = (tag: HtmlTag) =>
  scriptKind(tag) !== 'data' ||
  tag.attributes.some(({ name, raw }) => name.startsWith('on') || (name === 'href' && /^\s*javascript:/i.test(raw)))
