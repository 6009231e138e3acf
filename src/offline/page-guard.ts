import { createHash } from 'node:crypto'
import type { HtmlTag } from '../lib/scan-html.ts'
import { folderScript, guardScript } from './guard-script.ts'
import { scriptKind } from './script-kind.ts'

/** What the page itself holds. */
const WRITTEN_IN = 'data: blob:'
/** Every file, as no page knows its folder before it is opened; the guard's script then names that. */
const FILES = "'self' file:"

/** A page that is guarded. */
export interface Guarded {
  readonly hasScripts: boolean
  /** Where it lies in the copy. */
  readonly path: string
  /** The copy is this file alone. */
  readonly isSingle?: boolean | undefined
}

/**
 * Keeps a page from loading anything but its copy, and from sending forms. To be put into the head, before whatever loads something.
 * Without scripts of its own a page runs none; one that has some needs `frameGuard` before the first.
 */
export function pageGuard({ hasScripts, path, isSingle = false }: Guarded): string {
  const sources = isSingle ? WRITTEN_IN : `${FILES} ${WRITTEN_IN}`
  const policy = [
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval'`,
    hasScripts ? `connect-src ${WRITTEN_IN}` : `script-src ${isSingle ? "'none'" : hashesOf(path)}; connect-src 'none'`,
    `worker-src ${hasScripts ? WRITTEN_IN : "'none'"}`,
    // A frame that a script writes would be a page without a guard.
    `frame-src ${isSingle ? 'data:' : FILES}`,
    `object-src ${isSingle ? 'data:' : FILES}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    '<meta http-equiv="x-dns-prefetch-control" content="off"/>'
  if (isSingle) return hasScripts ? CHARSET + metas : metas
  // Browsers look for the charset in the first kilobyte, which this fills.
  return CHARSET + metas + scriptTag(folderScript(path))
}

/** Keeps scripts from leading away, and lets them believe that their service worker is on its way; in each document of a page. */
export const frameGuard = (file: Pick<Guarded, 'path' | 'isSingle'>) => scriptTag(guardScript(file))

const CHARSET = '<meta charset="utf-8"/>'
const IN_HTML = ['//<![CDATA[', '\n//]]>'] as const
const IN_XML = ['//', '\n//'] as const

/** Written for HTML and XML alike. */
const scriptTag = (script: string) => `<script>${IN_HTML[0]}${script}${IN_HTML[1]}</script>`

/** The only script that a page without its own runs, as HTML and XML read it (CSP 3, 2.3.1). */
function hashesOf(path: string): string {
  const script = folderScript(path)
  const hash = ([before, after]: readonly [string, string]) =>
    `'sha256-${createHash('sha256')
      .update(before + script + after)
      .digest('base64')}'`
  return `${hash(IN_HTML)} ${hash(IN_XML)}`
}

/** Whether a tag makes a script run. */
export const runsScript = (tag: HtmlTag) =>
  scriptKind(tag) !== 'data' ||
  tag.attributes.some(({ name, raw }) => name.startsWith('on') || (name === 'href' && /^\s*javascript:/i.test(raw)))
